extension RoutePattern: RouteDocument {
    /// Encodes the text of the pattern; a regular expression over the whole URL has a separate key.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: `EncodingError.invalidValue` for a pattern with a condition in code. Without the condition, the
    ///   decoded pattern would match more URLs.
    public func encode(to encoder: any Encoder) throws {
        guard predicates.isEmpty else {
            let names = predicates.keys.inOrder.map { ":\($0)" }.joined(separator: ", ")
            let message = "'\(text)' has conditions in code for \(names), which cannot be encoded."
            throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: message))
        }
        if isRegularExpression {
            var container = encoder.container(keyedBy: NamedKey.self)
            try container.encode(text, forKey: "regularExpression")
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    }

    /// Decodes a pattern.
    ///
    /// Read untrusted JSON with ``RouteDocument/init(json:)-(String)`` instead.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` with the ``RoutePatternError`` as its underlying error.
    public init(from decoder: any Decoder) throws {
        do {
            if let container = try? decoder.container(keyedBy: NamedKey.self) {
                let expression = try container.decode(String.self, forKey: "regularExpression")
                try self.init(regularExpression: expression)
            } else {
                try self.init(decoder.singleValueContainer().decode(String.self))
            }
        } catch let error as RoutePatternError {
            throw DecodingError.malformedPattern(error, at: decoder.codingPath)
        }
    }
}

extension DecodingError {
    /// The error for a text that is not a pattern.
    package static func malformedPattern(_ error: any Error, at path: [any CodingKey]) -> DecodingError {
        // The printed error includes the underlying error, so the description does not repeat it.
        .dataCorrupted(
            .init(codingPath: path, debugDescription: "This text is not a pattern", underlyingError: error))
    }
}
