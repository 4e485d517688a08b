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

    /// The maximum number of redirects in one job.
    private static let mostRedirects = 16
    /// The maximum number of characters of each URL in an error about a redirect loop.
    private static let longestCitation = 100

    /// Whether the job was redirected more often than ``mostRedirects`` allows.
    var isInRedirectLoop: Bool { (extras?.redirected.count ?? 0) > Self.mostRedirects }

    /// The error for more redirects than ``mostRedirects``.
    var redirectLoopError: RoutingError {
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
