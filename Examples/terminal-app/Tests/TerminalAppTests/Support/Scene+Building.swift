@testable import terminal_app

extension Pane {
    /// Makes a screen without text.
    static func titled(_ title: String) -> Pane { Pane(title: title, content: .screen()) }

    /// Makes a stack of screens.
    static func stack(_ titles: String..., title: String = "Stack") -> Pane {
        Pane(title: title, content: .stack(titles.map { .titled($0) }))
    }

    /// Makes tabs.
    static func tabs(_ tabs: Pane..., selecting index: Int = 0) -> Pane {
        Pane(title: "Tabs", content: .tabs(tabs, selected: index))
    }
}

extension Scene {
    /// Makes a scene of layers, each over the one before.
    init(of layers: Pane...) {
        self.init()
        self.layers = layers
    }

    /// The scene as text, row by row.
    func text(rows: Int = 12, columns: Int = 40) -> String {
        let frame = Layout.frame(of: self, size: TerminalSize(rows: rows, columns: columns))
        var lines = frame.rows.indices.map(frame.text(ofRow:))
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
