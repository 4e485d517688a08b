/// Where an app was, and which of that is where it is; a pure value.
///
/// It behaves as the history of a browser: a visit drops what was ahead, and one to the place that shows, by
/// its canonical URL, takes the place of the last one. What was passed along is not kept: it belongs to the
/// screen that was given it.
struct NavigationHistory: Sendable {
    /// The most visits that are kept; older ones are forgotten.
    static let limit = 100

    private(set) var visits: [NavigationVisit] = []
    /// Which visit is the present one; meaningless without visits.
    private(set) var index = 0

    var canGoBack: Bool { index > 0 }
    var canGoForward: Bool { index + 1 < visits.count }

    /// The visit at some steps from the present one.
    func visit(at offset: Int) -> NavigationVisit? {
        visits.indices.contains(index + offset) ? visits[index + offset] : nil
    }

    /// Whether both have the very same visits, by the nodes in memory, and the same one is the present.
    func isIdentical(to other: NavigationHistory) -> Bool {
        index == other.index && visits.count == other.visits.count
            && zip(visits, other.visits).allSatisfy { $0.state.isIdentical(to: $1.state) }
    }

    /// Takes note of a state that was gone to.
    mutating func visit(_ state: NavigationState) {
        let state = state.withoutPassed
        guard let present = visit(at: 0) else {
            visits = [NavigationVisit(state: state)]
            return
        }
        if present.state == state || present.state.isAtPlace(of: state) {
            visits[index] = NavigationVisit(state: state)
            return
        }
        visits.removeSubrange((index + 1)...)
        visits.append(NavigationVisit(state: state))
        if visits.count > Self.limit { visits.removeFirst() }
        index = visits.count - 1
    }

    /// Takes note of a state that the user went to: it may be the one before.
    mutating func follow(_ state: NavigationState) {
        if visit(at: -1)?.state == state { move(by: -1) } else { visit(state) }
    }

    /// Forgets all visits but the present one.
    mutating func clear() {
        visits = visit(at: 0).map { [$0] } ?? []
        index = 0
    }

    /// Changes every visit; one that nothing is left of is forgotten.
    ///
    /// - Parameters:
    ///   - present: What the present visit becomes.
    ///   - others: What each visit becomes; the present one here does not count.
    mutating func keep(_ present: NavigationState, others: [NavigationState?]) {
        var kept: [NavigationVisit] = []
        var newIndex = 0
        for (number, other) in others.enumerated() {
            let state = number == index ? present : other
            if let state, state.root != nil {
                // Neighbours at one place are one visit, as they are when they come about.
                let isRepeated = kept.last.map { $0.state == state || $0.state.isAtPlace(of: state) } ?? false
                if !isRepeated {
                    kept.append(NavigationVisit(state: state))
                } else if number == index {
                    kept[kept.count - 1] = NavigationVisit(state: state)
                }
            }
            if number <= index { newIndex = max(0, kept.count - 1) }
        }
        (visits, index) = (kept, newIndex)
    }

    /// Takes note that a state shows which was visited before.
    mutating func move(by offset: Int) {
        if visit(at: offset) != nil { index += offset }
    }
}

/// Where an app was, in the history of a navigator.
public struct NavigationVisit: Hashable, Sendable {
    /// The state.
    public let state: NavigationState

    /// The URL that leads there, if one does.
    public var url: String? { state.url }

    /// Hashes the URL.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
    }
}
