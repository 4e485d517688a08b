/// A redirect by a guard that was asked about a URL.
package struct GuardRedirect: Sendable {
    /// The new URL.
    package let url: String
    /// The data for the handler of the new URL.
    package let data: (any Sendable)?
    fileprivate let redirect: Job.Redirect

    fileprivate init(_ redirect: Job.Redirect) {
        self.redirect = redirect
        url = redirect.url.string
        data = redirect.data?.value
    }

    /// Returns the parameters of the new URL, overridden by the captures of a map.
    package func parameters(capturing captures: Parameters) -> Parameters {
        CallArguments.parameters(of: redirect.url, captures, after: redirect)
    }
}

/// Inquiries: a navigator asks the guards about the URL of a place before it shows the place.
extension RouteScope {
    /// Asks the guards of a URL, as an opening would, and calls nothing else.
    ///
    /// The inquiry takes no place among the jobs of the router, so the handler of a job may await it. If a guard
    /// holds the URL at a gate, the inquiry counts that as a rejection.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - data: The data for the guards.
    ///   - answer: The answer that other tasks await.
    /// - Returns: The redirect of a guard; `nil` when all guards let the URL pass.
    /// - Throws: A ``RoutingError`` when the URL is malformed, and when a guard rejects it or fails.
    package nonisolated(nonsending) func askGuards(
        about text: String,
        passing data: (any Sendable)?,
        giving answer: AwaitedAnswer? = nil
    ) async throws -> GuardRedirect? {
        let url: RouteURL
        do {
            url = try dispatcher.read(text)
        } catch {
            throw RoutingError.malformed(error)
        }
        let from = origin(of: .internal)
        let job = job(url, from, data, isInquiry: true)
        answer?.note(job, dispatcher)
        _ = try await dispatcher.result(of: job).get()
        return dispatcher.look { _, _ in
            job.extras?.redirect.map(GuardRedirect.init)
        }
    }

    /// Opens the URL of a redirect, with the parameters and the data that the guard gave, and waits for its end.
    ///
    /// - Parameter redirect: The answer of a guard that ``askGuards(about:passing:)`` returned.
    /// - Throws: A ``RoutingError``, as `dispatch` does.
    package nonisolated(nonsending) func follow(_ redirect: GuardRedirect) async throws {
        _ = try await dispatcher.result(of: job(following: redirect)).get()
    }

    /// Opens the URL of a redirect for a task that the caller starts next.
    ///
    /// - Parameters:
    ///   - redirect: The answer of a guard that ``askGuards(about:passing:)`` returned.
    ///   - context: The context of that task, which retains it until the job has ended.
    /// - Returns: The job.
    package func start(following redirect: GuardRedirect, in context: TaskContext) -> StartedJob {
        StartedJob(job(following: redirect, awaitedBy: context), in: dispatcher)
    }

    private func job(
        following redirect: GuardRedirect, awaitedBy awaiter: TaskContext? = .ofThisTask
    ) -> Job {
        let job = job(redirect.redirect.url, origin(of: .internal), nil, awaitedBy: awaiter)
        job.follow(redirect.redirect)
        return job
    }

    /// Returns the guards of a URL, including those that match only if their code agrees.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The identities of the guards; `nil` for a text that is not a URL.
    package func guards(of text: String) -> Set<RouteUUID>? {
        guard let url = try? dispatcher.read(text) else { return nil }
        let origin = origin(of: .internal).orLessTrusted(.current)
        let found = dispatcher.look { state, releases in
            state.registry.guards(matching: url, from: origin.bit, keeping: &releases)
        }
        return Set(found.map(\.uuid))
    }

    /// The number of the job that was opened last; jobs are numbered in the order in which they are opened.
    package var lastJobNumber: Int { dispatcher.look { state, _ in state.lastNumber } }

    /// Whether any guard was ever registered.
    package var hasGuards: Bool { dispatcher.look { state, _ in state.registry.guardCount > 0 } }

    /// The beginnings of the guards' patterns that have a scheme, such as `app://` or `https://example.com/`.
    ///
    /// A pattern without a scheme in a navigation tree matches URLs of any scheme. So the guards of all these
    /// sites apply to its place.
    package var guardedSites: Set<String> {
        Set(dispatcher.look { state, _ in state.registry.allGuards }.compactMap(\.pattern.segmented?.site))
    }
}

extension SegmentedPattern {
    /// The beginning of a URL that the scheme and the host of the pattern match; `nil` without a scheme.
    fileprivate var site: String? {
        guard let scheme else { return nil }
        return scheme + "://" + (host.map { $0.sample + "/" } ?? "")
    }
}

extension HostPattern {
    /// A host that the pattern accepts.
    fileprivate var sample: String {
        switch self {
        case .any, .anyWithoutPort: "host"
        case .anyWithPort(let port): "host" + port
        case .subdomains(let parent): "www." + parent
        case .exact(let host): host
        }
    }
}
