import Routing
import SeededRandom
import Testing

@testable import RoutingNavigation

/// What holds for the changes between any two states.
@Suite struct ChangesLawTests {
    @Test func theChangesFromOneStateToAnotherGiveTheOther() throws {
        var random = RandomState(SeededGenerator(seed: RandomSeed.current &+ 601))
        var listed = 0
        for number in 0..<Effort.times(500) {
            let old = random.state()
            let new = number.isMultiple(of: 3) ? random.state() : random.state(near: old)
            try #require(old.fault == nil && new.fault == nil)
            listed += try check(old, new)
        }
        #expect(listed > 4_000)
    }

    @Test func theChangesOfActionsGiveTheStateAfterThem() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 602)
        for _ in 0..<100 {
            var walk = try RandomWalk(SeededGenerator(seed: generator.next()))
            var states = [walk.state]
            for _ in 0..<12 {
                try walk.perform(walk.action())
                states.append(walk.state)
            }
            for state in states {
                _ = try check(state, generator.pick(states))
                #expect(state.changes(to: state).isEmpty)
            }
        }
    }

    @Test func whatWasDoneOfAListCanBeUndone() throws {
        var random = RandomState(SeededGenerator(seed: RandomSeed.current &+ 603))
        for _ in 0..<300 {
            let old = random.state()
            let new = random.state(near: old)
            let changes = old.changes(to: new)
            for count in changes.indices {
                let partial = try old.applying(Array(changes.prefix(count)))
                let undone = try partial.applying(partial.changes(to: old))
                #expect(undone == old, "ROUTING_SEED=\(RandomSeed.current)")
            }
        }
    }
}

extension ChangesLawTests {
    /// Checks the laws for one pair.
    ///
    /// - Returns: How many changes there are.
    private func check(_ old: NavigationState, _ new: NavigationState) throws -> Int {
        let changes = old.changes(to: new)
        let story = "\(old)\n\(new)\n\(changes.map(\.description).joined(separator: "\n"))"
        let context = Comment(rawValue: "\(story)\nROUTING_SEED=\(RandomSeed.current)")
        #expect(try old.applying(changes) == new, context)
        #expect(new.changes(to: new).isEmpty)
        let phases = changes.map(phase)
        #expect(phases == phases.sorted(), context)
        #expect(isDeepestFirst(changes.flatMap(\.popped), in: old), context)
        #expect(
            isDeepestFirst(changes.flatMap { $0.pushed.map(\.destination.id) }.reversed(), in: new), context)
        #expect(isDeepestFirst(changes.compactMap(activated), in: new), context)
        let pushed = Set(changes.flatMap { $0.pushed.map(\.destination.id) })
        let hasMoves = !pushed.isDisjoint(with: changes.flatMap(\.popped))
        let groups = changes.compactMap { change in
            parent(of: change).map { "\($0) \(hasMoves ? phase(change) : 0)" }
        }
        #expect(Set(groups).count == groups.count, context)
        return changes.count
    }

    private func phase(_ change: NavigationChange) -> Int {
        switch change {
        case .update: 2
        case .activate: 3
        case .replaceRoot: 0
        default: change.popped.isEmpty ? 1 : 0
        }
    }

    /// Whether everything in a list stands before what holds it.
    private func isDeepestFirst(_ ids: [Destination.ID], in state: NavigationState) -> Bool {
        let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        return state.nodes.allSatisfy { node in
            guard let place = places[node.id] else { return true }
            let held = node.children + (node.modal.map { [$0] } ?? [])
            return held.allSatisfy { places[$0.id].map { $0 < place } ?? true }
        }
    }

    private func activated(_ change: NavigationChange) -> Destination.ID? {
        if case .activate(_, let parent) = change { parent } else { nil }
    }

    /// The parent whose children come or go, which no two changes share.
    private func parent(of change: NavigationChange) -> Destination.ID? {
        switch change {
        case .pop(_, let parent), .push(_, let parent), .change(let parent, _, _): parent
        default: nil
        }
    }
}
