extension Dispatcher {
    /// Finds the newest map that matches; asks conditions in code and decodes values outside the lock.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - origin: The origin of the URL.
    /// - Returns: The search, and the map that matches but for its value.
    func findMap(
        for url: RouteURL,
        in filter: TagFilter,
        from origin: RouteOrigin
    ) -> (search: MapSearch, undecoded: Question.Undecoded?) {
        let question = look { state, releases in
            var question = Question(about: state.registry)
            question.maps = state.registry.newestMap(matching: url, in: filter, keeping: &releases)
            return question
        }
        let answer = question.answer { entry throws(CodeRefusal) in
            try ask(entry, url, after: nil, from: origin)
        }
        let search = answer.search ?? MapSearch(version: question.version, match: nil, askedCode: false)
        return (search, answer.undecoded)
    }

    /// Runs the code of entries to find out which entry a job calls next.
    ///
    /// - Returns: The next step of the job.
    func answer(_ question: Question, of job: Job) -> JobStep {
        let redirect = look { _, _ in job.extras?.redirect }
        let url = redirect?.url ?? job.url
        let answer = question.answer { entry throws(CodeRefusal) in
            try ask(entry, url, after: redirect, from: job.origin)
        }
        return transact { state, after in
            // This may be a call of `open`, which pays for its own URL only.
            after.mayStart = false
            return state.choose(job, by: answer, &after)
        }
    }

    /// Asks the conditions in code of a possible match, if it has any, and decodes its value.
    ///
    /// URLs that the code opens have the same origin as this URL.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - url: The URL.
    ///   - redirect: The redirect that led to the URL, whose parameters take part in the decoding.
    ///   - origin: The origin of the URL.
    /// - Returns: The match.
    /// - Throws: The reason why the entry does not match.
    @inline(never)
    func ask(
        _ entry: Entry,
        _ url: RouteURL,
        after redirect: Job.Redirect?,
        from origin: RouteOrigin
    ) throws(CodeRefusal) -> Match {
        guard entry.asksCode else { return Match(entry: entry) }
        guard origin.isExternal else { return try match(entry, url, after: redirect) }
        let context = TaskContext(following: origin)
        return try TaskContext.$current.withValue(context) {
            Result { () throws(CodeRefusal) in try match(entry, url, after: redirect) }
        }.get()
    }

    private func match(
        _ entry: Entry,
        _ url: RouteURL,
        after redirect: Job.Redirect?
    ) throws(CodeRefusal) -> Match {
        let matcher = PatternMatcher(rules: matchingRules, asksPredicates: true)
        let captures: Parameters
        if entry.asksConditions {
            guard let matched = matcher.match(entry.pattern, url) else { throw .condition }
            captures = matched
        } else {
            captures = matcher.captures(of: entry.pattern, in: url)
        }
        guard let decoder = entry.handler.decoder else {
            return Match(entry: entry, confirmed: captures)
        }
        func decoded(after redirect: Job.Redirect?) throws -> Match {
            let parameters = CallArguments.parameters(of: url, captures, after: redirect)
            let value = try decoder.value(of: parameters)
            return Match(entry: entry, confirmed: captures, decoded: (value, parameters))
        }
        do {
            return try decoded(after: redirect)
        } catch {
            // An untyped map is called even if the parameters of a redirect do not decode. So that no redirect
            // bypasses a guard, the guard is asked about the value of the URL alone.
            if entry.kind == .guard, redirect != nil, let match = try? decoded(after: nil) { return match }
            throw .value(error)
        }
    }
}
