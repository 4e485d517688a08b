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
            lines.append("    \(Self.definition(of: tree, named: name))")
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
            lines.append("    \(parent) \(arrow) \(Self.definition(of: node, named: name))")
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

extension RouteChart {
    private static func definition(of node: RouteChartNode, named name: String) -> String {
        let words = ([SafeText.mermaid(node.label)] + captions(of: node)).joined(separator: "<br/>")
        return switch node.kind {
        case .root: "\(name)([\"\(words)\"]):::root"
        case .prefix: "\(name)[\"\(words)\"]:::prefix"
        case .map: "\(name)(\"\(words)\"):::map"
        case .proxy: "\(name){{\"\(words)\"}}:::proxy"
        case .gap: "\(name)[\"\(words)\"]:::gap"
        }
    }

    /// The captions of a node, one line for each entry.
    private static func captions(of node: RouteChartNode) -> [String] {
        let lines = node.rows.compactMap { row in
            let name = row.name.map { "“\(SafeText.mermaid($0))”" }
            let words = [
                name ?? SafeText.mermaid(row.valueType ?? ""),
                SafeText.mermaid(row.tags.joined(separator: ", ")),
            ]
            let said = words.filter { !$0.isEmpty }.joined(separator: " · ")
            if row.kind.isInterceptor { return said.isEmpty ? "\(row.kind)" : "\(row.kind) " + said }
            if said.isEmpty { return node.rows.count > 1 ? "map" : nil }
            return said
        }
        return lines.count <= 3 ? lines : lines.prefix(2) + ["… \(lines.count - 2) more"]
    }
}

extension RouteTable {
    /// The tree of the patterns as a Mermaid flowchart, for documents that draw such charts.
    ///
    /// The chart draws a common beginning of patterns once. Maps are blue and rounded; proxies are hexagons
    /// on dotted arrows. Nodes are sorted as in ``markdown`` and named by their paths, so that a new route
    /// changes a line or two.
    ///
    /// ```
    /// flowchart LR
    ///     n_app(["app#58;#47;#47;"]):::root
    ///     n_app --> n_app_books("books<br/>“library”"):::map
    ///     n_app_books --> n_app_books_id("#58;id<br/>“book”"):::map
    ///     n_app -..-> n_app_all_proxy{{"#42;#42;<br/>proxy"}}:::proxy
    /// ```
    ///
    /// Mermaid refuses large charts. If there is not enough room, the chart omits the deepest nodes first and
    /// shows only their number.
    public var mermaid: String { RouteChart.text(of: rows.inOrder()) }
}
