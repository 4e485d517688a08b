extension Job {
    /// A redirect by a guard or a proxy.
    final class Redirect: Sendable {
        let url: RouteURL
        /// The parameters that the redirect did not change; parameters of the new URL override them.
        let carried: Parameters
        /// The parameters that the redirect changed or added; they override parameters of the new URL.
        let changed: Parameters
        let data: Payload?

        init(url: RouteURL, carried: Parameters, changed: Parameters, data: Payload?) {
            self.url = url
            self.carried = carried
            self.changed = changed
            self.data = data
        }
    }

    /// The maximum number of redirects in one job, and of maps that replace one another under its guards.
    private static let mostRedirects = 16
    /// The maximum number of characters of each URL in an error about a redirect loop.
    private static let longestCitation = 100

    /// Whether the job was redirected, or its map was replaced, more often than ``mostRedirects`` allows.
    var isInRedirectLoop: Bool {
        guard let extras else { return false }
        return max(extras.redirected.count, extras.replacedMaps) > Self.mostRedirects
    }

    /// The error for a job that goes on without end.
    var redirectLoopError: RoutingError {
        if let extras, extras.replacedMaps > Self.mostRedirects {
            let url = currentURL.string.prefix(Self.longestCitation)
            let message = "the map of '\(url)' was replaced \(extras.replacedMaps) times"
            return RoutingError(.redirectLoop, "\(message) while guards were asked about it")
        }
        let chain = (extras?.redirected ?? []) + [currentURL.string]
        let cited = chain.map { "'\($0.prefix(Self.longestCitation))'" }.joined(separator: " → ")
        return RoutingError(.redirectLoop, "more than \(Self.mostRedirects) redirects in one job: \(cited)")
    }

    /// Sets the redirect that the job is opened with, before any other code has the job.
    func follow(_ redirect: Redirect) {
        let extras = extra()
        extras.followed = redirect
        extras.redirect = redirect
    }
}
