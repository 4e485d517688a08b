/// Encodes what one name stands for: a text, or a list of them.
struct ValueEncoder: Encoder {
    let name: String
    let isElement: Bool
    let output: EncodedParameters

    var codingPath: [any CodingKey] { ParameterKey(stringValue: name).map { [$0] } ?? [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        output.refuse(.nested(name))
        return KeyedEncodingContainer(PropertiesContainer(output: output))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if isElement { output.refuse(.nested(name)) }
        return EncodedList(name: name, output: output)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        EncodedValue(name: name, isElement: isElement, output: output)
    }
}

/// Encodes a text.
struct EncodedValue: SingleValueEncodingContainer {
    let name: String
    let isElement: Bool
    let output: EncodedParameters

    var codingPath: [any CodingKey] { ParameterKey(stringValue: name).map { [$0] } ?? [] }

    func encodeNil() throws {
        guard isElement else { return }
        throw RouteValueError(.unprintable, name, "a list of texts has no place for nil")
    }

    func encode(_ value: Bool) { append(String(value)) }
    func encode(_ value: String) { append(value) }
    func encode(_ value: Double) throws { try append(finite: value) }
    func encode(_ value: Float) throws { try append(finite: value) }
    func encode(_ value: Int) { append(String(value)) }
    func encode(_ value: Int8) { append(String(value)) }
    func encode(_ value: Int16) { append(String(value)) }
    func encode(_ value: Int32) { append(String(value)) }
    func encode(_ value: Int64) { append(String(value)) }
    func encode(_ value: UInt) { append(String(value)) }
    func encode(_ value: UInt8) { append(String(value)) }
    func encode(_ value: UInt16) { append(String(value)) }
    func encode(_ value: UInt32) { append(String(value)) }
    func encode(_ value: UInt64) { append(String(value)) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: Int128) { append(String(value)) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: UInt128) { append(String(value)) }

    func encode<Value: Encodable>(_ value: Value) throws {
        guard ParameterText.isSpecial(Value.self) else {
            return try value.encode(to: ValueEncoder(name: name, isElement: isElement, output: output))
        }
        guard let text = ParameterText.write(value) else {
            let message = "no text gives this \(Value.self) back"
            throw RouteValueError(.unprintable, name, value: ParameterText.shown(value), message)
        }
        append(text)
    }

    private func append(finite value: some BinaryFloatingPoint & LosslessStringConvertible) throws {
        guard value.isFinite else {
            let message = "only finite numbers are printed"
            throw RouteValueError(.unprintable, name, value: "\(value)", message)
        }
        append(value.description)
    }

    private func append(_ text: String) {
        output.append(text, for: name, isElement: isElement)
    }
}

/// Encodes the elements of a list as values of one name.
struct EncodedList: UnkeyedEncodingContainer {
    let name: String
    let output: EncodedParameters
    private(set) var count = 0

    init(name: String, output: EncodedParameters) {
        self.name = name
        self.output = output
    }

    var codingPath: [any CodingKey] { ParameterKey(stringValue: name).map { [$0] } ?? [] }

    mutating func encodeNil() throws { try next().encodeNil() }

    mutating func encode(_ value: Bool) { next().encode(value) }
    mutating func encode(_ value: String) { next().encode(value) }
    mutating func encode(_ value: Double) throws { try next().encode(value) }
    mutating func encode(_ value: Float) throws { try next().encode(value) }
    mutating func encode(_ value: Int) { next().encode(value) }
    mutating func encode(_ value: Int8) { next().encode(value) }
    mutating func encode(_ value: Int16) { next().encode(value) }
    mutating func encode(_ value: Int32) { next().encode(value) }
    mutating func encode(_ value: Int64) { next().encode(value) }
    mutating func encode(_ value: UInt) { next().encode(value) }
    mutating func encode(_ value: UInt8) { next().encode(value) }
    mutating func encode(_ value: UInt16) { next().encode(value) }
    mutating func encode(_ value: UInt32) { next().encode(value) }
    mutating func encode(_ value: UInt64) { next().encode(value) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encode(_ value: Int128) { next().encode(value) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encode(_ value: UInt128) { next().encode(value) }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        try next().encode(value)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        ValueEncoder(name: name, isElement: true, output: output).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        ValueEncoder(name: name, isElement: true, output: output).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        ValueEncoder(name: name, isElement: true, output: output)
    }

    private mutating func next() -> EncodedValue {
        count += 1
        return EncodedValue(name: name, isElement: true, output: output)
    }
}
