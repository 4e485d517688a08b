/// The deferred branches of a search: the branch that may lead to the newest entry comes first.
///
/// So a search examines only branches that may still win, and ends when its match is newer than all deferred branches.
/// They form a binary heap, whose memory is reused by the next search.
struct DeferredBranches: Sendable {
    /// A place in the tree that remains to be examined.
    struct Place: Sendable {
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

        /// Whether it comes before another place: the newer first, and of equal ones that at the earlier segment.
        func precedes(_ other: Place) -> Bool {
            newest > other.newest || (newest == other.newest && position < other.position)
        }
    }

    /// The heap, followed by unused memory of earlier searches.
    private var places: [Place] = []
    private var count = 0

    /// An upper bound of the ordinals of the entries below all places; -1 if there is no place.
    var newest: Int {
        @inline(__always) get { count == 0 ? -1 : places[0].newest }
    }

    /// Removes all places.
    mutating func removeAll() {
        count = 0
    }

    /// Adds a place.
    ///
    /// - Complexity: O(log *n*).
    mutating func push(_ place: Place) {
        if count == places.count { places.append(place) }
        var hole = count
        count += 1
        while hole > 0, place.precedes(places[(hole - 1) / 2]) {
            places[hole] = places[(hole - 1) / 2]
            hole = (hole - 1) / 2
        }
        places[hole] = place
    }

    /// Removes and returns the first place.
    ///
    /// - Complexity: O(log *n*).
    mutating func pop() -> Place? {
        if count == 0 { return nil }
        let first = places[0]
        count -= 1
        let last = places[count]
        var hole = 0
        while let child = earlierChild(of: hole), places[child].precedes(last) {
            places[hole] = places[child]
            hole = child
        }
        places[hole] = last
        return first
    }

    private func earlierChild(of parent: Int) -> Int? {
        let left = 2 * parent + 1
        if left >= count { return nil }
        return left + 1 < count && places[left + 1].precedes(places[left]) ? left + 1 : left
    }
}
