extension RouteOrigin {
    /// Whether a URL comes from inside or outside; what an entry accepts is a list of these.
    ///
    /// Open to growth, so a `switch` over kinds needs a `default`.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        private enum Name: String, CaseIterable {
            case `internal`, external
        }

        /// The program itself.
        public static let `internal` = Kind(.internal)
        /// Outside the program.
        public static let external = Kind(.external)

        private let name: Name

        private init(_ name: Name) {
            self.name = name
        }

        /// The name of the static member.
        public var description: String { name.rawValue }
    }
}

extension RouteOrigin.Kind: CaseIterable {
    /// All kinds, the most trusted first.
    public static var allCases: [RouteOrigin.Kind] { Name.allCases.map { RouteOrigin.Kind($0) } }
}

extension RouteOrigin.Kind: Codable {
    /// Encodes the name of the static member.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Decodes a kind by its name.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` for a name that this version of the module does not know: what is not
    ///   understood is not to be trusted.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let name = Name(rawValue: text) else {
            let message = "There is no kind of origin '\(text.prefix(64))'; write 'internal' or 'external'."
            throw DecodingError.dataCorruptedError(in: container, debugDescription: message)
        }
        self.init(name)
    }
}
