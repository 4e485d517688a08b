internal import Routing

/// Explains what a router would do with a URL, from a snapshot of its entries.
struct Explainer {
    /// The number of near entries that get a suggestion; each suggestion costs the reading of a URL.
    private static let mostSuggestions = 8

    private let snapshot: RegistrySnapshot
    private let texts: RedactedTexts

    init(_ snapshot: RegistrySnapshot, _ texts: RedactedTexts) {
        self.snapshot = snapshot
        self.texts = texts
    }

    /// Explains a URL; see `explain(_:from:)`.
    func explanation(of text: String) -> RouteExplanation {
        do {
            return explanation(of: try snapshot.read(text))
        } catch {
            return RouteExplanation(
                url: texts.url(text),
                scope: scope,
                from: texts.origin(snapshot.origin),
                reading: nil,
                fault: texts.fault(error),
                proxies: [],
                winner: nil,
                fallback: nil,
                others: []
            )
        }
    }

    private func explanation(of url: RouteURL) -> RouteExplanation {
        let examination = EntryExamination(snapshot, ExplainedURL(url, snapshot.rules), texts)
        var (guards, proxies): ([RegistrySnapshot.Row], [RegistrySnapshot.Row]) = ([], [])
        var winner: (row: RegistrySnapshot.Row, match: Match)?
        var findings: [EntryExamination.Finding] = []
        for row in snapshot.rows {
            switch examination.verdict(on: row) {
            case .passed(let finding): findings.append(finding)
            case .matches where row.entry.kind == .guard: guards.append(row)
            case .matches where row.entry.kind == .proxy: proxies.append(row)
            case .matches(let match):
                if let winner {
                    findings.append(examination.shadowed(row, by: winner.row.entry))
                } else {
                    winner = (row, match)
                }
            }
        }
        return RouteExplanation(
            url: texts.url(url.string),
            scope: scope,
            from: texts.origin(snapshot.origin),
            reading: texts.reading(of: url),
            fault: nil,
            proxies: (guards + proxies).map(RegisteredRoute.init),
            winner: winner.map { self.winner($0.row, $0.match, url) },
            fallback: winner == nil ? snapshot.fallback.map { RegisteredRoute(($0, nil)) } : nil,
            others: passed(findings, examination)
        )
    }

    private var scope: [[String]] { snapshot.filter.clauses.map { $0.sorted() } }

    private func winner(
        _ row: RegistrySnapshot.Row,
        _ match: Match,
        _ url: RouteURL
    ) -> RouteExplanation.Winner {
        let (captures, parameters) = snapshot.terms(of: match, url)
        let names = Set(captures.names.map(ExactText.init))
        return RouteExplanation.Winner(
            route: RegisteredRoute(row), parameters: texts.parameters(parameters, of: url, captured: names))
    }

    /// Lists the entries that are passed over, with reasons: the nearest first, then the most recently
    /// registered.
    private func passed(
        _ findings: [EntryExamination.Finding],
        _ examination: EntryExamination
    ) -> [RouteExplanation.Passed] {
        var suggestionsLeft = Self.mostSuggestions
        return findings.nearestFirst().map { finding in
            var suggestion: String?
            if finding.nearness.change != nil, suggestionsLeft > 0 {
                suggestionsLeft -= 1
                suggestion = examination.suggestion(for: finding)
            }
            return RouteExplanation.Passed(
                route: RegisteredRoute(finding.row),
                reason: finding.reason,
                isNear: finding.nearness.isNear,
                suggestion: suggestion
            )
        }
    }
}
