/// One of the things that are drawn of a long list, or how many are left out in a place.
enum ElidedItem: Equatable {
    case kept(Int)
    case gap(Int)
}

extension ElidedItem {
    /// Chooses what to draw of a long list: its ends, and what is around the item that matters most.
    ///
    /// - Parameters:
    ///   - count: The length of the list.
    ///   - limit: How many items are drawn at most; up to two gaps come on top of them.
    ///   - focus: The item that is drawn in any case.
    /// - Returns: The items in their order, and the gaps between them.
    static func items(of count: Int, limit: Int, around focus: Int? = nil) -> [ElidedItem] {
        if count <= limit { return (0..<count).map(ElidedItem.kept) }
        var kept: Set<Int> = []
        let focus = min(max(focus ?? count - 1, 0), count - 1)
        var distance = 0
        while kept.count < limit {
            for candidate in [focus - distance, focus + distance, count - 1 - distance, distance]
            where (0..<count).contains(candidate) && kept.count < limit {
                kept.insert(candidate)
            }
            distance += 1
        }
        return joining(kept.sorted(), upTo: count)
    }

    private static func joining(_ kept: [Int], upTo count: Int) -> [ElidedItem] {
        var items: [ElidedItem] = []
        var next = 0
        for index in kept + [count] {
            // To say that one is left out takes as much room as that one.
            if index - next == 1 { items.append(.kept(next)) }
            if index - next > 1 { items.append(.gap(index - next)) }
            if index < count { items.append(.kept(index)) }
            next = index + 1
        }
        return items
    }
}
