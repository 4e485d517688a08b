/// An item to draw from a long list, or the number of items omitted at a place.
enum ElidedItem: Equatable {
    case kept(Int)
    case gap(Int)
}

extension ElidedItem {
    /// Chooses the items of a long list to draw: its ends, and the items around the focus.
    ///
    /// - Parameters:
    ///   - count: The length of the list.
    ///   - limit: The largest number of items; up to two gaps are drawn in addition.
    ///   - focus: The item that is always drawn.
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
            // A gap for one item would take as much room as the item itself.
            if index - next == 1 { items.append(.kept(next)) }
            if index - next > 1 { items.append(.gap(index - next)) }
            if index < count { items.append(.kept(index)) }
            next = index + 1
        }
        return items
    }
}
