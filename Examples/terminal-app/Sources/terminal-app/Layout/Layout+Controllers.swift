import RoutingPresentation

extension Layout {
    /// Draws the layers of the window, each over the one before.
    mutating func drawWindow(in area: FrameArea) {
        let layers = scene.window.layers
        for (index, layer) in layers.enumerated() {
            guard index > 0 else {
                draw(layer, in: area, isVisible: layers.count == 1)
                continue
            }
            frame.paint(area, .dim)
            // The edges of the first few layers stay in sight, and the last one has room in any case.
            let inset = min(index, 3)
            let box = area.inset(
                rows: min(inset, (area.rows - 5) / 2),
                columns: min(4, area.columns / 16) * inset
            )
            let inside = frame.drawBox(box, title: title(of: layer))
            draw(layer, in: inside, isVisible: index == layers.count - 1)
        }
        if layers.isEmpty {
            frame.write("Nothing is open. Press o and type a URL.", in: area, row: 1, column: 2)
        }
    }

    private mutating func draw(_ controller: ControllerSnapshot, in area: FrameArea, isVisible: Bool) {
        if area.isEmpty { return }
        var rest = area
        switch controller.kind {
        case .screen: drawScreen(controller, in: area, isVisible: isVisible)
        case .split: drawColumns(controller, in: area, isVisible: isVisible)
        case .navigation:
            drawPath(of: controller, in: rest.takeTop(1))
            if let top = controller.children.last { draw(top, in: rest, isVisible: isVisible) }
        case .tabBar:
            drawTabs(of: controller, in: rest.takeBottom(1), isVisible: isVisible)
            guard let index = controller.selectedIndex, index < controller.children.count else { return }
            draw(controller.children[index], in: rest, isVisible: isVisible)
        }
    }

    private mutating func drawColumns(_ controller: ControllerSnapshot, in area: FrameArea, isVisible: Bool) {
        let count = max(controller.children.count, 1)
        let width = (area.columns - (count - 1)) / count
        for (index, child) in controller.children.enumerated() {
            let column = index * (width + 1)
            let isLast = index == count - 1
            let part = FrameArea(
                row: area.row,
                column: area.column + column,
                rows: area.rows,
                columns: isLast ? area.columns - column : width
            )
            draw(child, in: part, isVisible: isVisible && isLast)
            if isLast { return }
            for row in 0..<area.rows {
                frame.write("│", in: area, row: row, column: column + width, style: .dim)
            }
        }
    }

    /// Draws the way from the root of a stack to its top.
    private mutating func drawPath(of stack: ControllerSnapshot, in area: FrameArea) {
        guard let top = stack.children.last else { return }
        // The nearest ones matter most; each takes three columns at least.
        let nearest = stack.children.dropLast().suffix(area.columns / 3).map(title)
        var way = nearest.count < stack.children.count - 1 ? ["…"] + nearest : nearest
        var left = nearest.count
        while left > 0, !isRoom(for: way + [title(of: top)], in: area) {
            left -= 1
            way = ["…"] + nearest.suffix(left)
        }
        let column = frame.write(way.map { "\($0) › " }.joined(), in: area, column: 1, style: .dim)
        frame.write(title(of: top), in: area, column: 1 + column, style: .bold)
    }

    private func isRoom(for titles: [String], in area: FrameArea) -> Bool {
        !CellText(titles.joined(separator: " › "), columns: max(area.columns - 2, 0)).isCut
    }
}
