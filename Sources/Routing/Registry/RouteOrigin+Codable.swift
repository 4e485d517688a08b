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
    /// - Throws: `DecodingError.dataCorrupted` for a kind that this version of the module does not know, or for a
    ///   source of what is internal.
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
