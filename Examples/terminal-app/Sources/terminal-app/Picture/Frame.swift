/// A picture: a grid of cells, and the place of the cursor.
struct Frame: Equatable, Sendable {
    let size: TerminalSize
    /// The rows of cells; each row has a cell for each column.
    private(set) var rows: [[Cell]]
    /// The place of the cursor; `nil` while it is hidden.
    var cursor: FramePlace?

    /// Creates an empty picture.
    ///
    /// - Parameter size: Its size.
    init(_ size: TerminalSize) {
        self.size = size
        rows = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
    }

    /// The whole picture as an area to draw in.
    var area: FrameArea { FrameArea(row: 0, column: 0, rows: size.rows, columns: size.columns) }

    /// The text of a row, without blanks at its end.
    ///
    /// - Parameter row: The row.
    /// - Returns: The text.
    func text(ofRow row: Int) -> String {
        var text = rows[row].map(\.text).joined()
        while text.last == " " { text.removeLast() }
        return text
    }
}

/// A place in a picture, counted from the upper left corner.
struct FramePlace: Equatable, Sendable {
    var row: Int
    var column: Int
}

extension Frame {
    /// Writes a text into a row of an area, and cuts the text at the edge of the area.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - area: The area.
    ///   - row: The row of the area.
    ///   - column: The column of the area where the text begins.
    ///   - style: The style of the text.
    /// - Returns: The number of columns that the text takes.
    @discardableResult
    mutating func write(
        _ text: String,
        in area: FrameArea,
        row: Int = 0,
        column: Int = 0,
        style: CellStyle = .plain
    ) -> Int {
        guard (0..<area.rows).contains(row), column >= 0, column < area.columns else { return 0 }
        let cells = CellText(text, columns: area.columns - column, style: style).cells
        for (offset, cell) in cells.enumerated() {
            set(cell, area.row + row, area.column + column + offset)
        }
        return cells.count
    }

    /// Makes all cells of an area blank.
    ///
    /// - Parameters:
    ///   - area: The area.
    ///   - style: The style of the cells.
    mutating func clear(_ area: FrameArea, style: CellStyle = .plain) {
        for row in area.row..<area.row + area.rows {
            for column in area.column..<area.column + area.columns {
                set(.blank(style: style), row, column)
            }
        }
    }

    /// Gives all cells of an area a style.
    ///
    /// - Parameters:
    ///   - area: The area.
    ///   - style: The style.
    mutating func paint(_ area: FrameArea, _ style: CellStyle) {
        for row in area.row..<area.row + area.rows {
            for column in area.column..<area.column + area.columns { rows[row][column].style = style }
        }
    }

    private mutating func set(_ cell: Cell, _ row: Int, _ column: Int) {
        // When a wide character loses one of its two cells, the other cell becomes blank.
        if rows[row][column].width == 0, cell.width > 0 {
            rows[row][column - 1].text = " "
            rows[row][column - 1].width = 1
        }
        if rows[row][column].width == 2, column + 1 < size.columns {
            rows[row][column + 1].text = " "
            rows[row][column + 1].width = 1
        }
        rows[row][column] = cell
    }
}
