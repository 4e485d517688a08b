/// The control sequences that this program writes, which the terminal must understand.
enum ControlSequence {
    /// Switches to the alternate screen and clears it, turns off wrapping, and turns on bracketed paste.
    ///
    /// Without wrapping, no text can push a row down.
    static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
    /// Undoes the changes of ``enter``.
    static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    static let clearAll = "\u{1B}[0m\u{1B}[2J"
    static let clearRest = "\u{1B}[K"
    static let hideCursor = "\u{1B}[?25l"
    static let showCursor = "\u{1B}[?25h"

    /// Moves the cursor.
    ///
    /// - Parameter place: The new place of the cursor; terminals count from one.
    /// - Returns: The sequence.
    static func move(to place: FramePlace) -> String {
        "\u{1B}[\(place.row + 1);\(place.column + 1)H"
    }

    /// Selects a style.
    ///
    /// - Parameter style: The style.
    /// - Returns: The sequence.
    static func select(_ style: CellStyle) -> String {
        "\u{1B}[\(style.parameters)m"
    }
}
