/// The types that a pattern can ask of a capture by name, as in `:id<int>`.
enum CaptureType: String, Sendable, CaseIterable {
    case int, uint, double, bool, uuid, hex, alpha, alnum

    /// Whether a text is a value of the type, spelt in ASCII.
    func accepts(_ text: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .int: isInteger(text)
        case .uint: text.allSatisfy(\.isASCIIDigit) && UInt64(String(decoding: text, as: UTF8.self)) != nil
        case .double: isDouble(text)
        case .bool: text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8)
        case .uuid: isUUID(text)
        case .hex: !text.isEmpty && text.allSatisfy(\.isASCIIHexDigit)
        case .alpha: !text.isEmpty && text.allSatisfy(\.isASCIILetter)
        case .alnum: !text.isEmpty && text.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
        }
    }

    /// Digits with an optional `-`; the standard library would take a `+` as well.
    private func isInteger(_ text: ArraySlice<UInt8>) -> Bool {
        let digits = text.first == ascii("-") ? text.dropFirst() : text
        return digits.allSatisfy(\.isASCIIDigit) && Int64(String(decoding: text, as: UTF8.self)) != nil
    }

    /// `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`, and finite.
    private func isDouble(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func skipDigits() -> Bool {
            let digits = rest.prefix(while: \.isASCIIDigit)
            rest = rest[digits.endIndex...]
            return !digits.isEmpty
        }
        func skip(_ bytes: UInt8...) -> Bool {
            guard let first = rest.first, bytes.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = skip(ascii("-"))
        guard skipDigits() else { return false }
        if skip(ascii(".")), !skipDigits() { return false }
        if skip(ascii("e"), ascii("E")) {
            _ = skip(ascii("+"), ascii("-"))
            guard skipDigits() else { return false }
        }
        return rest.isEmpty && Double(String(decoding: text, as: UTF8.self))?.isFinite == true
    }

    /// Digits and hyphens; Foundation would take `0x` and `+` for digits.
    private func isUUID(_ text: ArraySlice<UInt8>) -> Bool {
        text.count == 36
            && zip(0..., text).allSatisfy { place, byte in
                [8, 13, 18, 23].contains(place) ? byte == ascii("-") : byte.isASCIIHexDigit
            }
    }
}
