internal import Routing

/// A text prepared for a drawing: on one line, and no wider than the given room.
package struct Caption {
    /// Returns the replacement for a scalar; `nil` for a scalar that stays.
    package typealias Spelling = (Unicode.Scalar) -> String?

    package private(set) var text = ""
    package private(set) var width = 0

    /// Replaces scalars that cannot stand in the drawing, and shortens a long text with an ellipsis.
    ///
    /// Combining marks have no width, so the length is limited too.
    ///
    /// - Parameters:
    ///   - original: The text.
    ///   - room: The largest width.
    ///   - length: The largest number of scalars.
    ///   - measure: Returns the width of a character.
    ///   - spelling: Returns the replacement for a scalar that cannot stand in the drawing.
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

    /// The base for a combining mark at the start of a text, so that the mark does not join the character
    /// before it.
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
    /// Prepares a text for a drawing in text, measured in terminal columns.
    package init(_ original: String, columns: Int, spelling: Spelling) {
        self.init(original, room: columns, length: columns * 4, measure: \.columns, spelling: spelling)
    }
}

extension Caption {
    /// Escapes a scalar as in a string literal, if it would break the line, be invisible or end a quotation.
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

    /// Replaces line breaks with spaces, and invisible scalars with the replacement character.
    package static func plain(_ scalar: Unicode.Scalar) -> String? {
        if scalar.isVisible(keepingJoiners: true) { return nil }
        return scalar.properties.isWhitespace ? " " : "\u{FFFD}"
    }
}
