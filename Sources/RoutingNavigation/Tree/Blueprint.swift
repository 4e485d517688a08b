internal import Routing

/// What a tree declares, apart from how it is shown.
///
/// Its parts are in one array, each before what it holds, and the modals of an endpoint before its children:
/// the order of their numbers is the one in which endpoints are asked.
struct Blueprint: Sendable {
    /// What its copies have in common, and no other tree.
    final class Identity: Sendable {}

    let identity = Identity()
    let nodes: [DeclaredNode]
    /// What may be the root of a state, one at least.
    let roots: [Int]
    /// What may be presented over any endpoint.
    let floating: [Int]
    /// How patterns are compared with URLs.
    let rules: MatchingRules
    /// The patterns of endpoints.
    let table: PatternTable
    /// The numbers of the endpoints in the table.
    let patterned: [Int]
    /// The numbers of the endpoints that are asked one by one.
    let predicated: [Int]
    /// Whether any endpoint is asked before it is taken away.
    let asksLeaving: Bool
    private let numbers: [Destination.Origin: Int]

    init(nodes: [DeclaredNode], roots: [Int], floating: [Int], rules: MatchingRules) {
        self.nodes = nodes
        self.rules = rules
        self.roots = roots
        self.floating = floating
        asksLeaving = nodes.contains { $0.leaving != nil }
        patterned = nodes.indices.filter { nodes[$0].pattern != nil }
        predicated = nodes.indices.filter { nodes[$0].kind == .endpoint && nodes[$0].pattern == nil }
        table = PatternTable(patterned.compactMap { nodes[$0].pattern }, rules: rules)
        let pairs = nodes.indices.map { (nodes[$0].origin, $0) }
        numbers = Dictionary(pairs) { first, _ in first }
    }

    /// Finds the part that a node of a state came from, if the tree still has it.
    func number(of node: NavigationNode) -> Int? {
        numbers[node.destination.origin].flatMap { nodes[$0].kind == node.kind ? $0 : nil }
    }
}
