internal import RoutingPresentation

/// The text alternative of a picture.
enum SVGWords {
    private static let columns = 80
    private static let layers = 4

    /// The visible screens, in a few words.
    static func title(of snapshot: WindowSnapshot) -> String {
        guard let top = snapshot.layers.last else { return "An empty window" }
        return "A window that shows " + visible(in: top).map(name).joined(separator: " and ")
    }

    /// The drawn controllers, from the front to the back.
    static func summary(of snapshot: WindowSnapshot) -> String {
        if snapshot.layers.isEmpty { return "There is no root controller." }
        let items = ElidedItem.items(of: snapshot.layers.count, limit: layers).reversed()
        return items.map { item in
            switch item {
            case .gap(let count): "… \(count) more."
            case .kept(let index): sentence(index, in: snapshot)
            }
        }.joined(separator: " ")
    }

    private static func sentence(_ index: Int, in snapshot: WindowSnapshot) -> String {
        let layer = snapshot.layers[index]
        let isContainer = !layer.shown.isEmpty
        let shows = isContainer ? " with " + visible(in: layer).map(name).joined(separator: " and ") : ""
        return (index == 0 ? "Root: " : "Presented: ") + name(layer) + shows + "."
    }

    /// The first few visible screens of a layer.
    private static func visible(in layer: ControllerSnapshot) -> [ControllerSnapshot] {
        var visible: [ControllerSnapshot] = []
        var waiting = [layer]
        while let next = waiting.popLast(), visible.count < 4 {
            waiting += next.shown.reversed()
            if next.shown.isEmpty { visible.append(next) }
        }
        return visible
    }

    private static func name(_ controller: ControllerSnapshot) -> String {
        let type = Caption(controller.type, columns: columns, spelling: Caption.plain).text
        guard let title = controller.title, !title.isEmpty else { return type }
        return "“\(Caption(title, columns: columns, spelling: Caption.plain).text)” (\(type))"
    }
}
