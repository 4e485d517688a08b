#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A URL that is held at a gate, as a value that can be shown and saved.
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
    /// The parameters that the proxy was given that holds it.
    public let parameters: Parameters
    /// The tags of the scope that it was opened in; none when it was opened on the router itself.
    public let tags: Set<String>
    /// Where it came from; open it from there again.
    public let origin: RouteOrigin
    /// What was passed along; `nil` in a value that was decoded, see ``data(as:)``.
    public let data: (any Sendable)?
    /// What was passed along, as JSON, in a value that was decoded.
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

    /// What was passed along, if it is of a type; a value that was decoded decodes it.
    ///
    /// - Parameter type: The type.
    /// - Returns: The data, or `nil` when there is none, it is of another type, or it could not be saved.
    /// - Throws: A `DecodingError` when what was saved is no value of the type, or is refused as
    ///   ``RouteDocument/init(json:)-(String)`` refuses it; data may be nested up to 512 levels.
    public func data<Value: Decodable>(as type: Value.Type) throws -> Value? {
        guard let savedData else { return data as? Value }
        let json = Array(savedData.utf8)
        return try JSONText.value(type, from: json, deepest: JSONSyntax.deepestOfAnyValue)
    }
}

extension HeldIntent: RouteDocument {
    private enum Key: String, CodingKey {
        case url, parameters, tags, data, origin
    }

    /// Decodes an intent; its data is decoded when it is asked for.
    ///
    /// JSON that a stranger may have written is read by ``RouteDocument/init(json:)-(String)``.
    ///
    /// One that an earlier version saved does not say where it came from, and is external: no URL gains trust
    /// by being saved.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        url = try container.decode(String.self, forKey: .url)
        parameters = try container.decode(Parameters.self, forKey: .parameters)
        tags = try container.decode(Set<String>.self, forKey: .tags)
        origin = try container.decodeIfPresent(RouteOrigin.self, forKey: .origin) ?? .external()
        data = nil
        savedData = try container.decodeIfPresent(String.self, forKey: .data)
    }

    /// Encodes the intent, with its data if that is `Encodable`: as JSON, since its type is not known to who
    /// decodes.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder or the data throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(url, forKey: .url)
        try container.encode(parameters, forKey: .parameters)
        try container.encode(tags.sorted(), forKey: .tags)
        try container.encode(origin, forKey: .origin)
        try container.encodeIfPresent(try dataAsJSON(), forKey: .data)
    }

    private func dataAsJSON() throws -> String? {
        guard let data = data as? any Encodable else { return savedData }
        return String(decoding: try JSONEncoder().encode(data), as: UTF8.self)
    }
}

extension HeldIntent: CustomStringConvertible {
    /// The URL.
    public var description: String { url }
}
