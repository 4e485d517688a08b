extension RouteIndex {
    /// Adds the entries of a leaf to the result if the rest of its path after a node matches.
    ///
    /// - Parameters:
    ///   - number: The leaf.
    ///   - node: The node that the leaf belongs to.
    ///   - offset: The number of steps after the node that were followed.
    ///   - position: The next segment.
    ///   - bytes: The bytes that the ranges of the segments refer to.
    mutating func consider(
        _ number: UInt32,
        below node: UInt32,
        from offset: Int,
        at position: Int,
        _ bytes: Span<UInt8>
    ) {
        search.visits &+= 1
        guard tree.leaves[number].mayWin(over: search.floor, literals: search.literals),
            mayBeInScope(.leaf(number)), matches(number, below: node, from: offset, at: position, bytes)
        else { return }
        admit(number)
    }

    /// Whether the rest of a path matches the rest of the URL.
    ///
    /// - Complexity: O(steps × segments).
    private mutating func matches(
        _ leaf: UInt32,
        below node: UInt32,
        from offset: Int,
        at start: Int,
        _ bytes: Span<UInt8>
    ) -> Bool {
        let count = search.count
        var index = Int(tree.leaves[leaf].start) + Int(tree.nodes[node].place) + offset
        var position = start
        /// The last `**`: the step after it, and the next segment.
        var gap: (index: Int, position: Int)?
        while true {
            let step = tree.steps[index]
            var next = (gap?.position ?? count) + 1
            if step == .rest || (step == .end && position == count) { return true }
            if step == .gap {
                let isLate = tree.nodes[node].isBehindGap && gap == nil
                if isLate, !search.arrive(at: .leaf(leaf), position: position) { return false }
                index += 1
                gap = (index, position)
                continue
            }
            if step.isRestTest {
                guard let refused = refused(by: step, from: position, bytes) else { return true }
                // A rest that contains the refused segment does not match either.
                next = max(next, refused + 1 - (index - (gap?.index ?? index)))
            } else if step != .end, position < count, accepts(step, position, bytes) {
                index += 1
                position += 1
                continue
            }
            guard let behind = gap, next <= count else { return false }
            search.visits &+= 1
            gap?.position = next
            index = behind.index
            position = next
        }
    }

    /// Returns whether a step for one segment accepts a segment.
    @inline(__always)
    mutating func accepts(_ step: PathStep, _ position: Int, _ bytes: Span<UInt8>) -> Bool {
        if step == .any || step == search.segments[position].step { return true }
        return step.namesTest && passes(step, position, bytes)
    }

    /// Tests a segment; results are stored once testing has cost more than storing them.
    private mutating func passes(_ step: PathStep, _ position: Int, _ bytes: Span<UInt8>) -> Bool {
        let isKept = search.cost > Self.mostUnkeptCost
        if isKept, let known = search.answers[step.number, position] { return known }
        search.questions &+= 1
        // A host ignores case even in a case-sensitive router, also as the first segment.
        let ignoringCase = !rules.caseSensitive || (position == 0 && search.startsWithHost)
        let part = search.segments[position].part
        let passes =
            alphabet.test(step)?.accepts(bytes, part, ignoringCase: ignoringCase, counting: &search.cost)
            ?? false
        if isKept { search.answers[step.number, position] = passes }
        return passes
    }

    private static let mostUnkeptCost = 1_024

    /// Returns a remaining segment that fails a test; the end of the URL if no segment remains; `nil` if all pass.
    mutating func refused(by step: PathStep, from position: Int, _ bytes: Span<UInt8>) -> Int? {
        let count = search.count
        guard position < count else { return count }
        if let known = search.refusal(by: step, from: position) { return known }
        var refused: Int?
        for segment in position..<count where !passes(step, segment, bytes) {
            refused = segment
            break
        }
        search.note(step, asked: (refused ?? count) - position, refused: refused)
        return refused
    }
}

extension RouteIndex {
    /// Whether entries below a branch may be in the scope; for a leaf the answer is certain.
    @inline(__always)
    func mayBeInScope(_ branch: Branch) -> Bool {
        guard branch.isLeaf else { return search.mayBeInScope(tree.nodes[branch.number].tags) }
        return search.mayBeInScope(tree.leaves[branch.number].tags)
            && (search.clauses.isEmpty || holdsAllTags(branch.number))
    }

    private func holdsAllTags(_ leaf: UInt32) -> Bool {
        search.clauses.allSatisfy { clause in clause.contains { tags.count(of: $0, at: leaf) > 0 } }
    }

    /// Adds the entries of a leaf that are in scope to the result, as many as can matter.
    mutating func admit(_ number: UInt32) {
        guard search.clauses.isEmpty else {
            admitTagged(number)
            return
        }
        var next = tree.leaves[number].members
        while next != 0 {
            let member = members[next]
            search.visits &+= 1
            guard member.ordinal > search.floor else { return }
            search.take(next, member)
            next = member.older
        }
    }

    /// Searches the lists of the tags of one narrowing: the narrowing with the fewest entries.
    private mutating func admitTagged(_ leaf: UInt32) {
        var fewest: (tags: [UInt32], count: Int)?
        for clause in search.clauses {
            let count = clause.reduce(0) { $0 + tags.count(of: $1, at: leaf) }
            if count < fewest?.count ?? .max { fewest = (clause, count) }
        }
        for tag in fewest?.tags ?? [] {
            var next = tags.newest(of: tag, at: leaf)
            while next != 0 {
                let tagging = tags[next]
                let member = members[tagging.member]
                search.visits &+= 1
                guard member.ordinal > search.floor else { break }
                if isInScope(member) { search.take(tagging.member, member) }
                next = tagging.older
            }
        }
    }

    private func isInScope(_ member: Member) -> Bool {
        // Walking the list for each of many narrowings would be quadratic.
        if search.clauses.count > Self.mostWalks { return holdsAllTags(member) }
        return search.clauses.allSatisfy { clause in
            var next = member.tags
            while next != 0, !clause.contains(tags[next].tag) { next = tags[next].next }
            return next != 0
        }
    }

    /// The number of narrowings for each of which the list of a member's tags is walked.
    private static var mostWalks: Int { 8 }

    private func holdsAllTags(_ member: Member) -> Bool {
        var held: Set<Int> = []
        var next = member.tags
        while next != 0 {
            held.insert(Int(tags[next].tag))
            next = tags[next].next
        }
        return search.clauses.allSatisfy { clause in clause.contains { held.contains(Int($0)) } }
    }
}
