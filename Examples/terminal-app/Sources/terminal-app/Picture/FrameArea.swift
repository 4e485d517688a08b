/// A rectangle of a picture; one without rows or columns has nothing in it.
struct FrameArea: Equatable, Sendable {
    var row: Int
    var column: Int
    var rows: Int
    var columns: Int

    /// Creates an area; what is less than nothing is nothing.
    init(row: Int, column: Int, rows: Int, columns: Int) {
        self.row = row
        self.column = column
        self.rows = max(rows, 0)
        self.columns = max(columns, 0)
    }

    /// Whether there is nothing in it.
    var isEmpty: Bool { rows == 0 || columns == 0 }
}

extension FrameArea {
    /// Takes rows off the upper edge.
    ///
    /// - Parameter count: How many, if there are as many.
    /// - Returns: The rows.
    mutating func takeTop(_ count: Int) -> FrameArea {
        let taken = min(max(count, 0), rows)
        let top = FrameArea(row: row, column: column, rows: taken, columns: columns)
        self = FrameArea(row: row + taken, column: column, rows: rows - taken, columns: columns)
        return top
    }

    /// Takes rows off the lower edge.
    ///
    /// - Parameter count: How many, if there are as many.
    /// - Returns: The rows.
    mutating func takeBottom(_ count: Int) -> FrameArea {
        let taken = min(max(count, 0), rows)
        rows -= taken
        return FrameArea(row: row + rows, column: column, rows: taken, columns: columns)
    }

    /// The area without some of its edges.
    ///
    /// - Parameters:
    ///   - vertical: How many rows are left out above and below.
    ///   - horizontal: How many columns are left out on each side.
    /// - Returns: What is left, if anything.
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
