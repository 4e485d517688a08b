internal import Foundation

/// The bytes of a storyboard, as far as they have to be looked at before an XML parser may see them.
///
/// Parsers differ in what they make of encodings and of entities, one crashes at processing instructions, and
/// some take quadratic time for the attributes of an element. Xcode writes UTF-8 without any of these, so
/// they are refused.
struct StoryboardText {
    /// How many bytes a storyboard may have; at ten million, parsers give up without saying so.
    static let maximalSize = 8 << 20
    /// How many attributes an element may have.
    static let maximalAttributeCount = 4096

    /// What a parser is to see.
    private(set) var bytes: [UInt8]

    /// Looks at the bytes of a storyboard.
    ///
    /// - Parameter data: The bytes.
    /// - Throws: ``StoryboardFault`` when they are none that Xcode writes.
    init(checking data: Data) throws(StoryboardFault) {
        guard data.count <= Self.maximalSize else {
            throw StoryboardFault("it is longer than \(Self.maximalSize) bytes")
        }
        // Zeros are how text in wider units looks from here.
        guard !data.contains(0), String(data: data, encoding: .utf8) != nil else {
            throw StoryboardFault("it is not text in UTF-8")
        }
        bytes = [UInt8](data)
        blankDeclaration()
        try checkMarkup()
    }
}

extension StoryboardText {
    /// Takes `<?xml … ?>` out, so that no parser believes what it says of the encoding; all places stay the
    /// same.
    private mutating func blankDeclaration() {
        let start = has("\u{FEFF}", at: 0) ? 3 : 0
        let isDeclaration = [" ", "\t", "\r", "\n"].contains { has("<?xml\($0)", at: start) }
        guard isDeclaration, let end = end(of: "?>", from: start) else { return }
        for place in start..<end where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
    }

    private func checkMarkup() throws(StoryboardFault) {
        var place = 0
        // An attribute has an equals sign, and there is no other `<` in an element.
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

    /// The end of a comment or of a literal section; nothing where an element begins or ends.
    private func endOfSpecialMarkup(at place: Int) throws(StoryboardFault) -> Int? {
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

    /// The place after the next occurrence of a text, which ends with an angle.
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

    private func fault(_ message: String, at place: Int) -> StoryboardFault {
        StoryboardFault(message, line: bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1)
    }
}
