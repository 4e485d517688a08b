extension Dispatcher {
    /// So many of the near ones get a suggestion, each of which costs the reading of a URL.
    private static let mostSuggestions = 8

    /// What is seen of the state in one look, so that all of it was true at once.
    private typealias Sight = (
        listed: [(entry: Entry, isOwnerAlive: Bool?)],
        found: (certain: Entry?, possible: [Entry]),
        proxies: [Entry],
        fallback: Entry?
    )

    /// Explains what would be done with a URL; see ``RouteOpening/explain(_:from:)``.
    func explain(_ text: String, in filter: TagFilter, from origin: RouteOrigin) -> RouteExplanation {
        let filter = filter.asked(by: origin.bit)
        let texts = ExplainedTexts(redaction(of: text), of: text)
        do {
            return explain(try read(text), in: filter, from: origin, texts)
        } catch {
            return RouteExplanation(
                url: texts.url(text),
                scope: filter.clauses.map { $0.sorted() },
                from: texts.origin(origin),
                reading: nil,
                fault: texts.fault(error),
                proxies: [],
                winner: nil,
                fallback: nil,
                others: []
            )
        }
    }

    private func explain(
        _ url: RouteURL,
        in filter: TagFilter,
        from origin: RouteOrigin,
        _ texts: ExplainedTexts
    ) -> RouteExplanation {
        let sight = look { state, leavings -> Sight in
            // The listing comes first: searching lets go of what it finds to belong to nobody any more. And it
            // holds the owners, so that nobody is gone for the search who was there for the listing.
            (
                listed: state.registry.entries(in: TagFilter(), keeping: &leavings),
                found: state.registry.newestMap(matching: url, in: filter, keeping: &leavings),
                proxies: state.registry.proxies(matching: url, in: filter, keeping: &leavings),
                fallback: state.fallbacks.nearest(to: filter)
            )
        }
        var refusals: [RouteUUID: CodeRefusal] = [:]
        let winner = newest(of: sight.found, url, after: nil) { refusals[$0.uuid] = $1 }
        let proxies = sight.proxies.filter { proxy in
            refusals[proxy.uuid] = refusal(of: proxy, url)
            return refusals[proxy.uuid] == nil
        }
        let examination = EntryExamination(
            dispatcher: self,
            url: ExplainedURL(url, matchingRules),
            filter: filter,
            winner: winner?.entry,
            refusals: refusals,
            texts: texts
        )
        let called = Set(proxies.map(\.uuid) + (winner.map { [$0.entry.uuid] } ?? []))
        let owned = Dictionary(uniqueKeysWithValues: sight.listed.map { ($0.entry.uuid, $0.isOwnerAlive) })
        func route(_ entry: Entry) -> RegisteredRoute {
            RegisteredRoute(entry, isOwnerAlive: owned[entry.uuid] ?? nil)
        }
        return RouteExplanation(
            url: texts.url(url.string),
            scope: filter.clauses.map { $0.sorted() },
            from: texts.origin(origin),
            reading: texts.reading(of: url),
            fault: nil,
            proxies: proxies.map(route),
            winner: winner.map { explain($0, route($0.entry), url, texts) },
            fallback: winner == nil ? sight.fallback.map(route) : nil,
            others: others(sight.listed.filter { !called.contains($0.entry.uuid) }, examination)
        )
    }

    /// Asks the code of an entry whose pattern matches, if it has any, why it refuses, if it does.
    func refusal(of entry: Entry, _ url: RouteURL) -> CodeRefusal? {
        do {
            _ = try ask(entry, url, after: nil)
            return nil
        } catch {
            return error
        }
    }

    private func explain(
        _ winner: Match,
        _ route: RegisteredRoute,
        _ url: RouteURL,
        _ texts: ExplainedTexts
    ) -> RouteExplanation.Winner {
        let captures = winner.captures(in: url, matchingRules)
        let parameters = winner.parameters ?? CallTerms.parameters(of: url, captures, after: nil)
        let names = Set(captures.names.map(ExactText.init))
        return RouteExplanation.Winner(
            route: route, parameters: texts.parameters(parameters, captured: names))
    }

    /// Says of entries why they are passed over: the nearest first, then the newest.
    private func others(
        _ listed: [(entry: Entry, isOwnerAlive: Bool?)],
        _ examination: EntryExamination
    ) -> [RouteExplanation.Passed] {
        let findings = listed.compactMap { examination.examine($0.entry, isOwnerAlive: $0.isOwnerAlive) }
            .enumerated()
            .sorted { ($0.element.nearness.rank, $0.offset) < ($1.element.nearness.rank, $1.offset) }
            .map(\.element)
        var suggestionsLeft = Self.mostSuggestions
        return findings.map { finding in
            var suggestion: String?
            if finding.nearness.change != nil, suggestionsLeft > 0 {
                suggestionsLeft -= 1
                suggestion = examination.suggestion(for: finding)
            }
            return RouteExplanation.Passed(
                route: RegisteredRoute(finding.entry, isOwnerAlive: finding.isOwnerAlive),
                reason: finding.reason,
                isNear: finding.nearness.isNear,
                suggestion: suggestion
            )
        }
    }
}
