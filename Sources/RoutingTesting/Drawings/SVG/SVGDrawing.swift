internal import RoutingPresentation

/// A window's layers as a picture: each layer is a card that covers the edge of the layer below it.
struct SVGDrawing {
    private static let margin = 20
    private static let padding = 16
    private static let caption = 28
    /// The distance by which a layer overlaps the one below it, and by which it is lower.
    private static let overlap = 20
    private static let drop = 26
    private static let layers = 4
    /// The largest number of screens side by side in one layer.
    private static let columns = 4

    private var canvas = SVGCanvas()
    private var size = Frame(width: 0, height: 0)
    private let snapshot: WindowSnapshot

    init(_ snapshot: WindowSnapshot) {
        self.snapshot = snapshot
        snapshot.layers.isEmpty ? paintNothing() : paintLayers()
    }

    /// The lines of the document.
    var lines: [String] {
        let (width, height) = (size.width, size.height)
        let place = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        var head = SVGCanvas()
        head.rectangle(Frame(width: width, height: height), "ground", radius: 14)
        return [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" \(place)>",
            "<title>\(XMLText.escaped(SVGWords.title(of: snapshot)))</title>",
            "<desc>\(XMLText.escaped(SVGWords.summary(of: snapshot)))</desc>",
            "<style>",
        ] + SVGStyle.lines + ["</style>"] + head.lines + canvas.lines + ["</svg>"]
    }

    private mutating func paintNothing() {
        let screen = Scene.Measure.screen
        let frame = Frame(x: Self.margin, y: Self.margin, width: screen.width, height: screen.height)
        canvas.rectangle(frame, "nothing", radius: 12)
        canvas.centred(Scene.Label(title: "Empty window", type: "no root controller"), in: frame)
        size = Frame(width: frame.width + 2 * Self.margin, height: frame.height + 2 * Self.margin)
    }
}

extension SVGDrawing {
    private mutating func paintLayers() {
        var corner = Frame(x: Self.margin, y: Self.margin, width: 0, height: 0)
        for item in ElidedItem.items(of: snapshot.layers.count, limit: Self.layers) {
            let frame: Frame
            switch item {
            case .kept(let index): frame = paintLayer(index, at: corner)
            case .gap(let count): frame = paintGap(count, at: corner)
            }
            corner.x = frame.x + frame.width - Self.overlap
            corner.y += Self.drop
            size.width = max(size.width, frame.x + frame.width + Self.margin)
            size.height = max(size.height, frame.y + frame.height + Self.margin)
        }
    }

    private mutating func paintLayer(_ index: Int, at corner: Frame) -> Frame {
        let isOnTop = index == snapshot.layers.count - 1
        let scene = Scene(snapshot.layers[index], isOnTop: isOnTop, columns: Self.columns)
        let frame = Frame(
            x: corner.x,
            y: corner.y,
            width: scene.width + 2 * Self.padding + (isOnTop ? 0 : Self.overlap - Self.padding / 2),
            height: scene.height + Self.caption + Self.padding
        )
        let content = Frame(
            x: frame.x + Self.padding,
            y: frame.y + Self.caption,
            width: scene.width,
            height: scene.height
        )
        let words = index == 0 ? "Root" : "Presented" + (snapshot.layers.count > 2 ? " · \(index)" : "")
        canvas.group(isOnTop ? "front" : "covered") { canvas in
            canvas.card(frame, withShadow: index > 0)
            canvas.text(x: frame.x + Self.padding + 2, y: frame.y + 19, [.init(typeface: .note, text: words)])
            canvas.paint(scene, in: content)
            if !isOnTop { canvas.rectangle(frame, "veil", radius: 16) }
        }
        return frame
    }

    private mutating func paintGap(_ count: Int, at corner: Frame) -> Frame {
        let frame = Frame(x: corner.x, y: corner.y, width: 150, height: Scene.Measure.screen.height)
        canvas.group("covered") { canvas in
            canvas.card(frame, withShadow: true)
            let words = SVGCanvas.Run(typeface: .note, text: "… \(count) more")
            canvas.text(
                around: frame.x + (frame.width - Self.overlap) / 2, y: frame.y + frame.height / 2, words)
            canvas.rectangle(frame, "veil", radius: 16)
        }
        return frame
    }
}

extension SVGCanvas {
    fileprivate mutating func card(_ frame: Frame, withShadow: Bool) {
        if withShadow {
            rectangle(frame.inset(left: -4, top: 5, right: 4, bottom: -5), "shadow", radius: 16)
        }
        rectangle(frame, "layer", radius: 16)
    }
}
