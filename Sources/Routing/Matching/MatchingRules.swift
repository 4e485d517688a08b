/// How a router compares patterns with URLs.
package struct MatchingRules: Sendable {
    /// Whether literals distinguish capitals; hosts and schemes never do.
    package var caseSensitive = false
    /// The hosts that a web URL must have to match a pattern without a host; `nil` for any.
    package var webHosts: Set<String>?
}
