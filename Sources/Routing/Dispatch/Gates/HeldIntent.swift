/// A URL held at a gate, as a value that a program can show and save.
///
/// ```swift
/// let saved = try signedIn.pending.json()
/// // in the next run of the program
/// for intent in try [HeldIntent](json: saved) {
///     router.open(intent.url, passing: try intent.data(as: Bookmark.self), from: intent.origin)
/// }
/// ```
public struct HeldIntent: Sendable {
    /// The URL as it was opened.
    public let url: String
    /// The parameters of the guard or the proxy that holds the URL.
    public let parameters: Parameters
    /// All tags of the scope that opened the URL; empty when the router itself opened it.
    ///
    /// They do not identify the scope: `router["A", "B"]` and `router["A"]["B"]` have the same tags.
    public let tags: Set<String>
    /// The origin of the URL; state it when you open the URL again.
    public let origin: RouteOrigin
    /// The data that the caller passed; `nil` in a decoded intent, see ``data(as:)``.
    public let data: (any Sendable)?
    /// The data that the caller passed, as JSON, in a decoded intent.
    private let savedData: String?
}

extension HeldIntent {
    init(_ job: Job, _ parameters: Parameters) {
        self.url = job.url.string
        self.parameters = parameters
        self.tags = job.filter.tags
        self.origin = job.origin
        self.data = job.data?.value
        self.savedData = nil
    }

    /// The URL without query and fragment.
    public var route: String {
        String(Substring(url.utf8.prefix { $0 != ascii("?") && $0 != ascii("#") }))
    }

    /// Returns the data that the caller passed, as a value of a type.
    ///
    /// A decoded intent decodes the saved data each time.
    ///
    /// - Parameter type: The type.
    /// - Returns: The data, or `nil` when there is none, it is of another type, or it could not be saved.
    /// - Throws: A `DecodingError` when the saved data is not a value of the type, or when
    ///   ``RouteDocument/init(json:)-(String)`` would refuse its JSON; data may be nested up to 512 levels.
    public func data<Value: Decodable>(as type: Value.Type) throws -> Value? {
        // A cast of the optional would count no data as the value `nil` of an optional type.
        guard let savedData else { return data.flatMap { $0 as? Value } }
        return try JSONText.value(type, from: Array(savedData.utf8), isAnyValue: true)
    }
}

extension HeldIntent: RouteDocument {
    /// Decodes an intent; ``data(as:)`` decodes its data.
    ///
    /// Use ``RouteDocument/init(json:)-(String)`` for JSON from an untrusted source.
    ///
    /// An intent that an earlier version saved has no origin. It counts as external, so that no URL gains trust
    /// by being saved.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: The error of the decoder.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NamedKey.self)
        url = try container.decode(String.self, forKey: "url")
        parameters = try container.decode(Parameters.self, forKey: "parameters")
        tags = try container.decode(Set<String>.self, forKey: "tags")
        origin = try container.decodeIfPresent(RouteOrigin.self, forKey: "origin") ?? .external()
        data = nil
        savedData = try container.decodeIfPresent(String.self, forKey: "data")
    }

    /// Encodes the intent, and its data if that is `Encodable`.
    ///
    /// The data is encoded as JSON text, because the decoder does not know its type.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error of the encoder or of the data.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NamedKey.self)
        try container.encode(url, forKey: "url")
        try container.encode(parameters, forKey: "parameters")
        try container.encode(tags.inOrder, forKey: "tags")
        try container.encode(origin, forKey: "origin")
        try container.encodeIfPresent(try dataAsJSON(), forKey: "data")
    }

    private func dataAsJSON() throws -> String? {
        guard let data = data as? any Encodable else { return savedData }
        return try JSONText.text(data, JSONText.oneLine)
    }
}

extension HeldIntent: CustomStringConvertible {
    /// The URL.
    public var description: String { url }
}
