internal import Foundation

/// The bytes of a storyboard, checked before an XML parser receives them.
///
/// Parsers treat encodings and entities differently. One parser crashes at processing instructions, and some take
/// quadratic time for the attributes of an element. Xcode writes UTF-8 with none of these and with few attributes,
/// so the check refuses other files.
struct StoryboardText {
    /// The maximum number of bytes; at ten million, parsers stop without an error.
    static let maximalSize = 8 << 20
    /// The maximum number of attributes of an element.
    static let maximalAttributeCount = 4096

    /// The text for the parser.
    private(set) var bytes: [UInt8]

    /// Checks the bytes of a storyboard.
    ///
    /// - Parameter data: The bytes.
    /// - Throws: ``MalformedStoryboard`` when Xcode would not write such bytes.
    init(checking data: Data) throws(MalformedStoryboard) {
        guard data.count <= Self.maximalSize else {
            throw MalformedStoryboard("it is longer than \(Self.maximalSize) bytes")
        }
        guard String(data: data, encoding: .utf8) != nil else {
            throw MalformedStoryboard("it is not text in UTF-8")
        }
        bytes = [UInt8](data)
        // An encoding with wider units, such as UTF-16, has zero bytes too.
        if let zero = bytes.firstIndex(of: 0) {
            throw fault("XML does not allow a zero byte; remove it, or save the file in UTF-8", at: zero)
        }
        blankDeclaration()
        try checkMarkup()
    }
}

extension StoryboardText {
    /// Blanks out `<?xml … ?>`, so that no parser relies on its encoding; all positions stay the same.
    private mutating func blankDeclaration() {
        let start = has("\u{FEFF}", at: 0) ? 3 : 0
        let isDeclaration = [" ", "\t", "\r", "\n"].contains { has("<?xml\($0)", at: start) }
        guard isDeclaration, let end = end(of: "?>", from: start) else { return }
        for place in start..<end where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
    }

    private func checkMarkup() throws(MalformedStoryboard) {
        var place = 0
        // Each attribute has an equals sign, and an element contains no other `<`.
        var equalsSigns = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "="):
                equalsSigns += 1
                guard equalsSigns <= Self.maximalAttributeCount else {
                    let many = "more than \(Self.maximalAttributeCount) attributes or equals signs"
                    throw fault("an element has \(many)", at: place)
                }
            case UInt8(ascii: "<"):
                equalsSigns = 0
                if let end = try endOfSpecialMarkup(at: place) {
                    place = end
                    continue
                }
            default:
                break
            }
            place += 1
        }
    }

    /// The end of a comment or a CDATA section; `nil` at the beginning or the end of an element.
    private func endOfSpecialMarkup(at place: Int) throws(MalformedStoryboard) -> Int? {
        if has("<?", at: place) { throw fault("processing instructions are not allowed", at: place) }
        guard has("<!", at: place) else { return nil }
        if has("<!--", at: place) { return end(of: "-->", from: place + 4) ?? bytes.count }
        if has("<![CDATA[", at: place) { return end(of: "]]>", from: place) ?? bytes.count }
        throw fault("<!DOCTYPE> and what it declares are not allowed", at: place)
    }
}

extension StoryboardText {
    private func has(_ text: String, at start: Int) -> Bool {
        var place = start
        for byte in text.utf8 {
            guard place < bytes.count, bytes[place] == byte else { return false }
            place += 1
        }
        return true
    }

    /// The position after the next occurrence of a text that ends with `>`.
    private func end(of text: String, from start: Int) -> Int? {
        let count = text.utf8.count
        var place = start + count - 1
        while place < bytes.count {
            let isFound = bytes[place] == UInt8(ascii: ">") && has(text, at: place + 1 - count)
            place += 1
            if isFound { return place }
        }
        return nil
    }

    private func fault(_ message: String, at place: Int) -> MalformedStoryboard {
        MalformedStoryboard(message, line: bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1)
    }
}
