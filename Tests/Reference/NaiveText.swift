/// Small tools on text as Unicode scalars, because a `String` compares by canonical equivalence.
enum NaiveText {
    /// Builds a string from scalars, none of them changed.
    static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Splits a text at every separator, empty pieces included.
    static func split(_ text: [Unicode.Scalar], at separator: Unicode.Scalar) -> [[Unicode.Scalar]] {
        text.split(separator: separator, omittingEmptySubsequences: false).map(Array.init)
    }

    /// Cuts a text at the first separator; the second part is `nil` when there is none.
    static func cut(
        _ text: [Unicode.Scalar], at separator: Unicode.Scalar
    ) -> (before: [Unicode.Scalar], after: [Unicode.Scalar]?) {
        guard let index = text.firstIndex(of: separator) else { return (text, nil) }
        return (Array(text[..<index]), Array(text[(index + 1)...]))
    }

    /// Turns the letters `A` to `Z` into lower case and leaves everything else alone.
    static func folded(_ text: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        text.map { ("A"..."Z").contains($0) ? Unicode.Scalar(UInt8($0.value) + 32) : $0 }
    }

    /// Decodes every percent escape once; `nil` for a bad escape, `%00`, or what is not UTF-8 afterwards.
    static func decoded(_ text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let scalar = rest.first {
            if scalar == "%" {
                guard let byte = byte(ofEscape: rest.prefix(3)) else { return nil }
                bytes.append(byte)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
                rest = rest.dropFirst()
            }
        }
        let decoded = String(decoding: bytes, as: UTF8.self)
        // What is not UTF-8 is replaced, so that the bytes are no longer the same.
        return Array(decoded.utf8) == bytes ? Array(decoded.unicodeScalars) : nil
    }

    /// Tells whether every `%` begins an escape, whatever the escaped bytes mean together.
    static func hasOnlyGoodEscapes(_ text: [Unicode.Scalar]) -> Bool {
        text.indices.allSatisfy { text[$0] != "%" || byte(ofEscape: text[$0...].prefix(3)) != nil }
    }

    /// Reads a scheme with the `:` behind it from the front of a text.
    static func scheme(of text: [Unicode.Scalar]) -> (scheme: String?, rest: [Unicode.Scalar]) {
        let (before, after) = cut(text, at: ":")
        guard let after, let first = before.first, isLetter(first),
            before.allSatisfy({ isLetter($0) || isDigit($0) || "+.-".unicodeScalars.contains($0) })
        else { return (nil, text) }
        return (string(folded(before)), after)
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    static func isHexDigit(_ scalar: Unicode.Scalar) -> Bool {
        isDigit(scalar) || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
    }

    /// Recognises the ASCII control characters, `DEL` among them.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || scalar.value == 0x7F
    }

    private static func byte(ofEscape escape: ArraySlice<Unicode.Scalar>) -> UInt8? {
        let digits = escape.dropFirst()
        guard digits.count == 2, digits.allSatisfy(isHexDigit) else { return nil }
        guard let byte = UInt8(string(digits), radix: 16), byte != 0 else { return nil }
        return byte
    }
}
