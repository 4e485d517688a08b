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
    /// Where it was registered.
    public let place: RoutePlace

    var handler: Handler
    /// The origins that it accepts; `nil` for what the configuration says.
    var origins: OriginSet?
    // Most entries have none, and an entry without is as small as it can be.
    let labels: Labels?

    init(
        _ pattern: RoutePattern,
        _ tags: [String],
        _ handler: Handler,
        _ name: String?,
        _ summary: String?,
        _ place: RoutePlace,
        accepting origins: [RouteOrigin.Kind]? = nil
    ) {
        self.pattern = pattern
        self.tags = Set(tags)
        self.handler = handler
        self.labels = name == nil && summary == nil ? nil : Labels(name: name, summary: summary)
        self.place = place
        self.origins = origins.map { OriginSet($0) }
    }

    /// Whether the entry handles URLs or is asked before they are handled.
    public var kind: Kind { handler.kind }

    /// The origins of the URLs that the entry accepts, as it was registered; `nil` for what
    /// ``Routing/Configuration/externalDefault`` says.
    public var accepting: [RouteOrigin.Kind]? { origins?.kinds }
}

extension RouteEntry {
    /// What an entry may be given for reports.
    final class Labels: Sendable {
        let name: String?
        let summary: String?

        init(name: String?, summary: String?) {
            self.name = name
            self.summary = summary
        }
    }

    /// A name for reports, if it was given one.
    public var name: String? { labels?.name }

    /// A sentence for reports and documents, if it was given one.
    public var summary: String? { labels?.summary }
}
