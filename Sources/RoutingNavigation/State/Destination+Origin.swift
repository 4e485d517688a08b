extension Destination {
    /// The part of a tree that a destination came from, so that a later version of the tree can find it.
    package struct Origin: Sendable {
        /// What the text is.
        package enum Kind: String, Sendable, CaseIterable, CodingKey {
            /// The pattern of an endpoint.
            case pattern
            /// The regular expression over whole URLs of an endpoint.
            case expression
            /// The name of an endpoint whose pattern has code in it, or of what is no endpoint.
            case name
            /// The first endpoint in something without a name, in brackets.
            case place
        }

        package let kind: Kind
        package let text: String

        package init(_ kind: Kind, _ text: String) {
            self.kind = kind
            self.text = text
        }

        /// The text of the pattern, if it is one.
        var pattern: String? { kind == .pattern || kind == .expression ? text : nil }
    }
}

extension Destination.Origin: Hashable {
    /// Whether both have the same Unicode scalars, as patterns are compared.
    package static func == (left: Self, right: Self) -> Bool {
        left.kind == right.kind && left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Hashes what `==` compares.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

extension Destination.Origin: Codable {
    /// Encodes the text under its kind.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        try container.encode(text, forKey: kind)
    }

    /// Decodes the text under its kind.
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
