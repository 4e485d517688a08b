/// Rows of cells, printed as lines with aligned columns; empty columns are omitted.
struct Columns {
    private let rows: [[String]]

    init(_ rows: [[String]]) {
        self.rows = rows
    }

    /// The lines.
    var text: String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        return rows.map { row in
            let cells = zip(row, widths).filter { $1 > 0 }.map { cell, width in
                cell + String(repeating: " ", count: width - cell.count + 2)
            }
            return String(cells.joined().trimmingSuffix { $0 == " " })
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text without its trailing characters that meet a condition.
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
        var rest = self[...]
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return rest
    }
}
