/// A path through the index, for one choice of a pattern's optional groups and words.
struct RoutePath: Sendable {
    /// The node that it begins at.
    let root: UInt32
    /// The number of its steps for scheme and host.
    let gate: Int
    /// Its steps, including the step for its end.
    let steps: [PathStep]
    let needs: PathRequirements

    init(root: UInt32, gate: Int, steps: [PathStep]) {
        self.root = root
        self.gate = gate
        self.steps = steps
        self.needs = PathRequirements(of: steps.dropFirst(gate))
    }

    /// Takes a path of a table.
    ///
    /// - Parameters:
    ///   - path: The numbers of its parts.
    ///   - table: The table.
    ///   - steps: The steps for the parts of the table.
    init(_ path: [Int], of table: PathTable, _ steps: [PathStep]) {
        let root =
            switch path.first.map({ table.parts[$0] }) {
            case .scheme: RouteTree.schemes
            case .restTest(.wholeURL): RouteTree.wholeURLs
            default: RouteTree.anyScheme
            }
        let gate = path.prefix { table.parts[$0].isGate }.count
        self.init(root: root, gate: gate, steps: path.map { steps[$0] })
    }
}

extension PathPart {
    /// Whether the part stands in front of the segments.
    fileprivate var isGate: Bool {
        switch self {
        case .scheme, .host: true
        default: false
        }
    }
}
