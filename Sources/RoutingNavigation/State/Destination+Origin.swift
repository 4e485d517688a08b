extension Destination {
    /// The node of a tree that a destination came from, described so that a later version of the tree can find it.
    package struct Origin: Sendable {
        /// The meaning of the text.
        package enum Kind: String, Sendable, CaseIterable, CodingKey {
            /// The pattern of an endpoint.
            case pattern
            /// The regular expression of an endpoint that matches whole URLs.
            case expression
            /// The name of an endpoint whose pattern contains code, or of a node that is not an endpoint.
            case name
            /// The first endpoint inside a node that has no name, in parentheses.
            case place
        }

        package let kind: Kind
        package let text: String

        package init(_ kind: Kind, _ text: String) {
            self.kind = kind
            self.text = text
        }

        /// The text of the pattern, or `nil` if the origin is not a pattern.
        var pattern: String? { kind == .pattern || kind == .expression ? text : nil }
    }
}

extension Destination.Origin: Hashable {
    /// Whether both have the same kind and the same Unicode scalars, as patterns are compared.
    package static func == (left: Self, right: Self) -> Bool {
        left.kind == right.kind && left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Hashes the properties that `==` compares.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

extension Destination.Origin: Codable {
    /// Encodes the text with its kind as the key.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        try container.encode(text, forKey: kind)
    }

    /// Decodes the text, whose key is its kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
            let message = "A destination comes from one pattern, name or place."
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: message)
            )
        }
        self.init(kind, try container.decode(String.self, forKey: kind))
    }
}
