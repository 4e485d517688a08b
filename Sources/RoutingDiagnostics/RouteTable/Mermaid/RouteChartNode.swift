internal import Routing

/// A node of the tree of patterns.
struct RouteChartNode {
    enum Kind {
        /// The scheme and the host.
        case root
        /// A place where no pattern ends and several go on.
        case prefix
        /// A place where the patterns of maps end.
        case map
        /// A place where the patterns of proxies end; it has no children.
        case proxy
        /// Nodes that were omitted for lack of room.
        case gap
    }

    let kind: Kind
    private(set) var label: String
    /// The entries whose patterns end here.
    let rows: [RouteTable.Row]
    var children: [RouteChartNode]

    init(_ kind: Kind, _ label: String, _ rows: [RouteTable.Row], _ children: [RouteChartNode]) {
        self.kind = kind
        self.label = label
        self.rows = rows
        self.children = children
    }

    /// The number of entries at this node and below.
    var count: Int { children.reduce(rows.count) { $0 + $1.count } }

    /// The number of levels below this node.
    var depth: Int { children.map { $0.depth + 1 }.max() ?? 0 }
}

extension RouteChartNode {
    private typealias Item = (chunks: ArraySlice<PatternPathPiece>, row: RouteTable.Row)

    /// Makes one tree for each scheme and host; the tree for any scheme comes first.
    ///
    /// - Parameter rows: The entries, in the order in which entries at one place are listed.
    /// - Returns: The roots.
    static func trees(of rows: [RouteTable.Row]) -> [RouteChartNode] {
        var items: [[UInt8]: (root: String, items: [Item])] = [:]
        for row in rows {
            let pattern = PatternChunks(row)
            items[Array(pattern.root.utf8), default: (pattern.root, [])].items
                .append((pattern.chunks[...], row))
        }
        return items.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { key in
            items[key].map { root, items in
                RouteChartNode(.root, root.isEmpty ? "any scheme" : root, [], nodes(of: items))
            }
        }
    }

    private static func nodes(of items: [Item]) -> [RouteChartNode] {
        var groups: [[UInt8]: [Item]] = [:]
        for item in items {
            guard let chunk = item.chunks.first else { continue }
            groups[chunk.key, default: []].append(item)
        }
        return groups.keys.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { key in
            nodes(ofGroup: groups[key] ?? [])
        }
    }

    /// Makes the nodes of items with the same first piece: one for maps and longer patterns, and one for
    /// proxies.
    private static func nodes(ofGroup group: [Item]) -> [RouteChartNode] {
        let label = group.first?.chunks.first?.text ?? ""
        let ending = group.filter { $0.chunks.count == 1 }.map(\.row)
        let (maps, proxies) = (ending.filter { $0.kind == .map }, ending.filter(\.kind.isInterceptor))
        let children = nodes(of: group.map { ($0.chunks.dropFirst(), $0.row) }.filter { !$0.chunks.isEmpty })
        var nodes: [RouteChartNode] = []
        if maps.isEmpty, children.count == 1 {
            // No entry ends here and the tree does not branch, so the piece joins the next one.
            var node = children[0]
            // The text of an optional group begins with its slash.
            node.label = label + (node.label.hasPrefix("(/") ? "" : "/") + node.label
            nodes.append(node)
        } else if !maps.isEmpty || !children.isEmpty {
            nodes.append(RouteChartNode(maps.isEmpty ? .prefix : .map, label, maps, children))
        }
        if !proxies.isEmpty { nodes.append(RouteChartNode(.proxy, label, proxies, [])) }
        return nodes
    }
}

extension RouteChartNode {
    /// Limits the trees to a number of nodes; the deepest nodes are counted instead of drawn.
    ///
    /// - Parameters:
    ///   - trees: The trees.
    ///   - budget: The largest number of nodes, not counting the gaps.
    /// - Returns: The trees, with gaps in place of the omitted nodes.
    static func fitting(_ trees: [RouteChartNode], in budget: Int) -> [RouteChartNode] {
        var (level, depth, nodes) = (trees, 0, 0)
        while !level.isEmpty, nodes + level.count <= budget {
            nodes += level.count
            depth += 1
            level = level.flatMap(\.children)
        }
        if level.isEmpty { return trees }
        let rest = budget - nodes
        var room = rest
        return kept(trees, depth: depth, &room)
    }

    /// Keeps the nodes above a depth, and as many nodes at that depth as there is room for.
    private static func kept(
        _ nodes: [RouteChartNode],
        depth: Int,
        _ room: inout Int
    ) -> [RouteChartNode] {
        if nodes.isEmpty { return [] }
        guard depth == 0 else {
            return nodes.map { node in
                var node = node
                node.children = kept(node.children, depth: depth - 1, &room)
                return node
            }
        }
        let shown = nodes.prefix(room).map { node in
            let below = node.count - node.rows.count
            return RouteChartNode(node.kind, node.label, node.rows, below == 0 ? [] : [gap(below)])
        }
        room -= shown.count
        let hidden = nodes.dropFirst(shown.count).reduce(0) { $0 + $1.count }
        return shown + (hidden == 0 ? [] : [gap(hidden)])
    }

    private static func gap(_ count: Int) -> RouteChartNode {
        RouteChartNode(.gap, "… \(count) more", [], [])
    }
}
