public import Routing

/// An entry of a router as a value: its registration, without its handler.
///
/// It describes the entry at one moment. It can be shown, compared and saved, and retains nothing of the
/// router.
public struct RegisteredRoute: Hashable, Sendable, RouteDocument {
    /// The identity of the entry, for disposing of it.
    public let uuid: RouteUUID
    /// The kind of entry: whether it handles URLs, or is asked before they are handled.
    public let kind: RouteEntry.Kind
    /// The text of the pattern, constraints folded into it.
    public let pattern: String
    /// Whether the pattern is a regular expression over whole URLs.
    public let isRegularExpression: Bool
    /// The names of the captures that a condition in code checks, in alphabetical order.
    public let conditions: [String]
    /// The type that its URLs are decoded as, for an entry of typed routes.
    public let valueType: String?
    /// The tags, in alphabetical order.
    public let tags: [String]
    /// The name for reports, if the entry has one.
    public let name: String?
    /// A sentence for reports and documents, if the entry has one.
    public let summary: String?
    /// The module and the file of its registration.
    public let fileID: String
    /// The line of its registration, counted from 1.
    public let line: UInt
    /// The label of the dispatch queue that calls its handler; `nil` for an async handler.
    public let queue: String?
    /// Whether its owner still exists; `nil` for an entry without an owner.
    public let isOwnerAlive: Bool?
    /// The origins that it accepts, if it does not accept all; `nil` also in values saved before origins
    /// existed.
    private let accepted: [RouteOrigin.Kind]?

    private enum CodingKeys: String, CodingKey {
        case uuid, kind, pattern, isRegularExpression, conditions, valueType, tags, name, summary
        case fileID, line, queue, isOwnerAlive
        case accepted = "accepting"
    }

    init(_ row: RegistrySnapshot.Row) {
        let entry = row.entry
        let signature = entry.signature
        self.uuid = signature.uuid
        self.kind = signature.kind
        self.pattern = signature.pattern.text
        self.isRegularExpression = signature.pattern.isRegularExpression
        self.conditions = signature.pattern.predicates.keys.sorted()
        self.valueType = entry.valueType
        self.tags = entry.tags.sorted()
        self.name = signature.name
        self.summary = signature.summary
        self.fileID = signature.place.fileID
        self.line = signature.place.line
        self.queue = entry.queueLabel
        self.isOwnerAlive = row.isOwnerAlive
        self.accepted = signature.refused.isEmpty ? nil : signature.refused.others.kinds
    }
}

extension RegisteredRoute {
    /// The origins of the URLs that it accepts, the most trusted first.
    public var accepting: [RouteOrigin.Kind] { accepted ?? RouteOrigin.Kind.allCases }

    /// The place of its registration: `MyApp/Routes.swift:12`.
    public var place: String { "\(fileID):\(line)" }
}

extension RegisteredRoute: CustomStringConvertible {
    /// The entry in a few words: `the map '/books/:id' (MyApp/Routes.swift:12)`.
    public var description: String {
        let label = name.map { " \"\($0)\"" } ?? ""
        return "the \(kind)\(label) '\(pattern)' (\(place))".visible()
    }
}

extension RouteScoped {
    /// The maps and proxies in scope, the newest first; fallbacks have no place in that order and are not
    /// listed.
    ///
    /// ```swift
    /// for route in router.routes { print(route.kind, route.pattern, route.tags) }
    /// ```
    ///
    /// An entry whose owner was released a moment ago may still be listed; ``RegisteredRoute/isOwnerAlive``
    /// says so.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries of the router.
    public var routes: [RegisteredRoute] { snapshot().rowsInScope.map { RegisteredRoute($0) } }
}
