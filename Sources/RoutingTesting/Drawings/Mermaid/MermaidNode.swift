internal import RoutingDiagnostics
internal import RoutingPresentation

/// A node of a flowchart, with the arrow that leads to it.
struct MermaidNode {
    enum Content {
        case controller(ControllerSnapshot)
        case gap(Int)
    }

    enum Arrow: String {
        case shown = "==>"
        case hidden = "-.->"
        case presents = "==>|presents|"
    }

    let content: Content
    let arrow: Arrow
    /// Whether every container that it is in shows it, in the topmost layer.
    let isOnTop: Bool
    /// The numbers of the nodes under it, in their order.
    var children: [Int] = []

    /// Whether the user sees it: a screen, or a container that shows none.
    var isVisible: Bool {
        if case .controller(let controller) = content { isOnTop && controller.shown.isEmpty } else { false }
    }

    /// The node with its words, as a flowchart defines it.
    func definition(named name: String) -> String {
        switch content {
        case .gap(let count): "\(name)[\"… \(count) more\"]"
        case .controller(let controller) where controller.kind == .screen:
            "\(name)(\"\(Self.words(controller))\")"
        case .controller(let controller): "\(name)[\"\(Self.words(controller))\"]"
        }
    }

    private static func words(_ controller: ControllerSnapshot) -> String {
        var type = text(controller.type)
        let notes = controller.notes.joined(separator: ", ")
        if !notes.isEmpty { type += " (\(notes))" }
        guard let title = controller.title, !title.isEmpty else { return type }
        return text(title) + "<br/>" + type
    }

    private static func text(_ text: String) -> String {
        SafeText.mermaid(text, atMost: 32, keepingJoiners: true)
    }
}
