extension Frame {
    /// The text that makes a terminal show this picture.
    ///
    /// - Parameter old: The picture that the terminal shows; `nil` when it is not known.
    /// - Returns: Text and control sequences; empty when the terminal already shows this picture.
    func difference(from old: Frame?) -> String {
        if old == self { return "" }
        let known = old.flatMap { $0.size == size ? $0 : nil }
        var text = ControlSequence.hideCursor
        if known == nil { text += ControlSequence.clearAll }
        for row in rows.indices where rows[row] != known?.rows[row] {
            text += ControlSequence.move(to: FramePlace(row: row, column: 0)) + sequence(ofRow: row)
        }
        if let cursor { text += ControlSequence.move(to: cursor) + ControlSequence.showCursor }
        return text
    }

    /// The cells of a row in their styles; one sequence stands for the blanks at its end.
    private func sequence(ofRow row: Int) -> String {
        var cells = rows[row][...]
        while cells.last == .blank { cells.removeLast() }
        var text = ""
        var style: CellStyle?
        for cell in cells {
            if cell.style != style { text += ControlSequence.select(cell.style) }
            style = cell.style
            text += cell.text
        }
        if style != .plain { text += ControlSequence.select(.plain) }
        return cells.count < size.columns ? text + ControlSequence.clearRest : text
    }
}
