/// Where a URL comes from: the program itself, or an outside sender that may mean no good.
///
/// Code that takes a URL from outside says so; everything else is the program's own. With
/// ``Routing/Configuration/ExternalDefault/denyUnknown`` the program states its own origin as well.
///
/// ```swift
/// router.map("app://account/delete", accepting: [.internal]) { _ in await account.delete() }
/// router.open(url, from: .external(source: "com.example.mail"))
/// ```
///
/// The origin stays with a URL to the end. A redirect, a gate, what is opened through the request
/// (``RouteOpening/open(_:passing:from:)-(String,_,_)``), and whatever a handler opens in its task or on the
/// thread that it is called on are external as well, in any router: nothing that an external URL leads to
/// comes closer than the URL itself. See <doc:ThreatModel>.
public struct RouteOrigin: Sendable {
    /// What is outside.
    ///
    /// An object, so that the usual origin, which has none, is no more than an empty reference.
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
    /// - Parameter source: Who it was, for reports, such as the identifier of the app; `nil` where that is
    ///   not known. Nothing is decided by it, for the sender may have made it up.
    /// - Returns: The origin.
    public static func external(source: String? = nil) -> RouteOrigin {
        RouteOrigin(Outside(source: source))
    }
}

extension RouteOrigin {
    /// Whether it is inside or outside.
    public var kind: Kind { outside == nil ? .internal : .external }

    /// Whether it is outside.
    public var isExternal: Bool { outside != nil }

    /// Who sent the URL, if that was said.
    public var source: String? { outside?.source }

    /// External, because the caller did not state an origin.
    static let unstated = external()

    /// Whether it is external because the caller did not state an origin.
    var isUnstated: Bool { outside != nil && outside === Self.unstated.outside }

    /// This origin, unless another one has less trust.
    @inline(__always)
    func orLessTrusted(_ other: @autoclosure () -> RouteOrigin?) -> RouteOrigin {
        if isExternal { return self }
        // Written out, so that nothing is counted for the usual origin.
        guard let other = other(), other.isExternal else { return .internal }
        return other
    }
}

extension RouteOrigin: Hashable {
    /// Whether both are inside, or outside with the same source.
    public static func == (left: RouteOrigin, right: RouteOrigin) -> Bool {
        left.outside === right.outside || left.kind == right.kind && left.source == right.source
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(source)
    }
}

extension RouteOrigin: CustomStringConvertible {
    /// The origin in a word or two: `internal`, `external`, `external (com.example.mail)`.
    public var description: String { source.map { "\(kind) (\($0))" } ?? "\(kind)" }
}

extension RouteOrigin {
    /// Whether a URL comes from inside or outside; what an entry accepts is a list of these.
    public enum Kind: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
        /// The program itself.
        case `internal`
        /// Outside the program.
        case external

        /// The name of the case.
        public var description: String { rawValue }
    }
}

extension RouteOrigin.Kind: Codable {
    /// Decodes a kind by its name.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` for any other name: what is not understood is not to be
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
    private enum Key: String, CodingKey {
        case kind, source
    }

    /// Encodes the kind, and the source if there is one.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(source, forKey: .source)
    }

    /// Decodes an origin.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` for a kind that this version of the module does not know, or
    ///   for a source of what is internal.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let kind = try container.decode(Kind.self, forKey: .kind)
        let source = try container.decodeIfPresent(String.self, forKey: .source)
        guard kind == .external || source == nil else {
            let message = "What comes from the program itself has no source."
            throw DecodingError.dataCorruptedError(forKey: .source, in: container, debugDescription: message)
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
