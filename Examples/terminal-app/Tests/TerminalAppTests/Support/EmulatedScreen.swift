/// The grid of an emulated terminal.
struct EmulatedScreen: Equatable {
    /// A cell of the grid.
    struct Cell: Equatable {
        var text = " "
        var style = "0"
    }

    var cells: [[Cell]]
    var row = 0
    var column = 0

    init(rows: Int, columns: Int) {
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    var rows: Int { cells.count }
    var columns: Int { cells[0].count }

    /// The text of each row, without blanks at its end.
    var lines: [String] {
        cells.map { row in
            var line = row.map(\.text).joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// The text of all rows, without empty rows at the end.
    var text: String {
        var lines = lines
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Moves the cursor to the next row; at the last row, all rows scroll up.
    mutating func feedLine() {
        row += 1
        guard row == rows else { return }
        cells.removeFirst()
        cells.append(Array(repeating: Cell(), count: columns))
        row -= 1
    }

    /// Resizes the grid at its lower right corner, as terminals do.
    mutating func resize(rows: Int, columns: Int) {
        var new = EmulatedScreen(rows: rows, columns: columns)
        for (row, line) in cells.enumerated().prefix(rows) {
            for (column, cell) in line.enumerated().prefix(columns) { new.cells[row][column] = cell }
        }
        new.row = min(row, rows - 1)
        new.column = min(column, columns - 1)
        self = new
    }
}
