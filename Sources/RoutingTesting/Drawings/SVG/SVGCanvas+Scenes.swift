internal import RoutingPresentation

extension SVGCanvas {
    /// Paints a scene into a frame that is at least as large as the scene.
    mutating func paint(_ scene: Scene, in frame: Frame) {
        switch scene {
        case .screen(let label, let isVisible):
            paint(label, isVisible: isVisible, in: frame)
        case .stack(let label, let icon, let rows, let top):
            let content = paint(label, icon, in: frame)
            paint(rows, under: top, atTopOf: content)
            paint(top, in: content.inset(top: rows.count * Scene.Measure.row))
        case .tabs(let label, let tabs, let selected):
            let content = paint(label, .tabs, in: frame)
            paint(tabs, atBottomOf: content)
            paint(selected, in: content.inset(bottom: Scene.Measure.tab.height + Scene.Measure.gap))
        case .columns(let label, let scenes):
            let content = paint(label, .columns, in: frame)
            for (scene, column) in zip(scenes, content.columns(scenes.count, gap: Scene.Measure.gap)) {
                paint(scene, in: column)
            }
        case .skipped(let count, let scene):
            paintGap("… \(count) more containers", in: frame)
            paint(scene, in: frame.inset(top: Scene.Measure.skipped))
        }
    }

    private mutating func paint(_ label: Scene.Label, isVisible: Bool, in frame: Frame) {
        clipping(to: frame) { canvas, frame in
            canvas.rectangle(frame.inset(1), "screen", isVisible ? "visible" : "hidden", radius: 10)
            canvas.centred(label, in: frame)
            if isVisible { canvas.badge(in: frame) }
        }
    }

    /// Writes in words the meaning of the colour.
    private mutating func badge(in frame: Frame) {
        let badge = Frame(x: frame.width - 76, y: 10, width: 66, height: 20)
        rectangle(badge, "badge", radius: 10)
        text(around: badge.x + badge.width / 2, y: badge.y + 14, Run(typeface: .badge, text: "visible"))
    }

    private mutating func paintGap(_ words: String, in frame: Frame) {
        text(around: frame.x + frame.width / 2, y: frame.y + 16, Run(typeface: .note, text: words))
    }
}

extension SVGCanvas {
    /// Paints a container, and returns the frame for its content.
    private mutating func paint(_ label: Scene.Label, _ icon: Icon, in frame: Frame) -> Frame {
        let (padding, height) = (Scene.Measure.padding, Scene.Measure.header)
        rectangle(frame, "container", radius: 12)
        path(icon.steps(x: frame.x + padding, y: frame.y + 7), "icon")
        let header = frame.inset(left: padding + 22, right: padding, bottom: frame.height - height)
        clipping(to: header) { canvas, frame in
            canvas.label(label, x: 0, y: 18, width: frame.width)
        }
        return frame.inset(left: padding, top: height, right: padding, bottom: padding)
    }

    /// Paints the covered controllers: cards that stick out behind the front one, each wider than the one
    /// above it.
    private mutating func paint(_ rows: [Scene.Row], under front: Scene, atTopOf frame: Frame) {
        for (index, row) in rows.enumerated() {
            let inset = min(rows.count - index, 5) * 7
            let top = frame.inset(left: inset, top: index * Scene.Measure.row, right: inset)
            // Containers are transparent, so the card behind them would show.
            let isCut = index == rows.count - 1 && !front.isOpaque
            let height = Scene.Measure.row + (isCut ? 0 : 14)
            clipping(to: Frame(x: top.x, y: top.y, width: top.width, height: height)) { canvas, card in
                canvas.rectangle(card.inset(1).inset(bottom: isCut ? -14 : 0), "card", radius: 9)
                switch row {
                case .controller(let label):
                    canvas.label(label, x: 12, y: 20, width: card.width - 24)
                case .gap(let count):
                    canvas.paintGap("… \(count) more", in: card.inset(top: 4))
                }
            }
        }
    }

    private mutating func paint(_ tabs: [Scene.Tab], atBottomOf frame: Frame) {
        let height = Scene.Measure.tab.height
        let bar = frame.inset(top: frame.height - height)
        rectangle(bar, "bar", radius: 10)
        for (tab, cell) in zip(tabs, bar.inset(3).columns(tabs.count, gap: 2)) {
            clipping(to: cell) { canvas, cell in canvas.paint(tab, in: cell) }
        }
    }

    private mutating func paint(_ tab: Scene.Tab, in cell: Frame) {
        let middle = cell.width / 2
        switch tab {
        case .gap(let count):
            text(around: middle, y: cell.height / 2 + 4, Run(typeface: .note, text: "… \(count) more"))
        case .controller(let label, let isSelected):
            if isSelected { rectangle(cell, "selected", radius: 8) }
            let room = cell.width - 10
            let title = Typeface.title.fitting(label.title ?? "", width: room)
            text(around: middle, y: 17, Run(typeface: .title, text: title.text))
            let note = Typeface.note.fitting(label.type, width: room)
            text(around: middle, y: 32, Run(typeface: .note, text: note.text))
        }
    }
}
