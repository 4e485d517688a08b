/// The visited states of an app, and the index of the current one; a pure value.
///
/// It behaves like the history of a browser: a new visit discards the visits ahead. A visit to the place that
/// already shows, compared by canonical URLs, replaces the current visit. Passed data is not kept, because it
/// belongs to the screen that received it.
struct NavigationHistory: Sendable {
    /// The maximum number of visits; older visits are discarded.
    static let limit = 100

    private(set) var visits: [NavigationState] = []
    /// The index of the current visit; meaningless without visits.
    private(set) var index = 0

    var canGoBack: Bool { index > 0 }
    var canGoForward: Bool { index + 1 < visits.count }

    /// Returns the visit at an offset from the current one.
    func visit(at offset: Int) -> NavigationState? {
        visits.indices.contains(index + offset) ? visits[index + offset] : nil
    }

    /// Whether both share all nodes of their visits in memory, and have the same current visit.
    func isIdentical(to other: NavigationHistory) -> Bool {
        index == other.index && visits.count == other.visits.count
            && zip(visits, other.visits).allSatisfy { $0.isIdentical(to: $1) }
    }

    /// Records a visit to a state.
    mutating func visit(_ state: NavigationState) {
        let state = state.withoutPassed
        guard let present = visit(at: 0) else {
            visits = [state]
            return
        }
        if present == state || present.isAtPlace(of: state) {
            visits[index] = state
            return
        }
        visits.removeSubrange((index + 1)...)
        visits.append(state)
        if visits.count > Self.limit { visits.removeFirst() }
        index = visits.count - 1
    }

    /// Records a state that the user moved to, which may be that of the previous visit.
    mutating func follow(_ state: NavigationState) {
        if visit(at: -1) == state { index -= 1 } else { visit(state) }
    }

    /// Records the state after a place has finished, and removes the place from all other visits.
    ///
    /// - Parameters:
    ///   - state: The state without the place.
    ///   - leave: Returns the state of a visit without the place; `nil` if nothing is left of the visit.
    mutating func finish(leaving state: NavigationState, _ leave: (NavigationState) -> NavigationState?) {
        if visits.isEmpty { return visit(state) }
        keep(state, others: visits.map(leave))
    }

    /// Discards all visits except the current one.
    mutating func clear() {
        visits = visit(at: 0).map { [$0] } ?? []
        index = 0
    }

    /// Replaces every visit, and discards visits without a state.
    ///
    /// - Parameters:
    ///   - present: The new state of the current visit.
    ///   - others: The new state of each visit; the element for the current visit is ignored.
    mutating func keep(_ present: NavigationState, others: [NavigationState?]) {
        // If the history was cleared while the request ran, there are no other visits to replace.
        guard others.count == visits.count else { return keep(present, others: visits) }
        let present = present.withoutPassed
        var kept: [NavigationState] = []
        var newIndex = 0
        for (number, other) in others.enumerated() {
            let state = number == index ? present : other
            if let state, state.root != nil {
                // Adjacent visits to one place become one visit, as when they are recorded.
                let isRepeated = kept.last.map { $0 == state || $0.isAtPlace(of: state) } ?? false
                if !isRepeated {
                    kept.append(state)
                } else if number == index {
                    kept[kept.count - 1] = state
                }
            }
            if number <= index { newIndex = max(0, kept.count - 1) }
        }
        (visits, index) = (kept, newIndex)
    }

    /// Records that the state of another visit shows; a new visit if that one was discarded meanwhile.
    ///
    /// - Parameters:
    ///   - offset: The offset of the visit from the one that was current when the move began.
    ///   - state: The state that the visit had when the move began.
    mutating func move(by offset: Int, to state: NavigationState) {
        let isThere = visit(at: offset)?.isIdentical(to: state) ?? false
        if let index = isThere ? index + offset : visits.firstIndex(where: { $0.isIdentical(to: state) }) {
            self.index = index
        } else {
            visit(state)
        }
    }
}
