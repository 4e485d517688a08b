import RoutingNavigation

/// A screen, a stack or tabs of a user interface that knows no destinations.
@MainActor
final class Pane {
    let name: String
    var content: [Pane] = []
    var selected: Pane?
    var modal: Pane?

    init(_ name: String) {
        self.name = name
    }

    /// Takes a modal away, wherever it is presented.
    func lose(_ modal: Pane) {
        if self.modal === modal { self.modal = nil }
        for pane in content { pane.lose(modal) }
    }

    /// What one sees: the name, the content in brackets with a `*` before the selected item, a `/` before a modal.
    var outline: String {
        let inner = content.map { ($0 === selected ? "*" : "") + $0.outline }
        return name + (inner.isEmpty ? "" : "[" + inner.joined(separator: " ") + "]")
            + (modal.map { "/" + $0.outline } ?? "")
    }
}

extension ForkPresenter<Pane> {
    /// Tabs that do at once what they are asked to.
    static var panes: Self {
        .fork(
            make: { _ in Pane("tabs") },
            setOptions: { $0.content = $1 },
            select: { $0.selected = $1 },
            options: { $0.content },
            selected: { $0.selected }
        )
    }
}
