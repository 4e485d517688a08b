/// The visited states of an app, and the index of the current one; a pure value.
///
/// It behaves like the history of a browser: a new visit discards the visits ahead. A visit to the place that
/// already shows, compared by canonical URLs, replaces the current visit. Passed data is not kept, because it
/// belongs to the screen that received it.
struct NavigationHistory: Sendable {
    /// The maximum number of visits; older visits are discarded.
    static let limit = 100

    /// A visit; it stays the same visit when its state changes, as when a place in it finishes.
    struct Visit: Sendable {
        private final class Identity: Sendable {}

        private let identity = Identity()
        fileprivate(set) var state: NavigationState

        fileprivate init(to state: NavigationState) {
            self.state = state
        }

        fileprivate func isSame(as other: Visit) -> Bool { identity === other.identity }
    }

    private var entries: [Visit] = []
    /// The index of the current visit; meaningless without visits.
    private(set) var index = 0

    /// The visited states.
    var visits: [NavigationState] { entries.map(\.state) }

    var canGoBack: Bool { index > 0 }
    var canGoForward: Bool { index + 1 < entries.count }

    /// Returns the visit at an offset from the current one.
    func visit(at offset: Int) -> Visit? {
        entries.indices.contains(index + offset) ? entries[index + offset] : nil
    }

    /// Returns a visit with the state that it has now; `nil` if it was discarded.
    func present(_ visit: Visit) -> Visit? {
        index(of: visit).map { entries[$0] }
    }

    private func index(of visit: Visit) -> Int? {
        entries.firstIndex { $0.isSame(as: visit) }
    }

    /// Whether both share all nodes of their visits in memory, and have the same current visit.
    func isIdentical(to other: NavigationHistory) -> Bool {
        index == other.index && entries.count == other.entries.count
            && zip(entries, other.entries).allSatisfy { visit, other in
                visit.isSame(as: other) && visit.state.isIdentical(to: other.state)
            }
    }

    /// Records a visit to a state.
    mutating func visit(_ state: NavigationState) {
        let state = state.withoutPassed
        guard let present = visit(at: 0)?.state else {
            entries = [Visit(to: state)]
            return
        }
        if present == state || present.isAtPlace(of: state) {
            entries[index].state = state
            return
        }
        entries.removeSubrange((index + 1)...)
        entries.append(Visit(to: state))
        if entries.count > Self.limit { entries.removeFirst() }
        index = entries.count - 1
    }

    /// Records a state that the user moved to, which may be that of the previous visit.
    mutating func follow(_ state: NavigationState) {
        if visit(at: -1)?.state == state { index -= 1 } else { visit(state) }
    }

    /// Records the state after a place has finished, and removes the place from all other visits.
    ///
    /// - Parameters:
    ///   - state: The state without the place.
    ///   - leave: Returns the state of a visit without the place; `nil` if nothing is left of the visit.
    mutating func finish(leaving state: NavigationState, _ leave: (NavigationState) -> NavigationState?) {
        if entries.isEmpty { return visit(state) }
        keep(state, others: visits.map(leave))
    }

    /// Discards all visits except the current one.
    mutating func clear() {
        entries = visit(at: 0).map { [$0] } ?? []
        index = 0
    }

    /// Replaces the current visit.
    mutating func keep(_ present: NavigationState) { keep(present, others: visits) }

    /// Replaces every visit, and discards visits without a state.
    ///
    /// - Parameters:
    ///   - present: The new state of the current visit.
    ///   - others: The new state of each visit; the element for the current visit is ignored.
    mutating func keep(_ present: NavigationState, others: [NavigationState?]) {
        // If the history was cleared while the request ran, there are no other visits to replace.
        guard others.count == entries.count else { return keep(present) }
        let present = present.withoutPassed
        var kept: [Visit] = []
        var newIndex = 0
        for (number, other) in others.enumerated() {
            let state = number == index ? present : other
            if let state, state.root != nil {
                // Adjacent visits to one place become one visit, as when they are recorded.
                let isRepeated = kept.last.map { $0.state == state || $0.state.isAtPlace(of: state) } ?? false
                if !isRepeated {
                    kept.append(entries[number])
                }
                if !isRepeated || number == index {
                    kept[kept.count - 1].state = state
                }
            }
            if number <= index { newIndex = max(0, kept.count - 1) }
        }
        (entries, index) = (kept, newIndex)
    }

    /// Records that the state of another visit shows; a new visit if that one was discarded meanwhile.
    mutating func move(to other: Visit) {
        if let index = index(of: other) {
            self.index = index
        } else {
            visit(other.state)
        }
    }
}
