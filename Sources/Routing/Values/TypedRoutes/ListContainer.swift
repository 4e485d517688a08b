/// Decodes a list of texts, one after another.
struct ListContainer: UnkeyedDecodingContainer {
    let name: String
    let texts: [String]
    private(set) var currentIndex = 0

    init(name: String, texts: [String]) {
        self.name = name
        self.texts = texts
    }

    var codingPath: [any CodingKey] { [NamedKey(stringValue: name)] }
    var count: Int? { texts.count }
    var isAtEnd: Bool { currentIndex >= texts.count }

    mutating func decodeNil() -> Bool { false }

    /// Decodes the next element; it implements the functions of every scalar type as well.
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard !isAtEnd else { throw RouteValueError.missing(name, type) }
        let value = try ValueDecoder(name, text: texts[currentIndex], elements: nil).decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        throw RouteValueError.nested(name)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw RouteValueError.nested(name)
    }

    mutating func superDecoder() throws -> any Decoder {
        throw RouteValueError.nested(name)
    }
}
