extension Unicode.Scalar {
    /// The treatment of a scalar in a cell.
    enum Display: Equatable {
        /// Shown, in one column or two.
        case columns(Int)
        /// Shown as a mark on the character before it.
        case mark
        /// Replaced by another scalar in one column: it is invisible, or would change the look of other
        /// characters.
        case replaced(by: Unicode.Scalar)
        /// Left out, because terminals differ in their treatment of it.
        case omitted
    }

    /// The treatment of the scalar in a cell, which never passes a control character to the terminal.
    var display: Display {
        switch value {
        case 0x20..<0x7F: return .columns(1)
        // Unicode has symbols for these control characters.
        case 0x00..<0x20: return .replaced(by: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
        case 0x7F: return .replaced(by: "\u{2421}")
        // Joiners and variation selectors are left out; medial vowels and final consonants of Hangul are
        // marks.
        case 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .omitted
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return .mark
        default: break
        }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            return .replaced(by: "\u{FFFD}")
        case .spaceSeparator: return .replaced(by: " ")
        case .nonspacingMark, .enclosingMark: return .mark
        default: return .columns(isWide ? 2 : 1)
        }
    }

    /// Whether terminals show the scalar in two columns, by Unicode's table `EastAsianWidth`.
    private var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF: true
        case 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F: true
        case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF: true
        case 0x1F200...0x1F2FF, 0x20000...0x3FFFD: true
        // Two of these make a flag, each in one column.
        case 0x1F1E6...0x1F1FF: false
        default: properties.isEmojiPresentation
        }
    }
}
