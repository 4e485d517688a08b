/// The tracks of many entries, those that begin alike in one tree, to be followed together.
struct PathForest {
    /// What leads from a node to another one.
    struct Edge: Hashable {
        let step: PathPart
        /// The loop of the node that it leads to.
        let loop: PathPart?
    }

    struct Node {
        /// The segments of which any number may pass here.
        let loop: PathPart?
        /// The nodes behind it, by what leads there.
        fileprivate(set) var children: [Edge: Int] = [:]
        /// What leads there, in the order in which it came.
        fileprivate(set) var edges: [Edge] = []
        /// The same without the literals.
        fileprivate(set) var tests: [Edge] = []
        /// The entries that end here, by their numbers.
        fileprivate(set) var entries: [Int] = []
    }

    /// A tree, for tracks with one scheme and host.
    struct Root {
        /// One of the tracks.
        let track: PathTrack
        let node: Int
    }

    private struct Start: Hashable {
        let scheme: String?
        let host: HostPattern?
        let loop: PathPart?
    }

    private(set) var nodes: [Node] = []
    private(set) var roots: [Root] = []
    private var starts: [Start: Int] = [:]
    /// The entries that are expressions over whole URLs, which stand in no tree.
    private(set) var wholeURLs: [Int] = []

    /// Adds a track of an entry; entries have to be added one after the other.
    ///
    /// - Complexity: O(stops).
    mutating func add(_ track: PathTrack, of entry: Int) {
        guard track.wholeURL == nil else {
            wholeURLs.append(entry)
            return
        }
        var node = root(of: track)
        for (index, stop) in track.stops.enumerated() {
            guard let step = stop.step else { break }
            node = child(of: node, Edge(step: step, loop: track.stops[index + 1].loop))
        }
        if nodes[node].entries.last != entry { nodes[node].entries.append(entry) }
    }

    private mutating func root(of track: PathTrack) -> Int {
        let start = Start(scheme: track.scheme, host: track.host, loop: track.stops[0].loop)
        if let known = starts[start] { return known }
        let number = add(Node(loop: start.loop))
        starts[start] = number
        roots.append(Root(track: track, node: number))
        return number
    }

    private mutating func child(of node: Int, _ edge: Edge) -> Int {
        if let known = nodes[node].children[edge] { return known }
        let number = add(Node(loop: edge.loop))
        nodes[node].children[edge] = number
        nodes[node].edges.append(edge)
        if case .literal = edge.step { return number }
        nodes[node].tests.append(edge)
        return number
    }

    private mutating func add(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }
}

extension PathForest.Node {
    /// What leads from here to nodes that may take a segment which another part takes.
    ///
    /// - Complexity: O(1), and O(tests) for a literal.
    func edges(meeting part: PathPart) -> [PathForest.Edge] {
        guard case .literal = part else { return edges }
        let same = [nil, .anySegment].map { PathForest.Edge(step: part, loop: $0) }
        return same.filter { children[$0] != nil } + tests
    }
}
