internal import Routing

/// An explanation as a page of text: a label in front of each part, and aligned columns behind it.
struct ExplanationPage {
    private static let mostFar = 10
    private static let mostNear = 20
    private static let mostParameters = 20
    private static let longestLine = 100
    private static let longestPattern = 40

    private let explanation: RouteExplanation

    init(_ explanation: RouteExplanation) {
        self.explanation = explanation
    }

    /// The page.
    var text: String {
        var parts: [(label: String, lines: [String])] = [("URL", url)]
        if !explanation.scope.isEmpty { parts.append(("scope", [scope])) }
        if explanation.origin.isExternal { parts.append(("from", [Self.shown("\(explanation.origin)")])) }
        if let fault = explanation.fault {
            parts.append(("fault", ["\(fault.code) at byte \(fault.offset): \(fault.message)".visible()]))
            parts.append(("map", ["none, and no proxy is asked"]))
        } else {
            parts += [("read as", [reading]), ("guards", guards), ("proxies", proxies), ("map", map)]
            parts.append(("fallback", fallback))
            parts += others
        }
        parts.removeAll { $0.lines.isEmpty }
        let width = 2 + (parts.map(\.label.count).max() ?? 0)
        return parts.flatMap { label, lines in
            lines.enumerated().map { (($0 == 0 ? label : "").padded(to: width) + $1).withoutTrailingSpaces }
        }.joined(separator: "\n")
    }
}

extension ExplanationPage {
    private var scope: String {
        explanation.scope.map { tags in
            "[" + tags.map { "\"\(Self.shown($0))\"" }.joined(separator: ", ") + "]"
        }.joined()
    }

    /// The URL, with the caret under its fault if there is one.
    private var url: [String] {
        guard let fault = explanation.fault else {
            return [Self.shown(explanation.url, atMost: Self.longestLine)]
        }
        return fault.excerpt.split(separator: "\n").map { String($0.dropFirst(2)).visible() }
    }

    private var reading: String {
        guard let reading = explanation.reading else { return "" }
        var parts: [String] = []
        if let scheme = reading.scheme { parts.append("scheme \(Self.shown(scheme))") }
        if let host = reading.host { parts.append("host \(Self.shown(host))") }
        let segments = reading.segments.map { Self.shown($0) }.joined(separator: " / ")
        parts.append(reading.segments.isEmpty ? "no segments" : "segments \(segments)")
        let query = reading.query.map { "\(Self.shown($0.name))=\(Self.shown($0.value))" }
        if !query.isEmpty { parts.append("query \(query.joined(separator: " & "))") }
        if let fragment = reading.fragment { parts.append("fragment \(Self.shown(fragment))") }
        return Self.shown(parts.joined(separator: ", "), atMost: Self.longestLine)
    }

    private var guards: [String] { asked(.guard) }

    private var proxies: [String] {
        let lines = asked(.proxy)
        return lines.isEmpty ? ["none"] : lines
    }

    private func asked(_ kind: RouteEntry.Kind) -> [String] {
        Self.aligned(explanation.proxies.filter { $0.kind == kind }.map(Self.cells))
    }

    private var map: [String] {
        guard let winner = explanation.winner else {
            return [explanation.fallback == nil ? "none, and there is no fallback for it" : "none"]
        }
        let shown = winner.parameters.prefix(Self.mostParameters).map {
            ["  " + Self.shown($0.name), Self.shown($0.value), $0.origin.rawValue]
        }
        let rest = winner.parameters.count - shown.count
        return Self.aligned([Self.cells(of: winner.route)]) + Self.aligned(shown)
            + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    private var fallback: [String] {
        explanation.fallback.map { [Self.shown($0.sourceLine)] } ?? []
    }

    /// The entries that are passed over; near and far ones share columns, and suggestions have lines of their
    /// own.
    private var others: [(label: String, lines: [String])] {
        let near = explanation.others.prefix { $0.isNear }
        let far = explanation.others.drop { $0.isNear }
        let shownNear = near.prefix(Self.mostNear)
        let shownFar = far.prefix(far.count > Self.mostFar ? 0 : far.count)
        let rows = (shownNear + shownFar).map(Self.cells)
        let lines = Self.aligned(rows)
        let indentation = Self.widths(of: rows).prefix(2).reduce(0) { $0 + $1 + 2 }
        var nearLines: [String] = []
        var lastSuggestion: String?
        for (line, passed) in zip(lines, shownNear) {
            nearLines.append(line)
            guard let suggestion = passed.suggestion, suggestion != lastSuggestion else { continue }
            lastSuggestion = suggestion
            let shown = Self.shown(suggestion, atMost: Self.longestLine)
            nearLines.append("".padded(to: indentation) + "try \(shown)")
        }
        if near.count > shownNear.count { nearLines.append("and \(near.count - shownNear.count) more") }
        let farLines = far.count > Self.mostFar ? ["\(far.count) others"] : lines.dropFirst(shownNear.count)
        return [("near", nearLines), ("far", Array(farLines))]
    }
}

extension ExplanationPage {
    /// The cells of an entry that is asked or wins.
    private static func cells(of route: RegisteredRoute) -> [String] {
        let name = route.name.map { "\"\(shown($0))\"" }
        return [shown(route.pattern, atMost: longestPattern), name ?? "", shown(route.sourceLine)]
    }

    /// The cells of an entry that is passed over.
    private static func cells(of passed: RouteExplanation.Passed) -> [String] {
        let pattern = shown(passed.route.pattern, atMost: longestPattern)
        let reason = shown(passed.reason.message, atMost: longestLine)
        return [passed.route.kind.rawValue, pattern, reason, shown(passed.route.sourceLine)]
    }

    private static func aligned(_ rows: [[String]]) -> [String] {
        let widths = widths(of: rows)
        return rows.map { row in
            let cells = zip(row, widths).filter { $1 > 0 }.map { $0.padded(to: $1 + 2) }
            return cells.joined().withoutTrailingSpaces
        }
    }

    private static func widths(of rows: [[String]]) -> [Int] {
        rows.reduce(into: []) { widths, row in
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
    }

    /// A foreign text on one line, shortened when it is long.
    private static func shown(_ text: String, atMost limit: Int = RedactedTexts.longestCitation) -> String {
        let visible = RedactedTexts.cut(text, atMost: 4 * limit).visible()
        return visible.count > limit ? visible.prefix(limit - 1) + "…" : visible
    }
}

extension String {
    /// The text, padded with spaces.
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text without trailing spaces.
    fileprivate var withoutTrailingSpaces: String {
        lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
    }
}
