/// A rectangle of a picture; without rows or columns, it is empty.
struct FrameArea: Equatable, Sendable {
    var row: Int
    var column: Int
    var rows: Int
    var columns: Int

    /// Creates an area; negative numbers of rows or columns become zero.
    init(row: Int, column: Int, rows: Int, columns: Int) {
        self.row = row
        self.column = column
        self.rows = max(rows, 0)
        self.columns = max(columns, 0)
    }

    /// Whether the area contains no cells.
    var isEmpty: Bool { rows == 0 || columns == 0 }
}

extension FrameArea {
    /// Removes rows from the upper edge.
    ///
    /// - Parameter count: The number of rows; if there are fewer, all rows are removed.
    /// - Returns: The removed rows.
    mutating func takeTop(_ count: Int) -> FrameArea {
        let taken = min(max(count, 0), rows)
        let top = FrameArea(row: row, column: column, rows: taken, columns: columns)
        self = FrameArea(row: row + taken, column: column, rows: rows - taken, columns: columns)
        return top
    }

    /// Removes rows from the lower edge.
    ///
    /// - Parameter count: The number of rows; if there are fewer, all rows are removed.
    /// - Returns: The removed rows.
    mutating func takeBottom(_ count: Int) -> FrameArea {
        let taken = min(max(count, 0), rows)
        rows -= taken
        return FrameArea(row: row + rows, column: column, rows: taken, columns: columns)
    }

    /// Returns the area without its edges.
    ///
    /// - Parameters:
    ///   - vertical: The number of rows to leave out at the top, and at the bottom.
    ///   - horizontal: The number of columns to leave out on each side.
    /// - Returns: The inner area, which may be empty.
    func inset(rows vertical: Int, columns horizontal: Int) -> FrameArea {
        let vertical = max(vertical, 0)
        let horizontal = max(horizontal, 0)
        return FrameArea(
            row: row + min(vertical, rows),
            column: column + min(horizontal, columns),
            rows: rows - 2 * vertical,
            columns: columns - 2 * horizontal
        )
    }
}
