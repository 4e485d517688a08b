extension Dispatcher {
    /// Finds the newest map that matches; conditions in code are asked outside the lock, and values decoded
    /// there.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - origin: Where the URL comes from.
    /// - Returns: The search.
    func findMap(for url: RouteURL, in filter: TagFilter, from origin: RouteOrigin) -> MapSearch {
        let question = look { state, releases in
            var question = Question(about: state.registry)
            question.maps = state.registry.newestMap(matching: url, in: filter, keeping: &releases)
            return question
        }
        let answer = question.answer { entry throws(CodeRefusal) in
            try ask(entry, url, after: nil, from: origin)
        }
        return answer.search ?? MapSearch(version: question.version, match: nil, askedCode: false)
    }

    /// Asks code which entry a job calls next.
    ///
    /// - Returns: How the job goes on.
    func answer(_ question: Question, of job: Job) -> JobStep {
        let redirect = look { _, _ in job.extras?.redirect }
        let url = redirect?.url ?? job.url
        let answer = question.answer { entry throws(CodeRefusal) in
            try ask(entry, url, after: redirect, from: job.origin)
        }
        return transact { state, after in
            // The caller of `open` may be asking, and pays for this URL only.
            after.mayStart = false
            return state.choose(job, by: answer, &after)
        }
    }

    /// Asks the conditions in code of a possible match, if it has any, and decodes its value; code runs in
    /// the course of the URL, and so does what it opens.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - url: The URL.
    ///   - redirect: The redirect that led to the URL, which has a say in the values.
    ///   - origin: Where the URL comes from.
    /// - Returns: The match.
    /// - Throws: Why it is none after all.
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
