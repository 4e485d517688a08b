internal import Routing

/// A table whose columns are also aligned in the Markdown source.
struct MarkdownTable {
    /// The largest width to which columns are padded; a wider cell sticks out, so that one long pattern does
    /// not widen all rows.
    private static let widestColumn = 48

    private let head: [String]
    private let rows: [[String]]

    /// Makes a table; columns without any text are omitted.
    ///
    /// - Parameters:
    ///   - head: The titles of the columns.
    ///   - rows: The escaped cells; each row has as many as there are titles.
    init(_ head: [String], _ rows: [[String]]) {
        let kept = head.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        self.head = kept.map { head[$0] }
        self.rows = rows.map { row in kept.map { row[$0] } }
    }

    /// The lines of the table.
    var lines: [String] {
        let widths = head.indices.map { column in
            let cells = rows.map { Self.width(of: $0[column]) }
            let widest = cells.filter { $0 <= Self.widestColumn }.max() ?? 0
            return max(widest, Self.width(of: head[column]), 3)
        }
        let rule = widths.map { String(repeating: "-", count: $0) }
        return ([head, rule] + rows).map { cells in
            "| " + zip(cells, widths).map(Self.padded).joined(separator: " | ") + " |"
        }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - self.width(of: text)))
    }

    /// The number of columns that a text takes in a fixed-width font.
    private static func width(of text: String) -> Int {
        text.reduce(0) { width, character in width + character.columns }
    }
}
