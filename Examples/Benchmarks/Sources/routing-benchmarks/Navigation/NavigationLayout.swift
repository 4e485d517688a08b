/// The distribution of the nodes of a state among tabs and their stacks.
///
/// A push copies the nodes above the new screen and the list of tabs, so its cost depends on which of them grows.
enum NavigationLayout: String, CaseIterable {
    /// Stacks of at most 200 nodes, nearly as deep as a state may be; beyond that, more nodes make more tabs.
    case tall
    /// As many tabs as there are nodes in each.
    case square
    /// Stacks of ten nodes; more nodes make more tabs.
    case wide

    /// The number of tabs.
    ///
    /// - Parameter nodes: The number of nodes of the state.
    /// - Returns: The number, at least one.
    func tabs(for nodes: Int) -> Int {
        switch self {
        case .tall: (nodes + 199) / 200
        case .square: max(1, Int(Double(nodes).squareRoot().rounded()))
        case .wide: max(1, nodes / 10)
        }
    }
}
