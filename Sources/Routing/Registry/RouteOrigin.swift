/// The origin of a URL: the program itself, or an outside sender, which is not trusted.
///
/// Code that receives a URL from outside states its origin; every other URL counts as the program's own. With
/// ``RoutingConfiguration/ExternalDefault/denyUnknown``, the program states its own origin as well.
///
/// ```swift
/// router.map("app://account/delete", accepting: [.internal]) { _ in await account.delete() }
/// router.open(url, from: .external(source: "com.example.mail"))
/// ```
///
/// The origin stays with a URL to the end. The redirects and gates of an external URL are external as well.
/// The same holds, in any router, for each URL that its handler opens: through the request
/// (``RouteOpening/open(_:passing:from:)-(String,_,_)``), in its task, or on the thread that calls it. No URL
/// that an external URL leads to is more trusted than the external URL itself. See <doc:ThreatModel>.
public struct RouteOrigin: Sendable {
    /// The details of an external origin.
    ///
    /// This is an object, so that the usual, internal origin is only an empty reference.
    private final class Outside: Sendable {
        let source: String?

        init(source: String?) {
            self.source = source
        }
    }

    private let outside: Outside?

    private init(_ outside: Outside?) {
        self.outside = outside
    }

    /// The program itself.
    public static var `internal`: RouteOrigin { RouteOrigin(nil) }

    /// Outside the program: another app, a web page, a notification, a scanned code.
    ///
    /// - Parameter source: The sender, for reports, such as the identifier of an app; `nil` if unknown. The
    ///   router bases no decision on it, because the sender may have invented it.
    /// - Returns: The origin.
    public static func external(source: String? = nil) -> RouteOrigin {
        RouteOrigin(Outside(source: source))
    }
}

extension RouteOrigin {
    /// The kind of origin: internal or external.
    package var kind: Kind { outside == nil ? .internal : .external }

    /// Whether the origin is external.
    public var isExternal: Bool { outside != nil }

    /// The sender of the URL, if the caller stated one.
    public var source: String? { outside?.source }

    /// External, because the caller did not state an origin.
    static let unstated = external()

    /// Whether the origin is external because the caller did not state one.
    var isUnstated: Bool { outside != nil && outside === Self.unstated.outside }

    /// This origin, or the other one if that is less trusted.
    @inline(__always)
    func orLessTrusted(_ other: @autoclosure () -> RouteOrigin?) -> RouteOrigin {
        if isExternal { return self }
        // Written out to avoid reference counting for the usual origin.
        guard let other = other(), other.isExternal else { return .internal }
        return other
    }
}

extension RouteOrigin: Hashable {
    /// Whether both are internal, or both are external with the same source.
    public static func == (left: RouteOrigin, right: RouteOrigin) -> Bool {
        left.outside === right.outside || left.kind == right.kind && left.source == right.source
    }

    /// Hashes the kind and the source.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(source)
    }
}

extension RouteOrigin: CustomStringConvertible {
    /// The origin in a word or two: `internal`, `external`, `external (com.example.mail)`.
    public var description: String { source.map { "\(kind) (\($0.visible()))" } ?? "\(kind)" }
}

extension RouteOrigin {
    /// The kind of origin, internal or external; an entry accepts a list of kinds.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The program itself.
        case `internal`
        /// Outside the program.
        case external
    }
}

extension RouteOrigin.Kind: Codable {
    /// Decodes a kind by its name.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` for any other name, because an unknown kind must not be
    ///   trusted.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let kind = RouteOrigin.Kind(rawValue: text) else {
            let message = "There is no kind of origin \(text.cited); write 'internal' or 'external'."
            throw DecodingError.dataCorruptedError(in: container, debugDescription: message)
        }
        self = kind
    }
}

extension RouteOrigin: Codable {
    /// Encodes the kind, and the source if there is one.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The errors of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NamedKey.self)
        try container.encode(kind, forKey: "kind")
        try container.encodeIfPresent(source, forKey: "source")
    }

    /// Decodes an origin.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` for a kind that this version of the module does not know, or
    ///   for an internal origin with a source.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NamedKey.self)
        let kind = try container.decode(Kind.self, forKey: "kind")
        let source = try container.decodeIfPresent(String.self, forKey: "source")
        guard kind == .external || source == nil else {
            let message = "An internal origin has no source."
            throw DecodingError.dataCorruptedError(forKey: "source", in: container, debugDescription: message)
        }
        self = kind == .external ? .external(source: source) : .internal
    }
}

extension OriginSet {
    package init(_ kinds: [RouteOrigin.Kind]) {
        self = kinds.reduce(into: []) { $0.formUnion(OriginSet($1)) }
    }

    init(_ kind: RouteOrigin.Kind) {
        self = kind == .internal ? .internal : .external
    }

    /// The kinds, the most trusted first.
    package var kinds: [RouteOrigin.Kind] { RouteOrigin.Kind.allCases.filter { contains(OriginSet($0)) } }
}

extension RouteOrigin {
    /// The kind as a bit.
    package var bit: OriginSet { isExternal ? .external : .internal }
}
