internal import Routing

/// The tree of patterns as the lines of a Mermaid flowchart.
struct RouteChart {
    /// The numbers of nodes to try, the largest first.
    ///
    /// By default, Mermaid draws up to 500 arrows and reads up to 50,000 characters.
    private static let budgets = [240, 120, 60, 30, 15]
    private static let longestText = 45_000

    private(set) var lines = [
        "%%{init: {\"flowchart\": {\"nodeSpacing\": 14, \"rankSpacing\": 36}}}%%", "flowchart LR",
    ]
    private var names: Set<String> = []
    /// The number of arrows from a root to its farthest node.
    private let depth: Int

    /// Draws rows as the largest chart that Mermaid reads.
    static func text(of rows: [RouteTable.Row]) -> String {
        let trees = RouteChartNode.trees(of: rows)
        var text = ""
        for budget in budgets {
            text = RouteChart(RouteChartNode.fitting(trees, in: budget)).lines.joined(separator: "\n")
            if text.utf16.count <= longestText { break }
        }
        return text
    }

    private init(_ trees: [RouteChartNode]) {
        depth = trees.map(\.depth).max() ?? 0
        if trees.isEmpty { lines.append("    n([\"no routes\"])") }
        for tree in trees {
            let name = name(for: tree, under: "n")
            lines.append("    \(tree.definition(named: name))")
            draw(tree.children, under: name, at: 1)
        }
        lines += [
            "    classDef root fill:#37474f,stroke:#263238,color:#ffffff",
            "    classDef prefix fill:#eceff1,stroke:#90a4ae,color:#263238",
            "    classDef map fill:#0b62d0,stroke:#073f87,color:#ffffff",
            "    classDef proxy fill:#fff3e0,stroke:#b35c00,color:#5c2f00,stroke-dasharray:5 3",
            "    classDef gap fill:none,stroke-dasharray:4 3",
        ]
    }

    private mutating func draw(_ nodes: [RouteChartNode], under parent: String, at level: Int) {
        for node in nodes {
            let name = name(for: node, under: parent)
            // All leaves stand in one column: elsewhere Mermaid would draw arrows across nodes.
            let reach = node.children.isEmpty ? depth - level : 0
            let arrow =
                node.kind == .proxy
                ? "-" + String(repeating: ".", count: reach + 1) + "->"
                : "--" + String(repeating: "-", count: reach) + ">"
            lines.append("    \(parent) \(arrow) \(node.definition(named: name))")
            draw(node.children, under: name, at: level + 1)
        }
    }

    /// The parts of a label that a node name can contain; wildcards are spelt as words.
    private static func words(of label: String) -> [String] {
        let named = label.split(separator: "**", omittingEmptySubsequences: false).joined(separator: " all ")
            .split(separator: "*", omittingEmptySubsequences: false).joined(separator: " any ")
        return named.utf8.split { !$0.isASCIILetter && !$0.isASCIIDigit }.map { String(Substring($0)) }
    }

    /// Names a node by its path, so that a new route changes only its own lines.
    private mutating func name(for node: RouteChartNode, under parent: String) -> String {
        let words = Self.words(of: node.label)
        let ending: [String] =
            switch node.kind {
            case .proxy: ["proxy"]
            case .gap: ["gap"]
            default: node.label == "/" ? ["index"] : []
            }
        let path = String((([parent] + words + ending).joined(separator: "_")).prefix(80))
        var (name, number) = (path, 1)
        while !names.insert(name).inserted {
            number += 1
            name = "\(path)__\(number)"
        }
        return name
    }
}
