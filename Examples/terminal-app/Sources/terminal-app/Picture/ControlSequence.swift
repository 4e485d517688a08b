/// The sequences that this program writes: all that a terminal has to understand.
enum ControlSequence {
    /// Shows the other screen, empty; switches off wrapping, so that nothing can push a row down; asks for pasted
    /// texts to be marked.
    static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
    /// Gives all of that back.
    static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    static let clearAll = "\u{1B}[0m\u{1B}[2J"
    static let clearRest = "\u{1B}[K"
    static let hideCursor = "\u{1B}[?25l"
    static let showCursor = "\u{1B}[?25h"

    /// Moves to a place.
    ///
    /// - Parameter place: The place; terminals count from one.
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
