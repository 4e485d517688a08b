/// What an encoder writes, wherever in the value it is.
final class EncodedParameters {
    private(set) var values = PrintableValues()
    /// What was asked for that cannot be given, as a container that exists only to be refused.
    private(set) var fault: RouteValueError?

    /// Adds a value behind all others.
    func append(_ text: String, for name: String, isElement: Bool) {
        values.append(text, for: name, isElement: isElement)
    }

    /// Notes a fault in a place that cannot throw.
    func refuse(_ error: RouteValueError) {
        fault = fault ?? error
    }
}

/// Encodes a value whose properties become parameters.
struct ParametersEncoder: Encoder {
    let output = EncodedParameters()

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(PropertiesContainer(output: output))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        output.refuse(.withoutNames)
        return EncodedList(name: "", output: output)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        output.refuse(.withoutNames)
        return EncodedValue(name: "", isElement: false, output: output)
    }
}

extension PrintableValues {
    /// Takes the properties of a value.
    init(encoding value: some Encodable) throws {
        let encoder = ParametersEncoder()
        try value.encode(to: encoder)
        if let fault = encoder.output.fault { throw fault }
        self = encoder.output.values
    }
}

/// Encodes properties under their names.
struct PropertiesContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: EncodedParameters

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {}

    func encode(_ value: Bool, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: String, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: Double, forKey key: Key) throws { try container(key).encode(value) }
    func encode(_ value: Float, forKey key: Key) throws { try container(key).encode(value) }
    func encode(_ value: Int, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: Int8, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: Int16, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: Int32, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: Int64, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: UInt, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: UInt8, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: UInt16, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: UInt32, forKey key: Key) { container(key).encode(value) }
    func encode(_ value: UInt64, forKey key: Key) { container(key).encode(value) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: Int128, forKey key: Key) { container(key).encode(value) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: UInt128, forKey key: Key) { container(key).encode(value) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try container(key).encode(value)
    }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        guard let value else { return }
        let count = output.values.pairs.elements.count
        try encode(value, forKey: key)
        guard output.values.pairs.elements.count == count, output.fault == nil else { return }
        let message = "nothing would be printed for it, so that it would be read as nil"
        throw RouteValueError(.empty, key.stringValue, message)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        ValueEncoder(name: key.stringValue, isElement: false, output: output).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        EncodedList(name: key.stringValue, output: output)
    }

    func superEncoder() -> any Encoder {
        output.refuse(.nested("super"))
        return ValueEncoder(name: "super", isElement: false, output: output)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        ValueEncoder(name: key.stringValue, isElement: false, output: output)
    }

    private func container(_ key: Key) -> EncodedValue {
        EncodedValue(name: key.stringValue, isElement: false, output: output)
    }
}
