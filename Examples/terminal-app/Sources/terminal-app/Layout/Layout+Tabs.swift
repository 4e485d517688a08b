import RoutingPresentation

extension Layout {
    /// Draws the tabs in a row; with the keys that select them, where these do.
    mutating func drawTabs(of tabs: ControllerSnapshot, in area: FrameArea, isVisible: Bool) {
        let labels = tabs.children.enumerated().map { index, child in
            let number = isVisible && index < 9 ? index + 1 : nil
            return label(of: child, number: number, isSelected: index == tabs.selectedIndex)
        }
        let selected = tabs.selectedIndex ?? 0
        var first = 0
        // The selected one stays in sight.
        while first < selected, width(of: labels[first...selected]) > area.columns { first += 1 }
        var column = 0
        for index in labels.indices.dropFirst(first) where column < area.columns {
            let isSelected = index == tabs.selectedIndex
            let style: CellStyle = isSelected ? .inverse : .plain
            column += frame.write(labels[index], in: area, column: column, style: style)
        }
    }

    private func label(of tab: ControllerSnapshot, number: Int?, isSelected: Bool) -> String {
        let name = number.map { "\($0) \(title(of: tab))" } ?? title(of: tab)
        return isSelected ? "[\(name)]" : " \(name) "
    }

    private func width(of labels: ArraySlice<String>) -> Int {
        labels.reduce(0) { $0 + CellText($1, columns: frame.size.columns).cells.count }
    }
}
