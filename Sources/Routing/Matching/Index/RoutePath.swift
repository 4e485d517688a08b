/// One path through the index: how a pattern, its optional groups and words chosen, is found.
struct RoutePath: Sendable {
    /// The node that it begins at.
    let root: UInt32
    /// How many of its steps stand for scheme and host.
    let gate: Int
    /// Its steps, of which the last one ends it.
    let steps: [Step]
    let needs: PathNeeds

    init(root: UInt32, gate: Int, steps: [Step]) {
        self.root = root
        self.gate = gate
        self.steps = steps
        self.needs = PathNeeds(of: steps.dropFirst(gate))
    }

    /// Spells a path.
    init(_ parts: [PathPart], in alphabet: inout PathAlphabet) {
        let root =
            switch parts.first {
            case .scheme: RouteTree.schemes
            case .restTest(.wholeURL): RouteTree.wholeURLs
            default: RouteTree.anyScheme
            }
        self.init(root: root, gate: parts.count(where: \.isGate), steps: parts.map { alphabet.use($0) })
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
