internal import Routing

/// The declarations of a tree, without the presenters.
///
/// One array holds all nodes, each before its descendants, and the modals of an endpoint before its children. The
/// order of their numbers is the order in which endpoints are matched.
struct Blueprint: Sendable {
    /// An identity that copies of one blueprint share, and no other tree has.
    final class Identity: Sendable {}

    let identity = Identity()
    let nodes: [DeclaredNode]
    /// The numbers of the nodes that can be the root of a state, at least one.
    let roots: [Int]
    /// The numbers of the nodes that can be presented over any endpoint.
    let floating: [Int]
    /// The rules for matching patterns with URLs.
    let rules: MatchingRules
    /// The patterns of endpoints.
    let table: PatternTable
    /// The numbers of the endpoints in the table, by their position there.
    let patterned: [Int]
    /// The numbers of the endpoints whose predicates are called one by one.
    let predicated: [Int]
    /// Whether any endpoint is asked before the navigator removes it.
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

    /// Finds the declared node that a node of a state came from, if the tree still has it.
    func number(of node: NavigationNode) -> Int? {
        numbers[node.destination.origin].flatMap { nodes[$0].kind == node.kind ? $0 : nil }
    }
}
