/// What a terminal shows in one place of its grid.
struct Cell: Hashable, Sendable {
    /// A character with the marks on it; nothing in the second cell of a wide one.
    var text: String
    /// How many columns it takes: one or two; none in the second cell of a wide one.
    var width: Int
    var style: CellStyle

    /// A cell with nothing in it.
    static let blank = Cell(text: " ", width: 1, style: .plain)

    /// A cell with nothing in it that has a style.
    ///
    /// - Parameter style: The style.
    /// - Returns: The cell.
    static func blank(style: CellStyle) -> Cell {
        Cell(text: " ", width: 1, style: style)
    }

    /// The second cell of a wide character.
    ///
    /// - Parameter style: The style of the character.
    /// - Returns: The cell.
    static func tail(style: CellStyle) -> Cell {
        Cell(text: "", width: 0, style: style)
    }
}
