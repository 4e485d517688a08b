/// What a search has put aside: the one that may lead to the newest entry comes first.
///
/// So a search looks at nothing that could not still have won, and ends when what it found is newer than all
/// that waits. A binary heap, in memory that is kept from one search to the next.
struct SearchFrontier: Sendable {
    /// A place in the tree that is still to be looked at.
    struct Turn: Sendable {
        /// No entry behind it is newer.
        var newest = -1
        /// The node.
        var node: UInt32 = 0
        /// The branch by a test that is to be tried, and then those older; 0 for the node itself.
        var test: UInt32 = 0
        /// The segment to go on with.
        var position = 0
        /// Whether the node is to be tried at all later segments as well.
        var isGap = false

        /// Whether it comes before another: of the same age, the one at the earlier segment does.
        func precedes(_ other: Turn) -> Bool {
            newest > other.newest || (newest == other.newest && position < other.position)
        }
    }

    /// The heap, and behind it what is left of earlier searches.
    private var turns: [Turn] = []
    private var count = 0

    /// How new the newest entry behind any turn is at most; -1 when none waits.
    var newest: Int {
        @inline(__always) get { count == 0 ? -1 : turns[0].newest }
    }

    /// Forgets all turns.
    mutating func removeAll() {
        count = 0
    }

    /// Adds a turn.
    ///
    /// - Complexity: O(log *n*).
    mutating func push(_ turn: Turn) {
        if count == turns.count { turns.append(turn) }
        var hole = count
        count += 1
        while hole > 0, turn.precedes(turns[(hole - 1) / 2]) {
            turns[hole] = turns[(hole - 1) / 2]
            hole = (hole - 1) / 2
        }
        turns[hole] = turn
    }

    /// Takes the first turn.
    ///
    /// - Complexity: O(log *n*).
    mutating func pop() -> Turn? {
        if count == 0 { return nil }
        let first = turns[0]
        count -= 1
        let last = turns[count]
        var hole = 0
        while let child = earlierChild(of: hole), turns[child].precedes(last) {
            turns[hole] = turns[child]
            hole = child
        }
        turns[hole] = last
        return first
    }

    private func earlierChild(of parent: Int) -> Int? {
        let left = 2 * parent + 1
        if left >= count { return nil }
        return left + 1 < count && turns[left + 1].precedes(turns[left]) ? left + 1 : left
    }
}
