extension RouteIndex {
    /// Whether most of its memory stands for entries that were removed.
    ///
    /// What is removed one at a time leaves room that is used again. Only when three of four entries are gone,
    /// or that part of their texts and steps, is the memory given back, at a cost that is small beside that of
    /// removing them.
    var isSparse: Bool {
        if members.numbers.count > 256 && members.count < members.numbers.count / 4 { return true }
        let used = alphabet.literals.length + tree.steps.count
        let room = alphabet.literals.room + tree.steps.room
        return room > 4096 + 3 * used + 16 * members.count
    }

    /// Plants what is left anew, in memory of its size.
    ///
    /// - Returns: The places of all entries, as they were and as they are.
    /// - Complexity: O(*n* log *n*) in the number of entries that are left.
    mutating func compact() -> [(from: Int, to: Int)] {
        var fresh = RouteIndex(rules: rules, seed: seed)
        let entries = members.numbers.filter { members[$0].place == $0 }
        let moves = entries.sorted { members[$0].ordinal < members[$1].ordinal }.map { number in
            let member = members[number]
            let entry = Member(ordinal: member.ordinal, terms: member.terms)
            let paths = leaves(of: number).map { path(of: $0, in: &fresh.alphabet) }
            let place = fresh.insert(entry, along: paths, tags.names(from: member.tags))
            return (from: Int(number), to: place)
        }
        self = fresh
        return moves
    }

    /// The leaves that an entry is a member of.
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
