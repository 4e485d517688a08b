/// Draws scenes for a terminal of any size.
struct Layout {
    let scene: Scene
    var frame: Frame

    /// Draws a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - size: The size of the terminal.
    /// - Returns: The picture.
    static func frame(of scene: Scene, size: TerminalSize) -> Frame {
        var layout = Layout(scene: scene, frame: Frame(size))
        layout.draw()
        return layout.frame
    }

    private mutating func draw() {
        var area = frame.area
        // In a terminal with few rows, the line of keys is the first to go.
        let keys = area.takeBottom(area.rows > 5 ? 1 : 0)
        let bottom = area.takeBottom(1)
        drawTitleBar(in: area.takeTop(1))
        drawLayers(in: area)
        switch scene.mode {
        case .looking:
            drawStatus(in: bottom)
            frame.write(Self.lookingKeys, in: keys, column: 1, style: .dim)
        case .typing(let prompt):
            drawMatches(of: prompt, in: area)
            drawLine(of: prompt, in: bottom)
            frame.write(Self.typingKeys, in: keys, column: 1, style: .dim)
        case .help:
            drawHelp(in: area)
            drawStatus(in: bottom)
            frame.write(Self.helpKeys, in: keys, column: 1, style: .dim)
        }
    }

    private mutating func drawTitleBar(in area: FrameArea) {
        frame.paint(area, .inverse)
        let name = scene.layers.first?.title ?? "terminal-app"
        let width = frame.write(name, in: area, column: 1, style: .inverse)
        let columns = max(area.columns - width - 4, 0)
        let place = CellText(scene.place.text, columns: columns, style: .inverse)
        guard !place.cells.isEmpty else { return }
        let column = area.columns - place.cells.count - 1
        frame.write(place.cells.map(\.text).joined(), in: area, column: column, style: .inverse)
    }

    private mutating func drawStatus(in area: FrameArea) {
        guard let status = scene.status else { return }
        frame.write(status.text, in: area, column: 1, style: status.isFailure ? .failure : .plain)
    }
}
