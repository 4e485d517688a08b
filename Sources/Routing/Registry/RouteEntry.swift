/// A registration: a pattern with its tags, and the handler to call when a URL matches.
///
/// The methods of ``RouteMapping`` create entries; code that forwards registrations passes them on.
public struct RouteEntry: Sendable {
    /// Whether an entry handles URLs, or decides about them before they are handled.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Handles URLs.
        case map
        /// Decides about a URL before it is handled, in the scopes of its tags.
        case proxy
        /// Decides about a URL before it is handled, in every scope and after every redirect.
        case `guard`

        /// Whether an entry of this kind decides about URLs before they are handled.
        package var isInterceptor: Bool { self != .map }
    }

    /// The pattern of the URLs that the entry matches.
    package internal(set) var pattern: RoutePattern
    /// The tags that place the entry in scopes.
    package internal(set) var tags: Set<String>
    /// The place of the registration.
    package let place: SourceLine
    /// Whether the entry handles URLs, or decides about them before they are handled.
    package let kind: Kind

    var storedHandler: any StoredHandler
    /// The origins that the entry accepts; `nil` for the default of the configuration.
    var origins: OriginSet?
    // An object, because most entries have no labels and then store only an empty reference.
    let labels: Labels?

    init(
        _ pattern: RoutePattern,
        _ tags: [String],
        _ handler: any StoredHandler,
        _ name: String?,
        _ summary: String?,
        _ place: SourceLine,
        accepting origins: [RouteOrigin.Kind]? = nil,
        as kind: Kind? = nil
    ) {
        self.pattern = pattern
        self.tags = Set(tags)
        self.storedHandler = handler
        self.kind = kind ?? handler.kind
        self.labels = name == nil && summary == nil ? nil : Labels(name: name, summary: summary)
        self.place = place
        self.origins = origins.map { OriginSet($0) }
    }
}

extension RouteEntry {
    /// Adds the tags of the scope or group of the registration, except to a guard, which applies in every scope.
    mutating func add(_ tags: Set<String>) {
        if kind != .guard { self.tags.formUnion(tags) }
    }

    /// The optional name and summary of an entry.
    final class Labels: Sendable {
        let name: String?
        let summary: String?

        init(name: String?, summary: String?) {
            self.name = name
            self.summary = summary
        }
    }
}
