/// The grammar of numbers in JSON: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
enum JSONNumber {
    static func matches(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        if rest.first == ascii("-") { rest.removeFirst() }
        let whole = rest.prefix(while: \.isASCIIDigit)
        guard !whole.isEmpty, whole.first != ascii("0") || whole.count == 1 else { return false }
        rest = rest.dropFirst(whole.count)
        if rest.first == ascii(".") {
            let digits = rest.dropFirst().prefix(while: \.isASCIIDigit)
            guard !digits.isEmpty else { return false }
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.first == ascii("e") || rest.first == ascii("E") {
            rest.removeFirst()
            if rest.first == ascii("+") || rest.first == ascii("-") { rest.removeFirst() }
            let digits = rest.prefix(while: \.isASCIIDigit)
            guard !digits.isEmpty else { return false }
            rest = rest.dropFirst(digits.count)
        }
        return rest.isEmpty
    }
}

/// The keys of objects in JSON, whose escapes have been checked to form whole characters.
enum JSONKey {
    /// Decodes the text between the quotes.
    ///
    /// - Complexity: O(*n*) in the length of the key.
    static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(ascii("\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var units: [UInt16] = []
        var rest = bytes
        while let backslash = rest.firstIndex(of: ascii("\\")) {
            units += String(decoding: rest[..<backslash], as: UTF8.self).utf16
            let isLong = rest[backslash + 1] == ascii("u")
            let end = backslash + (isLong ? 6 : 2)
            units.append(isLong ? unit(rest[backslash + 2..<end]) : unit(rest[backslash + 1]))
            rest = rest[end...]
        }
        units += String(decoding: rest, as: UTF8.self).utf16
        return String(decoding: units, as: UTF16.self)
    }

    /// The code unit of a letter after a backslash.
    private static func unit(_ letter: UInt8) -> UInt16 {
        switch letter {
        case ascii("b"): 0x08
        case ascii("f"): 0x0C
        case ascii("n"): 0x0A
        case ascii("r"): 0x0D
        case ascii("t"): 0x09
        default: UInt16(letter)
        }
    }

    /// The code unit of four hexadecimal digits.
    @inline(never)
    static func unit(_ digits: ArraySlice<UInt8>) -> UInt16 {
        Int(String(decoding: digits, as: UTF8.self), radix: 16).flatMap { UInt16(exactly: $0) } ?? 0xFFFD
    }
}
