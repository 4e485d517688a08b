/// Percent-encoding after RFC 3986, section 2.1: the one place that decodes.
///
/// URLs and the literals of patterns both come through here, which is why `/caf%C3%A9` and `/café` are one
/// pattern, and why nothing is ever decoded twice.
enum PercentEncoding {
    /// What is wrong with an escape; offsets are in UTF-8 bytes of the text that holds it.
    enum Fault: Equatable {
        /// A `%` without two hexadecimal digits after it, or `%00`.
        case invalidEscape(at: Int)
        /// Bytes that are not UTF-8 once decoded.
        case invalidUTF8(at: Int)
    }

    /// Decodes every escape of a part of a text, once.
    ///
    /// - Parameters:
    ///   - part: The part; its indices count from the beginning of the whole text.
    ///   - plusAsSpace: Whether `+` stands for a space, as in HTML forms.
    /// - Returns: The decoded text, repaired where it was ill-formed, and the first fault if there is one.
    /// - Complexity: O(*n*) in the length of the part.
    static func decode(_ part: ArraySlice<UInt8>, plusAsSpace: Bool = false) -> (text: String, fault: Fault?)
    {
        guard part.contains(where: { $0 == ascii("%") || (plusAsSpace && $0 == ascii("+")) }) else {
            return (String(decoding: part, as: UTF8.self), nil)
        }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(part.count)
        var badEscape: Int?
        var index = part.startIndex
        while index < part.endIndex {
            if part[index] == ascii("%") {
                if let byte = escapedByte(in: part, at: index) {
                    decoded.append(byte)
                    index += 3
                    continue
                }
                badEscape = badEscape ?? index
            }
            decoded.append(plusAsSpace && part[index] == ascii("+") ? ascii(" ") : part[index])
            index += 1
        }
        let badText = firstIllFormedByte(in: decoded).map { offset(ofDecoded: $0, in: part) }
        return (String(decoding: decoded, as: UTF8.self), firstFault(escape: badEscape, text: badText))
    }

    /// Reads the byte that an escape stands for.
    ///
    /// `%00` is none: no text of a URL needs it, and what reads the text later may end at it.
    ///
    /// - Parameters:
    ///   - bytes: The text or a part of it.
    ///   - index: Where a `%` stands.
    /// - Returns: The byte, or `nil` when the escape is malformed.
    static func escapedByte(in bytes: ArraySlice<UInt8>, at index: Int) -> UInt8? {
        guard index + 2 < bytes.endIndex,
            let high = bytes[index + 1].hexValue,
            let low = bytes[index + 2].hexValue
        else { return nil }
        let byte = high << 4 | low
        return byte == 0 ? nil : byte
    }

    /// Escapes all bytes of a text but those that pass.
    ///
    /// - Parameters:
    ///   - text: The text to escape.
    ///   - passes: Whether a byte may stand as it is; asked for ASCII bytes only.
    /// - Returns: The text with `%XX` for every other byte.
    static func encode(_ text: String, unless passes: (UInt8) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        encoded.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if byte < 0x80 && passes(byte) {
                encoded.append(byte)
            } else {
                encoded += [ascii("%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static func firstFault(escape: Int?, text: Int?) -> Fault? {
        switch (escape, text) {
        case (nil, nil): nil
        case (let escape?, nil): .invalidEscape(at: escape)
        case (nil, let text?): .invalidUTF8(at: text)
        case (let escape?, let text?): text < escape ? .invalidUTF8(at: text) : .invalidEscape(at: escape)
        }
    }

    /// Where a decoded byte was written; asked for only when something is wrong with it.
    private static func offset(ofDecoded count: Int, in part: ArraySlice<UInt8>) -> Int {
        var offset = part.startIndex
        for _ in 0..<count {
            let isEscape = part[offset] == ascii("%") && escapedByte(in: part, at: offset) != nil
            offset += isEscape ? 3 : 1
        }
        return offset
    }

    private static func firstIllFormedByte(in bytes: [UInt8]) -> Int? {
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var consumed = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): consumed += scalar.count
            case .error: return consumed
            case .emptyInput: return nil
            }
        }
    }
}
