/// A type that registers routes: a router, or a scope or group of one, which adds its tags.
///
/// Maps handle URLs, proxies intercept them before, and guards protect them in every scope and after every
/// redirect. A classic closure, which has a callback, comes with a pattern as text or as a ``RoutePattern``. An
/// async closure comes with a ``RoutePattern``; a literal in the source is one. These rules apply to all:
///
/// - The **most recently registered** entry that matches comes first, even before a more specific one.
/// - Registering takes effect before the call returns, also for jobs that still wait in the queue.
/// - An entry lives until it is disposed of or its owner is released. The router holds owners weakly.
/// - A literal, or a text for a classic closure, stops the program with a ``RoutePatternError`` when it is
///   malformed. Text from elsewhere goes through ``RoutePattern/init(_:where:)`` or, if the router has
///   web schemes of its own, ``RoutePattern/init(_:where:webSchemes:)``.
/// - The router skips an entry that does not accept the origin of a URL; see ``RouteOrigin``. Without
///   `accepting:`, a map accepts the origins that ``RoutingConfiguration/externalDefault`` allows; a proxy
///   and a guard accept all origins.
/// - Registering costs O(length of the pattern), amortised.
public protocol RouteMapping: Sendable {
    /// How the router reads URLs and runs handlers.
    var configuration: Routing.Configuration { get }

    /// Reads the text of a pattern in the program's source; a malformed text stops the program and names the
    /// line.
    ///
    /// The default implementation uses the web schemes of the ``configuration``.
    ///
    /// - Parameters:
    ///   - literal: The text.
    ///   - line: The line of the text in the source.
    /// - Returns: The pattern.
    func read(_ literal: String, registeredAt line: SourceLine) -> RoutePattern

    /// Registers an entry; every other registration method calls this one.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The owner of the entry; `nil` for an entry that lives until it is disposed of.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID
}

extension RouteMapping {
    /// Reads the text of a pattern with the web schemes of the configuration.
    public func read(_ literal: String, registeredAt place: SourceLine) -> RoutePattern {
        do {
            let webSchemes = configuration.readingOptions.webSchemes
            return try RoutePattern(reading: literal, predicates: [:], webSchemes: webSchemes)
        } catch {
            preconditionFailure("\(place): \(error)")
        }
    }

    /// Registers an entry from the arguments of `map` or `proxy`, with text as the pattern.
    func enter(_ text: String, _ handler: Handler, _ details: Details) -> RouteUUID {
        enter(read(text, registeredAt: details.place), handler, details)
    }

    /// Registers an entry from the arguments of `map`, `proxy` or `protect`.
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
        accepting: [RouteOrigin.Kind]? = nil, name: String?, declaredAt place: SourceLine,
        perform: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Void
    ) -> RouteUUID {
        enter(
            RouteEntry(pattern, tags, Handler.map(perform), name, nil, place, accepting: accepting),
            owner: owner)
    }
}

/// The arguments of `map`, `proxy` and `protect` other than the pattern and the handler.
struct Details {
    let tags: [String]
    let owner: (any RouteOwner)?
    let accepting: [RouteOrigin.Kind]?
    let name: String?
    let summary: String?
    let place: SourceLine

    init(
        _ tags: [String], _ owner: (any RouteOwner)?, _ accepting: [RouteOrigin.Kind]?,
        _ name: String?, _ summary: String?, _ fileID: StaticString, _ line: UInt
    ) {
        self.tags = tags
        self.owner = owner
        self.accepting = accepting
        self.name = name
        self.summary = summary
        self.place = SourceLine(fileID, line)
    }
}

extension RouteScope: RouteMapping {
    /// How the router of the scope reads URLs and runs handlers.
    public var configuration: Routing.Configuration { dispatcher.configuration }

    /// Registers an entry with the tags of the scope added to its own.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The object that the entry is disposed of with.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID {
        var entry = entry
        entry.add(filter.tags)
        return dispatcher.enter(entry, owner: owner)
    }
}
