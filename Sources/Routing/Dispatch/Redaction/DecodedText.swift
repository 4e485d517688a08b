/// Bytes with the places that they come from, which decoding moves along.
struct DecodedText {
    let bytes: [UInt8]
    /// Where each byte begins in the text that was first decoded, and where the last one ends.
    let sources: [Int]
    /// Whether anything was decoded.
    let hasChanged: Bool

    /// Takes a text as it is.
    init(_ text: String) {
        bytes = Array(text.utf8)
        sources = Array(0...bytes.count)
        hasChanged = false
    }

    /// Takes a part of a text as it is.
    init(_ text: String, _ range: Range<Int>) {
        bytes = Array(text.utf8(range))
        sources = Array(range.lowerBound...range.upperBound)
        hasChanged = false
    }

    private init(_ bytes: [UInt8], _ sources: [Int], hasChanged: Bool) {
        self.bytes = bytes
        self.sources = sources
        self.hasChanged = hasChanged
    }

    /// The bytes with every escape decoded once; what is no escape stays as it is.
    func decoded(plusAsSpace: Bool = false) -> DecodedText {
        var decoded: [UInt8] = []
        var starts: [Int] = []
        let text = bytes.span
        var index = 0
        while index < text.count {
            starts.append(sources[index])
            if text[index] == ascii("%"), let byte = PercentEncoding.escapedByte(in: text, at: index) {
                decoded.append(byte)
                index += 3
            } else {
                let isSpace = plusAsSpace && text[index] == ascii("+")
                decoded.append(isSpace ? ascii(" ") : text[index])
                index += 1
            }
        }
        starts.append(sources[bytes.count])
        return DecodedText(decoded, starts, hasChanged: decoded != bytes)
    }

    /// The place in the first text of some of these bytes.
    func source(of range: Range<Int>) -> Range<Int> {
        sources[range.lowerBound]..<sources[range.upperBound]
    }

    /// The bytes as a text, or `nil` when they are none.
    var text: String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}
