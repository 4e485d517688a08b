/// The content of one cell of a terminal's grid.
struct Cell: Hashable, Sendable {
    /// A character with its marks; empty in the second cell of a wide character.
    var text: String
    /// The number of columns of the character: one or two; zero in the second cell of a wide character.
    var width: Int
    var style: CellStyle

    /// An empty cell.
    static let blank = Cell(text: " ", width: 1, style: .plain)

    /// An empty cell in a style.
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
