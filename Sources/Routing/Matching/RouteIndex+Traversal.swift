extension RouteIndex {
    /// Follows a URL through the tree, the most promising deferred branch first.
    mutating func follow(_ url: URLOutline, _ text: Span<UInt8>, segments: Span<UInt8>) {
        readSegments(of: url, segments)
        follow(newest(of: enterRoots(url, text, segments), and: 0, at: 0), from: 0, segments)
        // All later items of the queue are older.
        while search.deferred.newest > search.floor, let place = search.deferred.pop() {
            if place.node == RouteTree.wholeURLs {
                tryExpression(place, url, text, segments)
            } else if place.test != 0 {
                tryTest(place, segments)
            } else {
                if place.isGap, place.position < search.count {
                    putAside(place.node, at: place.position + 1, isGap: true)
                }
                follow(place.node, from: place.position, segments)
            }
        }
    }

    /// Reads the segments of a URL as steps.
    @inline(__always)
    private mutating func readSegments(of url: URLOutline, _ bytes: Span<UInt8>) {
        let count = url.segments.count
        search.count = count
        search.startsWithHost = url.startsWithHost
        while search.segments.count < count { search.segments.append((.none, .nothing)) }
        let firstIsHost = url.startsWithHost && rules.caseSensitive
        var literals = PathRequirements.noLiteral
        var reused: [SearchState.Segment] = []
        swap(&reused, &search.segments)
        var segments = reused.mutableSpan
        for position in 0..<count {
            let part = url.segments[position]
            let number = alphabet.literals.number(of: part, in: bytes, folding: !rules.caseSensitive)
            var step = PathStep.none
            if number != 0 {
                step = firstIsHost && position == 0 ? .firstHost(number) : .literal(number)
                literals |= step.filterBit(at: position)
            }
            segments[position] = (step, part)
        }
        swap(&reused, &search.segments)
        search.literals = literals
    }

    /// Continues from a node until a deferred branch is more promising.
    private mutating func follow(_ start: UInt32, from first: Int, _ bytes: Span<UInt8>) {
        var node = start
        var position = first
        while node != 0 {
            search.visits &+= 1
            let here = tree.nodes[node]
            let left = search.count - position
            guard here.mayWin(over: search.floor, segmentsLeft: left, literals: search.literals),
                search.mayBeInScope(here.tags)
            else { return }
            if left == 0, here.end != .none { admit(here.end.number) }
            if here.rest != .none { admit(here.rest.number) }
            if here.gap != .none { enterGap(of: node, at: position, bytes) }
            guard left > 0 else { return }
            if here.tests != 0 { putAside(test: here.tests, of: node, at: position) }
            let segment = search.segments[position].step
            let hasName = segment != .none && here.literals > 0
            let named = hasName ? Branch(tree.branches[node, segment.code]) : .none
            position += 1
            let one = enter(named, from: node, to: position, bytes)
            let other = enter(here.any, from: node, to: position, bytes)
            node = newest(of: one, and: other, at: position)
        }
    }

    /// Examines a branch; a leaf is matched at once.
    ///
    /// - Returns: The node to follow, or 0.
    @inline(__always)
    private mutating func enter(
        _ branch: Branch,
        from node: UInt32,
        to position: Int,
        _ bytes: Span<UInt8>
    ) -> UInt32 {
        if branch == .none { return 0 }
        guard branch.isLeaf else { return branch.number }
        consider(branch.number, below: node, from: 1, at: position, bytes)
        return 0
    }

    /// Returns the next node, and defers the less promising ones.
    ///
    /// - Returns: One of the nodes; 0 if there is none, or if a deferred branch comes first.
    @inline(__always)
    private mutating func newest(of one: UInt32, and other: UInt32, at position: Int) -> UInt32 {
        var next = one | other
        if one != 0, other != 0 {
            next = tree.nodes[one].newest > tree.nodes[other].newest ? one : other
            putAside(next == one ? other : one, at: position)
        }
        guard next != 0, search.deferred.newest > tree.nodes[next].newest else { return next }
        putAside(next, at: position)
        return 0
    }

    private mutating func enterGap(of node: UInt32, at position: Int, _ bytes: Span<UInt8>) {
        let branch = tree.nodes[node].gap
        if branch.isLeaf {
            consider(branch.number, below: node, from: 0, at: position, bytes)
        } else if !tree.nodes[node].isBehindGap || search.arrive(at: branch, position: position) {
            putAside(branch.number, at: position, isGap: true)
        }
    }
}

extension RouteIndex {
    /// Defers a node.
    mutating func putAside(_ node: UInt32, at position: Int, isGap: Bool = false) {
        let newest = tree.nodes[node].newest
        search.deferred.push(.init(newest: newest, node: node, position: position, isGap: isGap))
    }

    /// Defers a test of a node, or the next older test that leads into the scope.
    ///
    /// Running a test is expensive, and comparing tags is cheap. No entry below a test is newer than the test's last
    /// insertion.
    mutating func putAside(test: UInt32, of node: UInt32, at position: Int) {
        var next = test
        while next != 0 {
            let test = tree.testBranches[next]
            guard test.newest > search.floor else { return }
            if mayBeInScope(test.branch) {
                search.deferred.push(.init(newest: test.newest, node: node, test: next, position: position))
                return
            }
            search.visits &+= 1
            next = test.older
        }
    }

    /// Runs a test, and defers the next older test of its node.
    private mutating func tryTest(_ place: DeferredBranches.Place, _ bytes: Span<UInt8>) {
        search.visits &+= 1
        let test = tree.testBranches[place.test]
        putAside(test: test.older, of: place.node, at: place.position)
        if test.step.isRestTest {
            if refused(by: test.step, from: place.position, bytes) == nil { admit(test.branch.number) }
        } else if mayWin(test.branch, from: place.position + 1), accepts(test.step, place.position, bytes) {
            let next = enter(test.branch, from: place.node, to: place.position + 1, bytes)
            if next != 0 { putAside(next, at: place.position + 1) }
        }
    }

    /// Whether a test that leads to a branch is worth running.
    private func mayWin(_ branch: Branch, from position: Int) -> Bool {
        guard branch.isLeaf else {
            let left = search.count - position
            return tree.nodes[branch.number]
                .mayWin(over: search.floor, segmentsLeft: left, literals: search.literals)
        }
        return tree.leaves[branch.number].mayWin(over: search.floor, literals: search.literals)
    }
}
