/// Encodes a value whose properties become parameters.
struct ParametersEncoder: Encoder {
    let output: EncodedParameters

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(PropertiesContainer(output: output))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        output.refuse(.withoutNames)
        return EncodedList(EncodedProperty(""))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        output.refuse(.withoutNames)
        return ValueEncoder(EncodedProperty(""))
    }
}

/// Encodes properties under their names.
struct PropertiesContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: EncodedParameters

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { try encoder(key).encodeNil() }

    func encode(_ value: Bool, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: String, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: Double, forKey key: Key) throws { try encoder(key).encode(value) }
    func encode(_ value: Float, forKey key: Key) throws { try encoder(key).encode(value) }
    func encode(_ value: Int, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: Int8, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: Int16, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: Int32, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: Int64, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: UInt, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: UInt8, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: UInt16, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: UInt32, forKey key: Key) { encoder(key).encode(value) }
    func encode(_ value: UInt64, forKey key: Key) { encoder(key).encode(value) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: Int128, forKey key: Key) { encoder(key).encode(value) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: UInt128, forKey key: Key) { encoder(key).encode(value) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try encoder(key).encode(value)
    }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        guard let value else { return }
        let property = output.property(key.stringValue)
        try ValueEncoder(property).encode(value)
        guard property.texts.isEmpty, property.fault == nil else { return }
        throw RouteValueError.empty(key.stringValue)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder(key).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        EncodedList(output.continuedProperty(key.stringValue))
    }

    func superEncoder() -> any Encoder {
        output.refuse(.nested("super"))
        return ValueEncoder(EncodedProperty("super"))
    }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

    private func encoder(_ key: Key) -> ValueEncoder {
        ValueEncoder(output.property(key.stringValue))
    }
}
