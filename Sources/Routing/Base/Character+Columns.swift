extension Character {
    /// The number of terminal columns that the character takes: two for East Asian characters and emoji.
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
