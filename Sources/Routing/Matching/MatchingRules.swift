/// The rules by which a router compares patterns with URLs.
package struct MatchingRules: Sendable {
    /// Whether literals distinguish capitals; hosts and schemes never do.
    package var caseSensitive: Bool
    /// The hosts that a web URL must have to match a pattern without a host; `nil` for any.
    package var webHosts: Set<String>?

    package init(caseSensitive: Bool = false, webHosts: Set<String>? = nil) {
        self.caseSensitive = caseSensitive
        self.webHosts = webHosts
    }

    /// Whether a pattern without a host matches web URLs of a host, which is in lower case.
    package func acceptsWithoutHost(_ host: String) -> Bool { webHosts?.contains(host) ?? true }
}
