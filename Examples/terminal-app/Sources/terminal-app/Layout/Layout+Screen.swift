extension Layout {
    /// Draws a screen: its title, its text and its links.
    mutating func drawScreen(
        _ title: String,
        _ lines: [String],
        _ links: [String],
        in area: FrameArea,
        isVisible: Bool
    ) {
        var rest = area.inset(rows: 0, columns: 2)
        // In a small area, no row stays empty.
        let isSpacious = area.rows >= 5 + lines.count
        _ = rest.takeTop(isSpacious ? 1 : 0)
        frame.write(title, in: rest.takeTop(1), style: isVisible ? .bold : .dim)
        for line in lines.prefix(rest.rows) { frame.write(line, in: rest.takeTop(1)) }
        if links.isEmpty { return }
        _ = rest.takeTop(isSpacious ? 1 : 0)
        drawLinks(links, in: rest, chosen: isVisible ? scene.chosenLink : nil)
    }

    private mutating func drawLinks(_ links: [String], in area: FrameArea, chosen: Int?) {
        let first = firstRow(of: links.count, rows: area.rows, showing: chosen ?? 0)
        for (row, index) in (first..<links.count).prefix(area.rows).enumerated() {
            let isChosen = index == chosen
            frame.write(isChosen ? "▸" : "•", in: area, row: row, style: isChosen ? .bold : .dim)
            frame.write(links[index], in: area, row: row, column: 2, style: isChosen ? .bold : .plain)
        }
    }

    /// The index of the list item in the first row, chosen so that a given item is visible.
    func firstRow(of count: Int, rows: Int, showing index: Int) -> Int {
        max(0, min(index - rows / 2, count - rows))
    }
}
