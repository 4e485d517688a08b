/// Where routes are registered: a router, or a scope of one, which adds its tags.
///
/// There are maps, which handle URLs, proxies, which are asked before, and guards, which protect URLs however
/// they are reached. Each is registered with a classic closure that must call back or with an async one that
/// returns, and for a pattern as text or as a ``RoutePattern``. All have in common:
///
/// - Among the entries that match, **the one registered last** comes first, whatever is more specific.
/// - Registering takes effect before the call returns, for jobs whose turn has not come yet as well.
/// - An entry lives until it is disposed of or its owner is gone. The router holds owners weakly.
/// - A pattern given as text is a literal of the program: a malformed one stops it, with a
///   ``RoutePatternError``. Text from elsewhere goes through ``RoutePattern/init(_:where:)``.
/// - An entry that does not accept where a URL comes from is passed over as if it were not there; see
///   ``RouteOrigin``. A map that says nothing accepts what ``Routing/Configuration/externalDefault`` says;
///   a proxy and a guard accept everything.
/// - Registering costs O(length of the pattern), amortised.
public protocol RouteMapping: Sendable {
    /// How the router reads URLs and runs handlers.
    var configuration: Routing.Configuration { get }

    /// Reads the text of a pattern that stands in the program; one that is malformed stops it and names the
    /// place.
    ///
    /// The default reads it with the web schemes of the ``configuration``.
    ///
    /// - Parameters:
    ///   - literal: The text.
    ///   - place: Where it stands.
    /// - Returns: The pattern.
    func read(_ literal: String, registeredAt place: RoutePlace) -> RoutePattern

    /// Adds an entry; the other registrations end here.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The object that it goes with; `nil` for an entry that lives until it is disposed of.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID
}

extension RouteMapping {
    /// Reads the text of a pattern with the web schemes of the configuration.
    public func read(_ literal: String, registeredAt place: RoutePlace) -> RoutePattern {
        do {
            let webSchemes = configuration.readingOptions.webSchemes
            return try RoutePattern(reading: literal, predicates: [:], webSchemes: webSchemes)
        } catch {
            preconditionFailure("\(place): \(error)")
        }
    }

    /// Enters what an overload of `map` or `proxy` was given, with text as the pattern.
    func enter(_ text: String, _ handler: Handler, _ details: Details) -> RouteUUID {
        enter(read(text, registeredAt: details.place), handler, details)
    }

    /// Enters what an overload of `map`, `proxy` or `protect` was given.
    func enter(
        _ pattern: RoutePattern, _ handler: Handler, _ details: Details, as kind: RouteEntry.Kind? = nil
    ) -> RouteUUID {
        let entry = RouteEntry(
            pattern, details.tags, handler, details.name, details.summary, details.place,
            accepting: details.accepting, as: kind)
        return enter(entry, owner: details.owner)
    }
}

extension RouteMapping {
    /// Maps a pattern that was declared elsewhere to an async handler.
    @discardableResult
    package func map(
        _ pattern: RoutePattern, tags: [String] = [], owner: (any RouteOwner)? = nil,
        accepting: [RouteOrigin.Kind]? = nil, name: String?, declaredAt place: RoutePlace,
        perform: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Void
    ) -> RouteUUID {
        enter(pattern, .map(perform), Details(tags, owner, accepting, name, at: place))
    }
}

/// What all overloads of `map`, `proxy` and `protect` take beside the pattern and the handler.
struct Details {
    let tags: [String]
    let owner: (any RouteOwner)?
    let accepting: [RouteOrigin.Kind]?
    let name: String?
    let summary: String?
    let place: RoutePlace

    init(
        _ tags: [String], _ owner: (any RouteOwner)?, _ accepting: [RouteOrigin.Kind]?,
        _ name: String?, _ summary: String?, _ fileID: StaticString, _ line: UInt
    ) {
        self.tags = tags
        self.owner = owner
        self.accepting = accepting
        self.name = name
        self.summary = summary
        self.place = RoutePlace(fileID, line)
    }

    init(
        _ tags: [String], _ owner: (any RouteOwner)?, _ accepting: [RouteOrigin.Kind]?,
        _ name: String?, at place: RoutePlace
    ) {
        self.tags = tags
        self.owner = owner
        self.accepting = accepting
        self.name = name
        self.summary = nil
        self.place = place
    }
}

extension RouteScope: RouteMapping {
    /// How the router of the scope reads URLs and runs handlers.
    public var configuration: Routing.Configuration { dispatcher.configuration }

    /// Adds an entry with the tags of the scope beside its own.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The object that it goes with.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID {
        var entry = entry
        entry.add(filter.tags)
        return dispatcher.enter(entry, owner: owner)
    }
}
