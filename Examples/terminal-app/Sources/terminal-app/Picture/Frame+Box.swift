extension Frame {
    /// Draws an empty box.
    ///
    /// - Parameters:
    ///   - area: The box with its border.
    ///   - title: The title in the upper border.
    /// - Returns: The area inside the border.
    mutating func drawBox(_ area: FrameArea, title: String) -> FrameArea {
        clear(area)
        guard area.rows > 1, area.columns > 3 else { return area }
        let line = String(repeating: "─", count: area.columns - 2)
        write("╭\(line)╮", in: area)
        write("╰\(line)╯", in: area, row: area.rows - 1)
        for row in 1..<area.rows - 1 {
            write("│", in: area, row: row)
            write("│", in: area, row: row, column: area.columns - 1)
        }
        var border = area.inset(rows: 0, columns: 2)
        border = border.takeTop(1)
        let width = write(" \(title)", in: border, style: .bold)
        if !title.isEmpty, width < border.columns { write(" ", in: border, column: width) }
        return area.inset(rows: 1, columns: 2)
    }
}
