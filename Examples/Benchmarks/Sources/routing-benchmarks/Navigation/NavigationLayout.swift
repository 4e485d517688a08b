/// How the nodes of a state are shared out among tabs and the stacks in them.
///
/// A push makes the nodes above it anew, and copies the list of the tabs: so it matters which of both grows.
enum NavigationLayout: String, CaseIterable {
    /// Stacks of 200 nodes at most, nearly as deep as may be: above that, more nodes are more tabs.
    case tall
    /// As many tabs as each has nodes.
    case square
    /// Stacks of ten nodes: more nodes are more tabs.
    case wide

    /// The number of tabs.
    ///
    /// - Parameter nodes: The number of nodes of the state.
    /// - Returns: The number, one at least.
    func tabs(for nodes: Int) -> Int {
        switch self {
        case .tall: (nodes + 199) / 200
        case .square: max(1, Int(Double(nodes).squareRoot().rounded()))
        case .wide: max(1, nodes / 10)
        }
    }
}
