/// The paths of all patterns as a prefix tree, which stores a common beginning once.
///
/// A node is a place between two steps. The rest of a path that no other path shares has no nodes: the branch leads to
/// the leaf, which contains the steps. Every node stores what the entries below it have in common: the highest ordinal,
/// the numbers of segments, and the required literals. A search skips branches that cannot match or are too old to win.
///
/// The scheme and the host of a pattern precede its segments, and always have nodes.
///
/// A hash table for each shape of pattern, by the segments that are literals, would need one lookup for every shape.
/// For a thousand random patterns of literals and captures, it visits hundreds of tables; the tree visits nineteen
/// nodes. Nor does a hash table support `**`, types and words.
struct RouteTree: Sendable {
    /// The root of the paths without a scheme.
    static let anyScheme: UInt32 = 1
    /// The root of the paths with a scheme.
    static let schemes: UInt32 = 2
    /// The node that holds regular expressions over whole URLs.
    static let wholeURLs: UInt32 = 3

    var nodes = Slab(nothing: Node(place: 0, isBehindGap: false))
    private(set) var leaves = Slab(nothing: Leaf())
    private(set) var steps = RunPool<PathStep>()
    /// The literal branches of each node, and the numbers of its test branches by test.
    var branches: PairTable
    var testBranches = Slab(nothing: TestBranch())

    init(seed: HashSeed) {
        branches = PairTable(seed: seed)
        for root in [Self.anyScheme, Self.schemes, Self.wholeURLs] {
            let number = nodes.add(Node(place: 0, isBehindGap: false))
            assert(number == root, "the roots have the first numbers")
        }
    }
}

extension RouteTree {
    /// Finds or creates the leaf of a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - ordinal: The ordinal of the entry that will be added to it, which is newer than all others.
    ///   - tags: Its tags, see ``TagLists/bits(of:)``, and ``TagLists/externalBit`` if it accepts external
    ///     URLs.
    /// - Returns: The leaf, and whether it is new.
    /// - Complexity: O(length of the path), amortised.
    mutating func plant(_ path: RoutePath, ordinal: Int, tags: UInt64) -> (leaf: UInt32, isNew: Bool) {
        var node = path.root
        var progress = PathRequirements.Progress()
        var rival: (leaf: UInt32, stepsInCommon: Int)?
        for (place, step) in path.steps.enumerated() {
            let current = node
            nodes[node].note(path.needs, after: progress, ordinal: ordinal, tags: tags)
            defer { if step.namesTest { bringForward(step, of: current, ordinal: ordinal) } }
            let branch = branch(of: node, by: step)
            if place >= path.gate { progress.pass(step) }
            if branch.isLeaf {
                let leaf = branch.number
                let common = rival?.leaf == leaf ? rival?.stepsInCommon : nil
                let stepsInCommon = common ?? stepsInCommon(of: leaf, and: path.steps)
                if stepsInCommon == path.steps.count {
                    leaves[leaf].tags |= tags
                    return (leaf, false)
                }
                rival = (leaf, stepsInCommon)
                node = split(leaf, from: node, by: step, at: place + 1, progress)
            } else if branch != .none {
                node = branch.number
            } else if place < path.gate {
                let next = nodes.add(Node(place: place + 1, isBehindGap: false))
                set(.node(next), for: step, of: node)
                node = next
            } else {
                let leaf = leaves.add(Leaf(path, start: steps.add(path.steps), newest: ordinal))
                leaves[leaf].tags = tags
                set(.leaf(leaf), for: step, of: node)
                return (leaf, true)
            }
        }
        preconditionFailure("the last step of a path leads to a leaf")
    }

    /// Removes a leaf, and the nodes that led only to it.
    ///
    /// - Returns: The steps of its path.
    /// - Complexity: O(length of the path), amortised.
    mutating func fell(_ leaf: UInt32) -> [PathStep] {
        let path = leaves[leaf].path(in: steps)
        var trail: [UInt32] = [path.root]
        while let node = trail.last {
            let branch = branch(of: node, by: path.steps[trail.count - 1])
            if branch == .leaf(leaf) { break }
            trail.append(branch.number)
        }
        while let node = trail.popLast() {
            set(.none, for: path.steps[trail.count], of: node)
            guard nodes[node].isEmpty, !trail.isEmpty else { break }
            nodes.remove(node)
        }
        steps.remove(from: leaves[leaf].start, count: path.steps.count)
        leaves.remove(leaf)
        return path.steps
    }

    /// Sets the newest entry of a leaf.
    mutating func setNewest(_ member: UInt32, ordinal: Int, of leaf: UInt32) {
        leaves[leaf].members = member
        leaves[leaf].newest = ordinal
    }
}

extension RouteTree {
    /// Returns the branch of a node for a step.
    func branch(of node: UInt32, by step: PathStep) -> Branch {
        switch step {
        case .any: nodes[node].any
        case .gap: nodes[node].gap
        case .end: nodes[node].end
        case .rest: nodes[node].rest
        case _ where step.namesTest: testBranches[branches[node, step.code]].branch
        default: Branch(branches[node, step.code])
        }
    }

    private mutating func set(_ branch: Branch, for step: PathStep, of node: UInt32) {
        switch step {
        case .any: nodes[node].any = branch
        case .gap: nodes[node].gap = branch
        case .end: nodes[node].end = branch
        case .rest: nodes[node].rest = branch
        case _ where step.namesTest: setTest(branch, for: step, of: node)
        default: setLiteral(branch, for: step, of: node)
        }
    }

    private mutating func setLiteral(_ branch: Branch, for step: PathStep, of node: UInt32) {
        let before = branches.count
        branches[node, step.code] = branch.code
        if branches.count > before { nodes[node].literals += 1 }
        if branches.count < before { nodes[node].literals -= 1 }
    }

    private func stepsInCommon(of leaf: UInt32, and path: [PathStep]) -> Int {
        zip(steps[leaves[leaf].range], path).prefix { $0 == $1 }.count
    }

    /// Inserts a node between a branch and its leaf.
    private mutating func split(
        _ leaf: UInt32,
        from node: UInt32,
        by step: PathStep,
        at place: Int,
        _ progress: PathRequirements.Progress
    ) -> UInt32 {
        var between = Node(place: place, isBehindGap: step == .gap || nodes[node].isBehindGap)
        let (needs, newest, tags) = (leaves[leaf].needs, leaves[leaf].newest, leaves[leaf].tags)
        between.note(needs, after: progress, ordinal: newest, tags: tags)
        let number = nodes.add(between)
        set(.node(number), for: step, of: node)
        set(.leaf(leaf), for: steps[leaves[leaf].range.lowerBound + place], of: number)
        return number
    }
}
