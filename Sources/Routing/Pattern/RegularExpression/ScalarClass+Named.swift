extension ScalarClass {
    /// `.`: any scalar but a line feed.
    static let dot = ScalarClass(["\n"..."\n"], isNegated: true)

    /// Gives what `\d`, `\w`, `\s` and their capitals stand for, all with their ASCII meaning.
    ///
    /// - Parameter letter: The letter after the backslash.
    /// - Returns: `nil` when the letter names no class.
    static func ranges(named letter: Unicode.Scalar) -> Ranges? {
        switch letter {
        case "d": ["0"..."9"]
        case "D": ["\u{0}"..."/", ":"..."\u{10FFFF}"]
        case "w": ["0"..."9", "A"..."Z", "_"..."_", "a"..."z"]
        case "W": ["\u{0}"..."/", ":"..."@", "["..."^", "`"..."`", "{"..."\u{10FFFF}"]
        case "s": ["\u{9}"..."\u{D}", " "..." "]
        case "S": ["\u{0}"..."\u{8}", "\u{E}"..."\u{1F}", "!"..."\u{10FFFF}"]
        default: nil
        }
    }
}
