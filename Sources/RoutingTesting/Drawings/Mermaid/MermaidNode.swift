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
    let isVisible: Bool
    var children: [MermaidNode] = []

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

/// Layers and controllers become nodes while there is room for them.
extension MermaidNode {
    /// The largest number of layers of a window that are drawn.
    private static let layers = 8

    /// Plans the layers of a window: the root presents the next layer, and so on.
    ///
    /// - Parameters:
    ///   - layers: The layers.
    ///   - budget: The largest number of nodes.
    /// - Returns: The root; `nil` when there are no layers.
    static func planning(_ layers: [ControllerSnapshot], budget: Int) -> MermaidNode? {
        let list = MermaidList(layers, limit: Self.layers) { $0 == layers.count - 1 }
        var above: MermaidNode?
        for (item, share) in zip(list.items, list.shares(of: budget)).reversed() {
            let arrow = item == .kept(0) ? Arrow.shown : .presents
            var node = MermaidNode(item, of: list, arrow: arrow, isOnTop: above == nil, budget: share)
            if let above { node.children.append(above) }
            above = node
        }
        return above
    }

    private init(_ item: ElidedItem, of list: MermaidList, arrow: Arrow, isOnTop: Bool, budget: Int) {
        switch item {
        case .gap(let count):
            self.init(content: .gap(count), arrow: arrow, isVisible: false)
        case .kept(let index):
            self.init(list.controllers[index], arrow: arrow, isOnTop: isOnTop, budget: budget)
        }
    }

    private init(_ controller: ControllerSnapshot, arrow: Arrow, isOnTop: Bool, budget: Int) {
        let list = MermaidList(childrenOf: controller, fitting: budget - 1)
        let children = zip(list.items, list.shares(of: budget - 1)).map { item, share in
            let isShown = list.isFirst(item)
            let arrow = isShown ? Arrow.shown : .hidden
            return MermaidNode(item, of: list, arrow: arrow, isOnTop: isOnTop && isShown, budget: share)
        }
        let isVisible = isOnTop && controller.shown.isEmpty
        self.init(content: .controller(controller), arrow: arrow, isVisible: isVisible, children: children)
    }
}
