extension RouteIndex {
    /// Whether removed entries take up most of the memory.
    ///
    /// Insertion reuses the memory of removed entries. The index is compacted only when three of four entries, or three
    /// quarters of their texts and steps, have been removed: then compacting costs little compared with the removals.
    var isSparse: Bool {
        if members.numbers.count > 256 && members.count < members.numbers.count / 4 { return true }
        let used = alphabet.literals.length + tree.steps.count
        let room = alphabet.literals.room + tree.steps.room
        return room > 4096 + 3 * used + 16 * members.count
    }

    /// Rebuilds the index from the remaining entries.
    ///
    /// - Returns: The old and the new place of each entry.
    /// - Complexity: O(*n* log *n*) in the number of remaining entries.
    mutating func compact() -> [(from: Int, to: Int)] {
        var fresh = RouteIndex(rules: rules, seed: seed)
        let entries = members.numbers.filter { members[$0].place == $0 }
        let moves = entries.inOrder { members[$0].ordinal }.map { number in
            let member = members[number]
            let entry = Member(ordinal: member.ordinal, terms: member.terms)
            let paths = leaves(of: number).map { path(of: $0, in: &fresh.alphabet) }
            let place = fresh.insert(entry, along: paths, tags.names(from: member.tags))
            return (from: Int(number), to: place)
        }
        self = fresh
        return moves
    }

    /// The leaves that contain an entry.
    private func leaves(of place: UInt32) -> [UInt32] {
        var leaves: [UInt32] = []
        var number = place
        while number != 0 {
            leaves.append(members[number].leaf)
            number = members[number].next
        }
        return leaves
    }

    private func path(of leaf: UInt32, in other: inout PathAlphabet) -> RoutePath {
        let path = tree.leaves[leaf].path(in: tree.steps)
        let steps = path.steps.map { other.adopt($0, of: alphabet) }
        return RoutePath(root: path.root, gate: path.gate, steps: steps)
    }
}
