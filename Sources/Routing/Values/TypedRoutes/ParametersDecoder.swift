/// Decodes a value whose properties are parameters.
struct ParametersDecoder: Decoder {
    private let index: ParameterIndex

    init(_ parameters: Parameters) {
        index = ParameterIndex(parameters.pairs)
    }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(ParametersContainer(index: index))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw RouteValueError.withoutNames
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw RouteValueError.withoutNames
    }
}

/// Decodes properties by the names of parameters.
struct ParametersContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let index: ParameterIndex

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { index.pairs.names.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool {
        !index.values(for: key.stringValue).isEmpty
    }

    func decodeNil(forKey key: Key) -> Bool {
        !contains(key)
    }

    // The generic function could implement these, at 1,400 instructions more for each value.
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).decode(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).decode(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).decode(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).decode(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).decode(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).decode(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).decode(type) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try value(key).decode(type) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try value(key).decode(type) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(key).decode(type)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        contains(key) ? try decode(type, forKey: key) : nil
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        throw RouteValueError.nested(key.stringValue)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try value(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        throw RouteValueError.nested("super")
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        value(key)
    }

    private func value(_ key: Key) -> ValueDecoder {
        let name = key.stringValue
        let (text, values) = index.lookUp(name)
        return ValueDecoder(name, text: text, elements: values)
    }
}

extension RouteValueError {
    /// The error for a type that does not consist of properties.
    static var withoutNames: RouteValueError {
        let message = "a route is a type with properties, each of which has a name for its parameter"
        return RouteValueError(.nested, nil, message)
    }

    /// The error for a value with its own properties or lists.
    static func nested(_ name: String) -> RouteValueError {
        let message = "parameters are texts and lists of texts; they have no place for what it is made of"
        return RouteValueError(.nested, name, message)
    }
}
