/// What is registered: a pattern with its tags, and what to call when a URL matches.
///
/// The methods of ``RouteMapping`` make entries; code that forwards registrations passes them on.
public struct RouteEntry: Sendable {
    /// Whether an entry handles URLs or is asked before they are handled.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Handles URLs.
        case map
        /// Is asked before a URL is handled.
        case proxy
    }

    /// The pattern of the URLs that the entry is for.
    public internal(set) var pattern: RoutePattern
    /// The tags that bring the entry into scopes.
    public internal(set) var tags: Set<String>
    /// A name for reports, if it was given one.
    public let name: String?
    /// A sentence for reports and documents, if it was given one.
    public let summary: String?
    /// Where it was registered.
    public let place: RoutePlace

    let handler: Handler

    init(
        _ pattern: RoutePattern,
        _ tags: [String],
        _ handler: Handler,
        _ name: String?,
        _ summary: String?,
        _ place: RoutePlace
    ) {
        self.pattern = pattern
        self.tags = Set(tags)
        self.handler = handler
        self.name = name
        self.summary = summary
        self.place = place
    }

    /// Whether the entry handles URLs or is asked before they are handled.
    public var kind: Kind {
        switch handler {
        case .map, .asyncMap: .map
        case .proxy, .asyncProxy: .proxy
        }
    }
}
