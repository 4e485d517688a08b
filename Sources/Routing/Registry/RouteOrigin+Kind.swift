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
    /// - Throws: `DecodingError.dataCorrupted` for any other name: what is not understood is not to be trusted.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let kind = RouteOrigin.Kind(rawValue: text) else {
            let message = "There is no kind of origin '\(text.prefix(64))'; write 'internal' or 'external'."
            throw DecodingError.dataCorruptedError(in: container, debugDescription: message)
        }
        self = kind
    }
}
