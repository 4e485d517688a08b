/// Percent-encoding according to RFC 3986, section 2.1; all decoding happens here.
///
/// It decodes both URLs and the literals of patterns. Therefore `/caf%C3%A9` and `/café` are the same pattern,
/// and no text is decoded twice.
package enum PercentEncoding {
    /// A fault in an escape; offsets count the UTF-8 bytes of the text.
    package enum Fault: Equatable {
        /// A `%` without two hexadecimal digits after it, or `%00`.
        case invalidEscape(at: Int)
        /// Bytes that are not UTF-8 after decoding.
        case invalidUTF8(at: Int)
    }

    /// Decodes the byte of an escape.
    ///
    /// `%00` counts as malformed: no URL needs it, and a later reader of the text may stop at a NUL.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - index: The index of a `%`.
    /// - Returns: The byte, or `nil` when the escape is malformed.
    static func escapedByte(in bytes: Span<UInt8>, at index: Int) -> UInt8? {
        guard index + 2 < bytes.count,
            let high = bytes[index + 1].hexValue,
            let low = bytes[index + 2].hexValue
        else { return nil }
        let byte = high << 4 | low
        return byte == 0 ? nil : byte
    }

    /// Reads consecutive escapes, up to the first other byte or the first fault.
    ///
    /// Only this function checks that a decoded text is UTF-8. The unescaped bytes are UTF-8 already, and a
    /// scalar that is only partly escaped is a fault.
    ///
    /// - Parameters:
    ///   - bytes: The text, which is UTF-8.
    ///   - start: The index of a `%`.
    /// - Returns: The index at which reading continues, always after `start`, and the fault in the escapes, if any.
    static func readEscapes(in bytes: Span<UInt8>, from start: Int) -> (end: Int, fault: Fault?) {
        var check = UTF8Check()
        var index = start
        var scalarStart = start
        while index < bytes.count, bytes[index] == ascii("%") {
            if check.isComplete { scalarStart = index }
            guard let byte = escapedByte(in: bytes, at: index) else {
                let isText = check.isComplete
                return (index + 1, isText ? .invalidEscape(at: index) : .invalidUTF8(at: scalarStart))
            }
            index += 3
            guard check.accept(byte) else { return (index, .invalidUTF8(at: scalarStart)) }
        }
        return (index, check.isComplete ? nil : .invalidUTF8(at: scalarStart))
    }

    /// Finds the first fault in a part of a text.
    ///
    /// - Parameters:
    ///   - bytes: The text, which is UTF-8.
    ///   - range: The part.
    /// - Returns: The fault, or `nil` when the part can be decoded.
    /// - Complexity: O(*n*) in the length of the part.
    static func firstFault(in bytes: Span<UInt8>, _ range: Range<Int>) -> Fault? {
        // An escape must not extend past the end of the part.
        let part = bytes.extracting(..<range.upperBound)
        var index = range.lowerBound
        while index < part.count {
            guard part[index] == ascii("%") else {
                index += 1
                continue
            }
            let (end, fault) = readEscapes(in: part, from: index)
            if let fault { return fault }
            index = end
        }
        return nil
    }

    /// Decodes every escape in a part of a text once, and keeps all other bytes.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - range: The part.
    ///   - plusAsSpace: Whether `+` stands for a space, as in HTML forms.
    ///   - take: Receives the decoded bytes, one at a time.
    /// - Complexity: O(*n*) in the length of the part.
    @inline(__always)
    static func decode(
        _ bytes: Span<UInt8>,
        _ range: Range<Int>,
        plusAsSpace: Bool = false,
        _ take: (UInt8) -> Void
    ) {
        let part = bytes.extracting(..<range.upperBound)
        var index = range.lowerBound
        while index < part.count {
            let byte = part[index]
            if byte == ascii("%"), let escaped = escapedByte(in: part, at: index) {
                take(escaped)
                index += 3
            } else {
                take(plusAsSpace && byte == ascii("+") ? ascii(" ") : byte)
                index += 1
            }
        }
    }
}

extension PercentEncoding {
    /// Decodes every escape in a part of a text once.
    ///
    /// - Parameter part: The part; its indices count from the beginning of the whole text.
    /// - Returns: The decoded text, repaired where it was ill-formed, and the first fault if there is one.
    /// - Complexity: O(*n*) in the length of the part.
    package static func decode(_ part: ArraySlice<UInt8>) -> (text: String, fault: Fault?) {
        let bytes = part.span
        let text = text(of: bytes, 0..<bytes.count)
        switch firstFault(in: bytes, 0..<bytes.count) {
        case .invalidEscape(let offset): return (text, .invalidEscape(at: part.startIndex + offset))
        case .invalidUTF8(let offset): return (text, .invalidUTF8(at: part.startIndex + offset))
        case nil: return (text, nil)
        }
    }

    /// Decodes a part of a text that has been checked for faults.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - range: The part.
    ///   - plusAsSpace: Whether `+` stands for a space, as in HTML forms.
    /// - Returns: The decoded text.
    /// - Complexity: O(*n*) in the length of the part.
    @inline(never)
    static func decode(_ text: String, _ range: Range<Int>, plusAsSpace: Bool = false) -> String {
        let part = text.utf8(range)
        guard part.contains(where: { $0 == ascii("%") || (plusAsSpace && $0 == ascii("+")) }) else {
            return String(decoding: part, as: UTF8.self)
        }
        return text.withBytes { Self.text(of: $0, range, plusAsSpace: plusAsSpace) }
    }

    private static func text(
        of bytes: Span<UInt8>,
        _ range: Range<Int>,
        plusAsSpace: Bool = false
    ) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(range.count)
        decode(bytes, range, plusAsSpace: plusAsSpace) { decoded.append($0) }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Escapes all bytes of a text except those that pass.
    ///
    /// - Parameters:
    ///   - text: The text to escape.
    ///   - passes: Whether a byte stays unescaped; must be `false` for non-ASCII bytes.
    /// - Returns: The text with `%XX` for every other byte.
    package static func encode(_ text: String, unless passes: (UInt8) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        encoded.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if passes(byte) {
                encoded.append(byte)
            } else {
                encoded += [ascii("%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
