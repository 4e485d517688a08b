internal import Routing

/// A text as it stands in a drawing: on one line, and no wider than there is room.
package struct Caption {
    /// What becomes of a scalar; `nil` for those that stay.
    package typealias Spelling = (Unicode.Scalar) -> String?

    package private(set) var text = ""
    package private(set) var width = 0

    /// Spells a text and shortens it with an ellipsis.
    ///
    /// Combining marks take no room, so there is a limit to the length as well.
    ///
    /// - Parameters:
    ///   - original: The text.
    ///   - room: How wide it may be.
    ///   - length: How many scalars it may have.
    ///   - measure: How wide a character is.
    ///   - spelling: How scalars are spelled that cannot stand in the drawing.
    package init(
        _ original: String,
        room: Int,
        length: Int,
        measure: (Character) -> Int,
        spelling: Spelling
    ) {
        let start = Self.base(under: original) + String(original.unicodeScalars.prefix(length))
        var isShortened = original.unicodeScalars.dropFirst(length).first != nil
        var pieces: [(text: String, width: Int)] = []
        for character in start {
            let text = Self.spelled(character, spelling)
            pieces.append((text, text.reduce(0) { $0 + measure($1) }))
            width += pieces[pieces.count - 1].width
            if width > room { break }
        }
        isShortened = isShortened || width > room
        if isShortened {
            while width > room - measure("…"), let last = pieces.popLast() { width -= last.width }
            pieces.append(("…", measure("…")))
            width += measure("…")
        }
        text = pieces.map(\.text).joined()
    }

    /// What a mark at the beginning of a text stands on, so that it changes nothing that is before it.
    private static func base(under text: String) -> String {
        guard let first = text.unicodeScalars.first else { return "" }
        let (isJoiner, properties) = (first == "\u{200D}", first.properties)
        let isMark = properties.isGraphemeExtend || properties.generalCategory == .spacingMark
        return isJoiner || isMark ? "◌" : ""
    }

    private static func spelled(_ character: Character, _ spelling: Spelling) -> String {
        var text = ""
        for scalar in character.unicodeScalars {
            text += spelling(scalar) ?? String(scalar)
        }
        return text
    }
}

extension Caption {
    /// Spells a text for a drawing that is a text itself, in columns of a terminal.
    package init(_ original: String, columns: Int, spelling: Spelling) {
        self.init(original, room: columns, length: columns * 4, measure: \.columns, spelling: spelling)
    }
}

extension Caption {
    /// Spells a scalar as in a string literal, if it would break a line, hide in it or end a quotation.
    static func literal(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        case "\"": #"\""#
        case "\\": #"\\"#
        default: scalar.isVisible(keepingJoiners: true) ? nil : String(scalar).visible()
        }
    }

    /// Puts a space for a break of lines, and a replacement character for what has no shape.
    package static func plain(_ scalar: Unicode.Scalar) -> String? {
        if scalar.isVisible(keepingJoiners: true) { return nil }
        return scalar.properties.isWhitespace ? " " : "\u{FFFD}"
    }
}

extension Character {
    /// How many columns of a terminal the character takes: East Asian ones and emoji take two.
    package var columns: Int {
        unicodeScalars.contains { $0.isWide } ? 2 : 1
    }
}

extension Unicode.Scalar {
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
        case 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: true
        default: properties.isEmojiPresentation
        }
    }
}
