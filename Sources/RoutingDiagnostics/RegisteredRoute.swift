public import Routing

/// An entry of a router as a value: its registration, without its handler.
///
/// It describes the entry at one moment. It can be shown, compared and saved, and retains nothing of the
/// router. It has the properties of a ``RouteTable/Row``, such as ``RouteTable/Row/pattern``:
///
/// ```swift
/// for route in router.routes { print(route.kind, route.pattern, route.tags) }
/// ```
@dynamicMemberLookup
public struct RegisteredRoute: Hashable, Sendable, RouteDocument {
    /// The identity of the entry, for disposing of it.
    public let uuid: RouteUUID
    /// Whether its owner still exists; `nil` for an entry without an owner.
    package let isOwnerAlive: Bool?
    /// The description of the entry, which does not depend on this run of the program.
    package let row: RouteTable.Row

    /// A property of its row in a table.
    public subscript<Value>(dynamicMember property: KeyPath<RouteTable.Row, Value>) -> Value {
        row[keyPath: property]
    }

    init(_ row: RegistrySnapshot.Row) {
        self.uuid = row.entry.uuid
        self.isOwnerAlive = row.isOwnerAlive
        self.row = RouteTable.Row(row.entry)
    }
}

extension RegisteredRoute {
    private enum Key: String, CodingKey {
        case uuid, isOwnerAlive
    }

    /// Encodes the row, and the identity and the owner's state beside its values.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        try row.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(uuid, forKey: .uuid)
        try container.encodeIfPresent(isOwnerAlive, forKey: .isOwnerAlive)
    }

    /// Decodes an entry.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError`, with the ``/Routing/RoutePatternError`` underneath for an entry without a
    ///   valid pattern.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        uuid = try container.decode(RouteUUID.self, forKey: .uuid)
        isOwnerAlive = try container.decodeIfPresent(Bool.self, forKey: .isOwnerAlive)
        row = try RouteTable.Row(from: decoder)
    }
}

extension RegisteredRoute: CustomStringConvertible {
    /// The entry in a few words: `the map '/books/:id' (MyApp/Routes.swift:12)`.
    public var description: String {
        let label = row.name.map { " \"\($0)\"" } ?? ""
        return "the \(row.kind)\(label) '\(row.pattern)' (\(row.sourceLine))".visible()
    }
}

extension RouteScoped {
    /// The maps, proxies and guards in scope, the newest first; fallbacks have no place in that order and are not
    /// listed.
    ///
    /// An entry whose owner was released a moment ago may still be listed.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries of the router.
    public var routes: [RegisteredRoute] { snapshot().rowsInScope.map { RegisteredRoute($0) } }
}
