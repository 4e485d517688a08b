/// What is registered: a pattern with its tags, and what to call when a URL matches.
///
/// The methods of ``RouteMapping`` make entries; code that forwards registrations passes them on.
public struct RouteEntry: Sendable {
    /// Whether an entry handles URLs or is asked before they are handled.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Handles URLs.
        case map
        /// Is asked before a URL is handled, in the scopes of its tags.
        case proxy
        /// Is asked before a URL is handled, in every scope and after every redirect.
        case `guard`

        /// Whether it is asked before a URL is handled.
        package var isInterceptor: Bool { self != .map }
    }

    /// The pattern of the URLs that the entry is for.
    public internal(set) var pattern: RoutePattern
    /// The tags that bring the entry into scopes.
    public internal(set) var tags: Set<String>
    /// Where it was registered.
    public let place: RoutePlace
    /// Whether the entry handles URLs or is asked before they are handled.
    public let kind: Kind

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
        accepting origins: [RouteOrigin.Kind]? = nil,
        as kind: Kind? = nil
    ) {
        self.pattern = pattern
        self.tags = Set(tags)
        self.handler = handler
        self.kind = kind ?? handler.kind
        self.labels = name == nil && summary == nil ? nil : Labels(name: name, summary: summary)
        self.place = place
        self.origins = origins.map { OriginSet($0) }
    }

    /// The origins of the URLs that the entry accepts, as it was registered; `nil` for what
    /// ``Routing/Configuration/externalDefault`` says.
    public var accepting: [RouteOrigin.Kind]? { origins?.kinds }
}

extension RouteEntry {
    /// Adds the tags of the scope or group that the entry is registered in; a guard has none, because it is
    /// asked in every scope.
    mutating func add(_ tags: Set<String>) {
        if kind != .guard { self.tags.formUnion(tags) }
    }

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
