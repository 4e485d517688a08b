/// Decodes the values of one name: a text or a list of texts.
///
/// The decoder is its own single-value container: it decodes a wrapper like the value inside it, which may be a
/// text, a list or no value.
struct ValueDecoder: Decoder, SingleValueDecodingContainer {
    let name: String
    let text: String?
    /// The elements, if a list is wanted; `nil` for an element of a list.
    private let elements: [String]?

    var codingPath: [any CodingKey] { [NamedKey(stringValue: name)] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - text: The text, if one is wanted; `nil` if the name has no value.
    ///   - elements: The elements, if a list is wanted; `nil` for an element of a list.
    init(_ name: String, text: String?, elements: [String]?) {
        self.name = name
        self.text = text
        self.elements = elements
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw RouteValueError.nested(name)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let elements else { throw RouteValueError.nested(name) }
        return ListContainer(name: name, texts: elements)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

/// Values of one text.
extension ValueDecoder {
    func decodeNil() -> Bool { text == nil }

    func decode(_ type: Bool.Type) throws -> Bool { try read(type) { ParameterText.bool($0) } }
    func decode(_ type: String.Type) throws -> String { try read(type) { $0 } }
    func decode(_ type: Double.Type) throws -> Double { try number(type) }
    func decode(_ type: Float.Type) throws -> Float { try number(type) }
    func decode(_ type: Int.Type) throws -> Int { try integer(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }

    /// Decodes a value of any type from the same text or list.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if ParameterText.isSpecial(type) { return try read(type) { ParameterText.read($0, as: type) } }
        do {
            return try Value(from: self)
        } catch is DecodingError {
            // For example, an enumeration has no such raw value.
            guard let text else { throw RouteValueError.missing(name, type) }
            throw RouteValueError.invalid(name, text, type)
        }
    }

    private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        try read(type) { ParameterText.integer($0, as: type) }
    }

    private func number<Value: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Value.Type
    ) throws -> Value {
        try read(type) { ParameterText.number($0, as: type) }
    }

    private func read<Value>(_ type: Value.Type, _ read: (String) -> Value?) throws -> Value {
        guard let text else { throw RouteValueError.missing(name, type) }
        guard let value = read(text) else { throw RouteValueError.invalid(name, text, type) }
        return value
    }
}

extension RouteValueError {
    /// The error for a name without a value.
    static func missing(_ name: String, _ type: Any.Type) -> RouteValueError {
        RouteValueError(.missing, name, "there is no value, and \(type) is expected")
    }

    /// The error for a text that is not a value of a type.
    static func invalid(_ name: String, _ text: String, _ type: Any.Type) -> RouteValueError {
        RouteValueError(.invalid, name, value: text, "this is not a valid \(type)")
    }
}
