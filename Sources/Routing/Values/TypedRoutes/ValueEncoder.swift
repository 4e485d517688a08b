/// Encodes the values of one name: a text or a list of texts.
///
/// The encoder is its own single-value container: it encodes a wrapper like the value inside it, which may be a
/// text, a list or no value.
struct ValueEncoder: Encoder, SingleValueEncodingContainer {
    private let property: EncodedProperty
    private let isElement: Bool
    /// The number of wrappers around the value.
    private let depth: Int

    var codingPath: [any CodingKey] { [NamedKey(stringValue: property.name)] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ property: EncodedProperty, isElement: Bool = false, depth: Int = 0) {
        self.property = property
        self.isElement = isElement
        self.depth = depth
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        property.refuse(.nested(property.name))
        return KeyedEncodingContainer(PropertiesContainer(output: EncodedParameters()))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        guard isElement else { return EncodedList(property, depth: depth) }
        property.refuse(.nested(property.name))
        return EncodedList(EncodedProperty(property.name))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

/// Values of one text.
extension ValueEncoder {
    func encodeNil() throws {
        guard isElement else { return property.writeNil(depth: depth) }
        throw RouteValueError(.unprintable, property.name, "a list of texts has no place for nil")
    }

    func encode(_ value: Bool) { write(String(value), .bool) }
    func encode(_ value: String) { write(value, .string) }
    func encode(_ value: Double) throws { try write(finite: value) }
    func encode(_ value: Float) throws { try write(finite: value) }
    func encode(_ value: Int) { write(String(value)) }
    func encode(_ value: Int8) { write(String(value)) }
    func encode(_ value: Int16) { write(String(value)) }
    func encode(_ value: Int32) { write(String(value)) }
    func encode(_ value: Int64) { write(String(value)) }
    func encode(_ value: UInt) { write(String(value)) }
    func encode(_ value: UInt8) { write(String(value)) }
    func encode(_ value: UInt16) { write(String(value)) }
    func encode(_ value: UInt32) { write(String(value)) }
    func encode(_ value: UInt64) { write(String(value)) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: Int128) { write(String(value)) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: UInt128) { write(String(value)) }

    /// Encodes a value of any type under the same name.
    func encode<Value: Encodable>(_ value: Value) throws {
        guard ParameterText.isSpecial(Value.self) else {
            return try value.encode(to: ValueEncoder(property, isElement: isElement, depth: depth + 1))
        }
        guard let text = ParameterText.write(value) else {
            let message = "no text gives this \(Value.self) back"
            throw RouteValueError(
                .unprintable, property.name, value: ParameterText.shown(value), message)
        }
        write(text, .special)
    }

    private func write(finite value: some BinaryFloatingPoint & LosslessStringConvertible) throws {
        guard value.isFinite else {
            let message = "only finite numbers are printed"
            throw RouteValueError(.unprintable, property.name, value: "\(value)", message)
        }
        write(value.description)
    }

    private func write(_ text: String, _ kind: EncodedProperty.Kind = .number) {
        isElement ? property.writeElement(text, kind) : property.write(text, kind)
    }
}

/// Encodes the elements of a list as values of one name.
struct EncodedList: UnkeyedEncodingContainer {
    private let property: EncodedProperty

    init(_ property: EncodedProperty, depth: Int = 0) {
        self.property = property
        property.beginList(depth: depth)
    }

    var codingPath: [any CodingKey] { [NamedKey(stringValue: property.name)] }
    var count: Int { property.texts.count }

    mutating func encodeNil() throws { try next().encodeNil() }

    /// Encodes the next element; it implements the functions of every scalar type as well.
    mutating func encode<Value: Encodable>(_ value: Value) throws {
        try next().encode(value)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        next().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        next().unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        next()
    }

    private func next() -> ValueEncoder {
        property.beginElement()
        return ValueEncoder(property, isElement: true)
    }
}
