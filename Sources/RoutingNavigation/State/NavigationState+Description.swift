extension NavigationState: CustomStringConvertible {
    /// The nodes as an indented tree; what is active has a `*`, a modal a `^`.
    public var description: String {
        guard let root else { return "(nothing was opened)" }
        return TreeDrawing(root: "\(root.kind) \(root.destination)") { branches(of: root) }.text
    }

    private func branches(of node: NavigationNode) -> [TreeDrawing] {
        let children = node.children.enumerated().map { index, child in
            drawing(of: child, mark: index == node.activeIndex ? "*" : " ")
        }
        return children + (node.modal.map { [drawing(of: $0, mark: "^")] } ?? [])
    }

    private func drawing(of node: NavigationNode, mark: String) -> TreeDrawing {
        TreeDrawing(root: "\(mark) \(node.kind) \(node.destination)") { branches(of: node) }
    }
}
