/// Where a guard sends a URL.
package struct GuardRedirect: Sendable {
    /// The other URL.
    package let url: String
    /// What the handler of the other URL is given along.
    package let data: (any Sendable)?
    fileprivate let redirect: Job.Redirect

    fileprivate init(_ redirect: Job.Redirect) {
        self.redirect = redirect
        url = redirect.url.string
        data = redirect.data?.value
    }

    /// Gives the parameters of the other URL, with what a map captures of it.
    package func parameters(capturing captures: Parameters) -> Parameters {
        CallArguments.parameters(of: redirect.url, captures, after: redirect)
    }
}

/// Asking guards about a URL that is not opened: for a navigator, about a place that is about to show.
extension RouteScope {
    /// Asks the guards of a URL, as an opening would, and calls nothing else.
    ///
    /// It takes no place among the jobs of the router, so it may be awaited by one of their handlers. A guard
    /// that holds the URL at a gate rejects it here.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - data: What the guards are given along.
    /// - Returns: Where a guard sends the URL; `nil` when all let it pass.
    /// - Throws: A ``RoutingError`` when the URL is malformed, and when a guard rejects it or fails.
    package nonisolated(nonsending) func askGuards(
        about text: String,
        passing data: (any Sendable)?
    ) async throws -> GuardRedirect? {
        let url: RouteURL
        do {
            url = try dispatcher.read(text)
        } catch {
            throw RoutingError.malformed(text, error)
        }
        let from = origin(of: .internal)
        let job = dispatcher.job(url, filter, from, data, cause: cause, isAwaited: true, isInquiry: true)
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
        let from = origin(of: .internal)
        let job = dispatcher.job(redirect.redirect.url, filter, from, nil, cause: cause, isAwaited: true)
        job.follow(redirect.redirect)
        _ = try await dispatcher.result(of: job).get()
    }

    /// Lists the guards of a URL, those included that depend on code.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The guards; `nil` of a text that the router does not read as a URL.
    package func guards(of text: String) -> Set<RouteUUID>? {
        guard let url = try? dispatcher.read(text) else { return nil }
        let origin = origin(of: .internal).orLessTrusted(.current)
        let found = dispatcher.look { state, releases in
            state.registry.guards(matching: url, from: origin.bit, keeping: &releases)
        }
        return Set(found.map(\.uuid))
    }

    /// Whether any guard was ever registered.
    package var hasGuards: Bool { dispatcher.look { state, _ in state.registry.guardCount > 0 } }

    /// What the patterns of guards begin with that have a scheme: `app://`, `https://example.com/`.
    ///
    /// A place of a navigation tree whose pattern has no scheme is reached by URLs of any, so its guards are
    /// those of all these.
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
    /// A host that it accepts.
    fileprivate var sample: String {
        switch self {
        case .any, .anyWithoutPort: "host"
        case .anyWithPort(let port): "host" + port
        case .subdomains(let parent): "www." + parent
        case .exact(let host): host
        }
    }
}
