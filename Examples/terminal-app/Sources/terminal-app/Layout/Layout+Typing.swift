extension Layout {
    static let typingKeys = "Enter open   Tab complete   ↑ ↓ choose   Esc give up"
    private static let mostMatches = 8

    /// Draws the patterns that match the beginning of a URL.
    mutating func drawMatches(of prompt: URLPrompt, in area: FrameArea) {
        let matches = prompt.completion.matches
        var rest = area
        let rows = min(matches.count, Self.mostMatches, max(rest.rows - 2, 0))
        if rows == 0 { return }
        let inside = frame.drawBox(rest.takeBottom(rows + 2), title: "routes")
        let first = firstRow(of: matches.count, rows: rows, showing: prompt.choice ?? 0)
        for (row, index) in (first..<matches.count).prefix(rows).enumerated() {
            let isChosen = index == prompt.choice
            frame.write(isChosen ? "▸" : " ", in: inside, row: row, style: .bold)
            let style: CellStyle = isChosen ? .bold : .plain
            frame.write(matches[index].pattern, in: inside, row: row, column: 2, style: style)
        }
    }

    /// Draws the line that the user types, with the cursor in it.
    mutating func drawLine(of prompt: URLPrompt, in area: FrameArea) {
        let label = frame.write("Open: ", in: area, column: 1, style: .bold) + 1
        // The last column is for the cursor.
        let columns = area.columns - label - 1
        guard columns > 0 else { return }
        let editor = prompt.editor
        let before = widths(of: editor.text.prefix(editor.cursor))
        // The text before the cursor is shown as far as it fits; its beginning is cut.
        var skipped = 0
        var width = before.reduce(0, +)
        while width > columns {
            width -= before[skipped]
            skipped += 1
        }
        let shown = editor.text.dropFirst(skipped)
        frame.write(String(shown), in: area, column: label)
        frame.cursor = FramePlace(row: area.row, column: area.column + label + width)
    }

    private func widths(of text: some StringProtocol) -> [Int] {
        // The width of a character is at most the sum of its scalars' widths.
        text.map { CellText(String($0), columns: 16).cells.count }
    }
}
