/// A window's controllers as a tree of lines.
struct WindowDrawing {
    private static let columns = 64

    private(set) var lines: [String] = []

    init(_ snapshot: WindowSnapshot) {
        lines.append(snapshot.layers.isEmpty ? "Window (empty)" : "Window")
        for (index, layer) in snapshot.layers.enumerated() {
            let isLast = index == snapshot.layers.count - 1
            let place = Place(isLast: isLast, isShown: isLast, isPresented: index > 0)
            draw(layer, at: place, indentation: "", isVisible: isLast)
        }
    }

    private mutating func draw(
        _ controller: ControllerSnapshot,
        at place: Place,
        indentation: String,
        isVisible: Bool
    ) {
        let mark = isVisible && controller.shown.isEmpty ? "  ● visible" : ""
        lines.append(indentation + place.branch + Self.headline(controller) + mark)
        let deeper = indentation + place.trunk
        for (index, child) in controller.children.enumerated() {
            let isShown = controller.shows(childAt: index)
            let place = Place(isLast: index == controller.children.count - 1, isShown: isShown)
            draw(child, at: place, indentation: deeper, isVisible: isVisible && isShown)
        }
    }

    private static func headline(_ controller: ControllerSnapshot) -> String {
        var words = [Caption(controller.type, columns: columns, spelling: Caption.literal).text]
        if let title = controller.title {
            words.append("\"\(Caption(title, columns: columns, spelling: Caption.literal).text)\"")
        }
        let notes = controller.notes.joined(separator: ", ")
        if !notes.isEmpty { words.append("(\(notes))") }
        return words.joined(separator: " ")
    }
}

extension WindowDrawing {
    /// The position of a controller among its siblings, which decides the lines that lead to it.
    private struct Place {
        let isLast: Bool
        let isShown: Bool
        var isPresented = false

        var branch: String {
            let arrow = isShown ? "▸ " : isPresented ? "═ " : "─ "
            if isPresented { return (isLast ? "╘═" : "╞═") + arrow + "presented " }
            return (isLast ? "└─" : "├─") + arrow
        }

        var trunk: String { isLast ? "    " : "│   " }
    }
}
