extension Layout {
    /// Draws the tabs in a row; visible tabs include the keys that select them.
    mutating func drawTabs(_ titles: [String], selected: Int?, in area: FrameArea, isVisible: Bool) {
        let labels = titles.enumerated().map { index, title in
            let name = isVisible && index < 9 ? "\(index + 1) \(title)" : title
            return index == selected ? "[\(name)]" : " \(name) "
        }
        let inSight = selected ?? 0
        var first = 0
        // The selected tab stays visible.
        while first < inSight, width(of: labels[first...inSight]) > area.columns { first += 1 }
        var column = 0
        for index in labels.indices.dropFirst(first) where column < area.columns {
            let style: CellStyle = index == selected ? .inverse : .plain
            column += frame.write(labels[index], in: area, column: column, style: style)
        }
    }

    private func width(of labels: ArraySlice<String>) -> Int {
        labels.reduce(0) { $0 + CellText($1, columns: frame.size.columns).cells.count }
    }
}
