extension Dispatcher {
    /// Finds the newest map that matches; conditions in code are asked outside the lock, and values decoded
    /// there.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - redirect: The redirect that led to the URL, which has a say in the values.
    /// - Returns: The search.
    func findMap(
        for url: RouteURL,
        in filter: TagFilter,
        after redirect: Job.Redirect? = nil
    ) -> MapSearch {
        let (found, version) = look { state, releases in
            let found = state.registry.newestMap(matching: url, in: filter, keeping: &releases)
            return (found, state.registry.version)
        }
        let match = newest(of: found, url, after: redirect)
        let askedConditions = found.possible.contains(where: \.asksConditions)
        return MapSearch(version: version, match: match, askedCode: askedConditions)
    }

    /// Chooses the newest map, and asks those whose code has a say until one agrees.
    ///
    /// - Parameters:
    ///   - found: What was found under the lock.
    ///   - url: The URL.
    ///   - redirect: The redirect that led to the URL, which has a say in the values.
    ///   - refused: Is told of those whose code refused.
    /// - Returns: The map.
    func newest(
        of found: (certain: Entry?, possible: [Entry]),
        _ url: RouteURL,
        after redirect: Job.Redirect?,
        refused: (Entry, CodeRefusal) -> Void = { _, _ in }
    ) -> Match? {
        // A lazy sequence would ask the code of the one that it finds twice.
        for entry in found.possible {
            do {
                return try ask(entry, url, after: redirect)
            } catch {
                refused(entry, error)
            }
        }
        return found.certain.map { Match(entry: $0) }
    }

    /// Lists the proxies of a job, finds its map, and says so to the machine.
    func match(_ id: DispatchMachine.JobID, _ effects: inout DeferredEffects) {
        let isDone = decide(&effects) { state, after in
            state.match(id, &after).map { state.handle($0, &after) } != nil
        }
        if !isDone { matchAskingCode(id, &effects) }
    }

    /// Finds the map of a job anew unless nothing changed, or else the fallback, and says so to the machine.
    func resolve(_ id: DispatchMachine.JobID, _ effects: inout DeferredEffects) {
        let isDone = decide(&effects) { state, after in
            state.resolve(id, &after).map { state.handle($0, &after) } != nil
        }
        if !isDone { resolveAskingCode(id, &effects) }
    }

    private func matchAskingCode(_ id: DispatchMachine.JobID, _ effects: inout DeferredEffects) {
        let planned = look { state, releases in
            state.jobs.with(id) { ($0.opening, $0.search) }.map { opening, search in
                let isReusable = search?.askedCode == false && state.hasCurrentSearch(id, &releases)
                let filter = opening.filter
                return (
                    opening: opening,
                    search: isReusable ? search : nil,
                    proxies: state.registry.proxies(matching: opening.url, in: filter, keeping: &releases)
                )
            }
        }
        guard let planned else { return }
        let opening = planned.opening
        let search = planned.search ?? findMap(for: opening.url, in: opening.filter)
        let proxies = planned.proxies.compactMap { try? ask($0, opening.url, after: nil) }
        decide(&effects) { state, after in
            state.jobs.with(id) {
                $0.search = search
                $0.note { $0.proxies = proxies }
            }
            state.handle(.matched(id, proxies: proxies.count), &after)
        }
    }

    private func resolveAskingCode(_ id: DispatchMachine.JobID, _ effects: inout DeferredEffects) {
        let job = look { state, _ in
            state.jobs.with(id) { (url: $0.url, filter: $0.opening.filter, redirect: $0.redirect) }
        }
        guard let job else { return }
        let search = findMap(for: job.url, in: job.filter, after: job.redirect)
        let isFound = search.match != nil
        let refuser = isFound ? nil : refuser(of: job.url, in: job.filter, after: job.redirect)
        decide(&effects) { state, after in
            state.jobs.with(id) {
                $0.search = search
                $0.noteRefuser(refuser)
            }
            state.handle(state.choose(id), &after)
        }
    }

    /// Asks the conditions in code of a possible match, if it has any, and decodes its value.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - url: The URL.
    ///   - redirect: The redirect that led to the URL, which has a say in the values.
    /// - Returns: The match.
    /// - Throws: Why it is none after all.
    func ask(
        _ entry: Entry,
        _ url: RouteURL,
        after redirect: Job.Redirect?
    ) throws(CodeRefusal) -> Match {
        guard entry.asksCode else { return Match(entry: entry) }
        let matcher = PatternMatcher(rules: matchingRules, asksPredicates: true)
        let captures: Parameters
        if entry.asksConditions {
            guard let matched = matcher.match(entry.pattern, url) else { throw .condition }
            captures = matched
        } else {
            captures = matcher.captures(of: entry.pattern, in: url)
        }
        guard let reading = entry.handler.reading else {
            return Match(entry: entry, confirmed: captures)
        }
        let parameters = CallArguments.parameters(of: url, captures, after: redirect)
        do {
            let value = try reading.value(of: parameters)
            return Match(entry: entry, confirmed: captures, decoded: (value, parameters))
        } catch {
            throw .value(error)
        }
    }
}
