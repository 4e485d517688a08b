/// The paths of all patterns as a tree: what they begin with in common stands there once.
///
/// A node is a place between two steps. What is left of a path when no other path shares it is not written
/// out as nodes: the branch leads to the leaf at once, which knows its steps. Every node carries what all
/// entries below it have in common — how new they are at most, how many segments they take, which literals
/// they ask for — so that a search leaves out what cannot match and what is too old to win.
///
/// Scheme and host of a pattern stand in front of its segments, and are always written out.
///
/// A hash table for each shape of pattern — which segments are literals — would need a probe less for a few
/// shapes, but one for every shape there is: with a thousand patterns of literals and captures at random it
/// visits hundreds where the tree visits nineteen, and it has no place for `**`, types and words.
struct RouteTree: Sendable {
    /// The node under which paths without a scheme begin.
    static let anyScheme: UInt32 = 1
    /// The node under which paths with a scheme begin.
    static let schemes: UInt32 = 2
    /// The node that holds regular expressions over whole URLs.
    static let wholeURLs: UInt32 = 3

    var nodes = Slab(nothing: Node(place: 0, isBehindGap: false))
    private(set) var leaves = Slab(nothing: Leaf())
    private(set) var steps = RunPool<Step>()
    /// Branches by literals of the node in front, and the numbers of test branches by their test.
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
    /// Finds the leaf of a path, or plants it.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - ordinal: How new the entry is that is going to hang there: newer than all others.
    ///   - tags: Its tags, see ``TagLists/bits(of:)``, and ``TagLists/externalBit`` if it accepts external
    ///     URLs.
    /// - Returns: The leaf, and whether it was planted.
    /// - Complexity: O(length of the path), amortised.
    mutating func plant(_ path: RoutePath, ordinal: Int, tags: UInt64) -> (leaf: UInt32, isNew: Bool) {
        var node = path.root
        var progress = PathNeeds.Progress()
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

    /// Takes a leaf away, and the nodes that led to it only.
    ///
    /// - Returns: The steps of its path.
    /// - Complexity: O(length of the path), amortised.
    mutating func fell(_ leaf: UInt32) -> [Step] {
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

    /// Notes what the newest entry of a leaf is.
    mutating func setNewest(_ member: UInt32, ordinal: Int, of leaf: UInt32) {
        leaves[leaf].members = member
        leaves[leaf].newest = ordinal
    }
}

extension RouteTree {
    /// The branch of a node by a step.
    func branch(of node: UInt32, by step: Step) -> Branch {
        switch step {
        case .any: nodes[node].any
        case .gap: nodes[node].gap
        case .end: nodes[node].end
        case .rest: nodes[node].rest
        case _ where step.namesTest: testBranches[branches[node, step.code]].branch
        default: Branch(branches[node, step.code])
        }
    }

    private mutating func set(_ branch: Branch, for step: Step, of node: UInt32) {
        switch step {
        case .any: nodes[node].any = branch
        case .gap: nodes[node].gap = branch
        case .end: nodes[node].end = branch
        case .rest: nodes[node].rest = branch
        case _ where step.namesTest: setTest(branch, for: step, of: node)
        default: setLiteral(branch, for: step, of: node)
        }
    }

    private mutating func setLiteral(_ branch: Branch, for step: Step, of node: UInt32) {
        let before = branches.count
        branches[node, step.code] = branch.code
        if branches.count > before { nodes[node].literals += 1 }
        if branches.count < before { nodes[node].literals -= 1 }
    }

    private func stepsInCommon(of leaf: UInt32, and path: [Step]) -> Int {
        zip(steps[leaves[leaf].range], path).prefix { $0 == $1 }.count
    }

    /// Puts a node between a branch and its leaf.
    private mutating func split(
        _ leaf: UInt32,
        from node: UInt32,
        by step: Step,
        at place: Int,
        _ progress: PathNeeds.Progress
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
