/// The deferred branches of a search: the branch that may lead to the newest entry comes first.
///
/// So a search examines only branches that may still win, and ends when its match is newer than all deferred branches.
/// The frontier is a binary heap, whose memory is reused by the next search.
struct SearchFrontier: Sendable {
    /// A place in the tree that remains to be examined.
    struct Turn: Sendable {
        /// An upper bound of the ordinals of the entries below.
        var newest = -1
        /// The node.
        var node: UInt32 = 0
        /// The test branch to try, followed by the older ones; 0 for the node itself.
        var test: UInt32 = 0
        /// The next segment.
        var position = 0
        /// Whether the node is also tried at all later segments.
        var isGap = false

        /// Whether it comes before another turn: the newer first, and of equal ones that at the earlier segment.
        func precedes(_ other: Turn) -> Bool {
            newest > other.newest || (newest == other.newest && position < other.position)
        }
    }

    /// The heap, followed by unused memory of earlier searches.
    private var turns: [Turn] = []
    private var count = 0

    /// An upper bound of the ordinals of the entries below all turns; -1 if there is no turn.
    var newest: Int {
        @inline(__always) get { count == 0 ? -1 : turns[0].newest }
    }

    /// Removes all turns.
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

    /// Removes and returns the first turn.
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
