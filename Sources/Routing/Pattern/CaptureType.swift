/// The types that a pattern can ask of a capture by name, as in `:id<int>`.
enum CaptureType: String, Sendable, CaseIterable {
    case int, uint, double, bool, uuid, hex, alpha, alnum

    /// The type with a number.
    init(number: Int) {
        self = Self.allCases[number]
    }

    /// The place among all types.
    var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether a text is a value of the type, spelt in ASCII.
    func accepts(_ text: Span<UInt8>) -> Bool {
        switch self {
        case .int: isInteger(text)
        case .uint: isNumber(text, from: 0, atMost: .max)
        case .double: isDouble(text)
        case .bool: text.equals("true") || text.equals("false")
        case .uuid: isUUID(text)
        case .hex: !text.isEmpty && text.allSatisfy(\.isASCIIHexDigit)
        case .alpha: !text.isEmpty && text.allSatisfy(\.isASCIILetter)
        case .alnum: !text.isEmpty && text.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
        }
    }

    /// Digits with an optional `-`; the standard library would take a `+` as well.
    private func isInteger(_ text: Span<UInt8>) -> Bool {
        guard !text.isEmpty, text[0] == ascii("-") else {
            return isNumber(text, from: 0, atMost: UInt64(Int64.max))
        }
        return isNumber(text, from: 1, atMost: Int64.min.magnitude)
    }

    private func isNumber(_ text: Span<UInt8>, from start: Int, atMost limit: UInt64) -> Bool {
        var value: UInt64 = 0
        for index in start..<text.count {
            guard text[index].isASCIIDigit else { return false }
            let (shifted, isTooLong) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooLarge) = shifted.addingReportingOverflow(UInt64(text[index] - ascii("0")))
            if isTooLong || isTooLarge { return false }
            value = sum
        }
        return text.count > start && value <= limit
    }

    /// `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`, and finite.
    private func isDouble(_ text: Span<UInt8>) -> Bool {
        var index = 0
        func skip(_ bytes: UInt8...) -> Bool {
            guard index < text.count, bytes.contains(text[index]) else { return false }
            index += 1
            return true
        }
        func skipDigits() -> Bool {
            let start = index
            while index < text.count, text[index].isASCIIDigit { index += 1 }
            return index > start
        }
        _ = skip(ascii("-"))
        guard skipDigits() else { return false }
        if skip(ascii(".")), !skipDigits() { return false }
        if skip(ascii("e"), ascii("E")) {
            _ = skip(ascii("+"), ascii("-"))
            guard skipDigits() else { return false }
        }
        return index == text.count && Double(String(copying: text))?.isFinite == true
    }

    /// Digits and hyphens; Foundation would take `0x` and `+` for digits.
    private func isUUID(_ text: Span<UInt8>) -> Bool {
        text.count == 36
            && text.indices.allSatisfy { index in
                let isHyphen = index == 8 || index == 13 || index == 18 || index == 23
                return isHyphen ? text[index] == ascii("-") : text[index].isASCIIHexDigit
            }
    }
}
