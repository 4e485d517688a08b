internal import RoutingPresentation

/// A window's controllers as the lines of a flowchart.
struct MermaidDrawing {
    private let plan: MermaidPlan
    private(set) var lines = ["flowchart TD"]
    private var last = 0
    private var visible: [String] = []
    private var gaps: [String] = []

    init(_ snapshot: WindowSnapshot) {
        plan = MermaidPlan(snapshot.layers)
        guard let root = plan.nodes.first else {
            lines.append("    window([\"Window (empty)\"])")
            return
        }
        lines.append("    window([\"Window\"])")
        draw(root, under: "window")
        lines += Self.styling("visible", "fill:#0b62d0,stroke:#073f87,color:#ffffff", of: visible)
        lines += Self.styling("more", "fill:none,stroke-dasharray:4 3", of: gaps)
    }

    private mutating func draw(_ node: MermaidNode, under parent: String) {
        last += 1
        let name = "n\(last)"
        lines.append("    \(parent) \(node.arrow.rawValue) \(node.definition(named: name))")
        if node.isVisible { visible.append(name) }
        if case .gap = node.content { gaps.append(name) }
        for child in node.children { draw(plan.nodes[child], under: name) }
    }

    private static func styling(_ name: String, _ style: String, of nodes: [String]) -> [String] {
        if nodes.isEmpty { return [] }
        return ["    classDef \(name) \(style)", "    class \(nodes.joined(separator: ",")) \(name)"]
    }
}
