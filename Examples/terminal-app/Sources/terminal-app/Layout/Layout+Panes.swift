extension Layout {
    /// Draws the layers, each over the one before.
    mutating func drawLayers(in area: FrameArea) {
        let layers = scene.layers
        for (index, layer) in layers.enumerated() {
            guard index > 0 else {
                draw(layer, in: area, isVisible: layers.count == 1)
                continue
            }
            frame.paint(area, .dim)
            // The edges of the first few layers stay visible, and the last layer always has room.
            let inset = min(index, 3)
            let box = area.inset(
                rows: min(inset, (area.rows - 5) / 2),
                columns: min(4, area.columns / 16) * inset
            )
            let inside = frame.drawBox(box, title: layer.title)
            draw(layer, in: inside, isVisible: index == layers.count - 1)
        }
        if layers.isEmpty {
            frame.write("Nothing is open. Press o and type a URL.", in: area, row: 1, column: 2)
        }
    }

    private mutating func draw(_ pane: Pane, in area: FrameArea, isVisible: Bool) {
        if area.isEmpty { return }
        var rest = area
        switch pane.content {
        case .screen(let lines, let links):
            drawScreen(pane.title, lines, links, in: area, isVisible: isVisible)
        case .stack(let panes):
            drawPath(of: panes.map(\.title), in: rest.takeTop(1))
            if let top = panes.last { draw(top, in: rest, isVisible: isVisible) }
        case .tabs(let panes, let selected):
            drawTabs(panes.map(\.title), selected: selected, in: rest.takeBottom(1), isVisible: isVisible)
            guard let selected, panes.indices.contains(selected) else { return }
            draw(panes[selected], in: rest, isVisible: isVisible)
        }
    }

    /// Draws the titles from the root of a stack to its top.
    private mutating func drawPath(of titles: [String], in area: FrameArea) {
        guard let top = titles.last else { return }
        // The titles nearest the top matter most; each takes at least three columns.
        let nearest = titles.dropLast().suffix(area.columns / 3)
        var way = nearest.count < titles.count - 1 ? ["…"] + nearest : Array(nearest)
        var left = nearest.count
        while left > 0, !isRoom(for: way + [top], in: area) {
            left -= 1
            way = ["…"] + nearest.suffix(left)
        }
        let column = frame.write(way.map { "\($0) › " }.joined(), in: area, column: 1, style: .dim)
        frame.write(top, in: area, column: 1 + column, style: .bold)
    }

    private func isRoom(for titles: [String], in area: FrameArea) -> Bool {
        !CellText(titles.joined(separator: " › "), columns: max(area.columns - 2, 0)).isCut
    }
}
