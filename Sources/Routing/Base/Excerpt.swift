/// A line of a text with a caret under the position of an error.
package struct Excerpt: CustomStringConvertible {
    /// The largest number of bytes that are shown.
    static let width = 72

    private let text: String
    private let offset: Int

    package init(text: String, offset: Int) {
        self.text = text
        self.offset = offset
    }

    /// The text around the offset, with invisible scalars escaped, and the caret on the line below.
    package var description: String {
        let bytes = Array(text.utf8)
        let place = scalarStart(in: bytes, atOrBefore: min(max(offset, 0), bytes.count))
        let start = scalarStart(in: bytes, atOrBefore: max(0, place - Self.width / 2))
        let end = scalarStart(in: bytes, atOrBefore: min(bytes.count, start + Self.width))
        let before = visible(bytes[start..<max(start, min(place, end))])
        let after = visible(bytes[max(start, min(place, end))..<end])
        let head = start > 0 ? "…" : ""
        let tail = end < bytes.count ? "…" : ""
        // For a fault at a combining accent, the caret points at the accent's base letter.
        let isInsideCharacter = (before + after).count < before.count + after.count
        let column = head.count + before.count - (isInsideCharacter ? 1 : 0)
        let caret = String(repeating: " ", count: column) + "^"
        return "  \(head)\(before)\(after)\(tail)\n  \(caret)"
    }

    private func scalarStart(in bytes: [UInt8], atOrBefore offset: Int) -> Int {
        var start = offset
        while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    private func visible(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).visible()
    }
}
