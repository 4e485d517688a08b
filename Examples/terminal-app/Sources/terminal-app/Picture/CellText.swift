/// A text as cells.
struct CellText: Equatable, Sendable {
    /// The cells; one for each column.
    let cells: [Cell]
    /// Whether a part of the text did not fit.
    let isCut: Bool

    /// The largest number of marks on a character; further marks are left out, because they would hide the
    /// letter.
    private static let mostMarks = 2

    /// Lays out a text on one line.
    ///
    /// The cells contain no control characters, so a terminal only shows them.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - columns: The number of columns; a longer text is cut and ends in an ellipsis.
    ///   - style: The style of the cells.
    /// - Complexity: O(`columns`), however long the text is.
    init(_ text: String, columns: Int, style: CellStyle = .plain) {
        var row = Row(columns: columns, style: style)
        // Marks and omitted scalars take no columns. Without a limit, a text made of them would never fill the
        // line.
        var rest = text.unicodeScalars.prefix(8 * (columns + 1))[...]
        while let scalar = rest.popFirst(), !row.isFull { row.append(scalar) }
        let isShortened = rest.endIndex != text.unicodeScalars.endIndex
        isCut = row.isFull || isShortened
        if isCut { row.cut() }
        cells = row.cells
    }

    private struct Row {
        let columns: Int
        let style: CellStyle
        var cells: [Cell] = []
        var marks = 0
        var isFull = false

        init(columns: Int, style: CellStyle) {
            self.columns = columns
            self.style = style
        }

        mutating func append(_ scalar: Unicode.Scalar) {
            switch scalar.display {
            case .columns(let width): append(String(scalar), width)
            case .replaced(let other): append(String(other), 1)
            case .mark: mark(scalar)
            case .omitted: break
            }
        }

        private mutating func append(_ text: String, _ width: Int) {
            guard cells.count + width <= columns else {
                isFull = true
                return
            }
            marks = 0
            cells.append(Cell(text: text, width: width, style: style))
            if width == 2 { cells.append(.tail(style: style)) }
        }

        private mutating func mark(_ scalar: Unicode.Scalar) {
            guard let place = cells.lastIndex(where: { $0.width > 0 }) else {
                append("\u{25CC}" + String(scalar), 1)
                return
            }
            marks += 1
            if marks <= CellText.mostMarks { cells[place].text.unicodeScalars.append(scalar) }
        }

        /// Makes room for an ellipsis in the last column.
        mutating func cut() {
            guard columns > 0 else { return }
            while cells.count >= columns { cells.removeLast() }
            // A wide character that loses one of its cells becomes blank.
            if cells.last?.width == 2 { cells[cells.count - 1] = .blank(style: style) }
            cells.append(Cell(text: "…", width: 1, style: style))
        }
    }
}
