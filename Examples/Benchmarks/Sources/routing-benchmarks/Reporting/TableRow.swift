/// A row of a printed table; the first cell is a name, the others are figures.
protocol TableRow {
    /// The titles of the columns.
    static var header: [String] { get }
    /// The cells of the row.
    var cells: [String] { get }
}

extension Sequence where Element: TableRow {
    /// The rows below their header, in columns: names are aligned left, figures right.
    var table: String {
        let rows = [Element.header] + map(\.cells)
        let widths = Element.header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }
        }
        return lines.map { $0.joined(separator: "  ") }.joined(separator: "\n")
    }
}
