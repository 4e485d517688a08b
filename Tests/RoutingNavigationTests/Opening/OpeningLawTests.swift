import Routing
import SeededRandom
import Testing

@testable import RoutingNavigation

/// What holds for random trees, URLs and actions.
@Suite struct OpeningLawTests {
    @Test func openingTheURLOfAStateOnAnEmptyOneGivesItsActivePath() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 501)
        var compared = 0
        for _ in 0..<Effort.times(25) {
            var walk = try RandomWalk(SeededGenerator(seed: generator.next()))
            for _ in 0..<20 {
                let action = walk.declaredAction()
                try walk.perform(action)
                guard let url = walk.state.url else { continue }
                let fresh = try NavigationState().applying(.open(url), on: walk.world.tree)
                let blueprint = walk.world.tree.blueprint
                let path = blueprint.ownPath(walk.state.activePath)
                let freshPath = blueprint.ownPath(fresh.activePath)
                let isEqual =
                    path.map(Place.init) == freshPath.map(Place.init)
                    && path.last?.destination.parameters == freshPath.last?.destination.parameters
                if !isEqual {
                    Issue.record(
                        "\(url) after \(action)\n\(walk.state)\n\(fresh)\nROUTING_SEED=\(RandomSeed.current)")
                }
                compared += 1
            }
        }
        #expect(compared > 375)
    }

    @Test func openingTheSameURLTwiceChangesNothing() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 502)
        var opened = 0
        for _ in 0..<Effort.times(20) {
            var walk = try RandomWalk(SeededGenerator(seed: generator.next()))
            for _ in 0..<10 {
                try walk.perform(walk.action())
                let url = walk.world.url()
                guard let once = try? walk.state.applying(.open(url), on: walk.world.tree) else { continue }
                let twice = try once.applying(.open(url), on: walk.world.tree)
                #expect(
                    once == twice && once.changes(to: twice).isEmpty, "ROUTING_SEED=\(RandomSeed.current)")
                opened += 1
            }
        }
        #expect(opened > 133)
    }

    @Test func anImpossibleActionIsOneWithoutAFault() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 503)
        for _ in 0..<Effort.times(40) {
            var walk = try RandomWalk(SeededGenerator(seed: generator.next()))
            for _ in 0..<20 {
                let action = walk.action()
                try walk.perform(action)
                let fault = walk.state.fault
                #expect(fault == nil, "\(action)\n\(walk.state)\nROUTING_SEED=\(RandomSeed.current)")
            }
        }
    }
}

extension Blueprint {
    /// The part of an active path that a URL says: what floats may lie on anything.
    fileprivate func ownPath(_ path: [NavigationNode]) -> ArraySlice<NavigationNode> {
        let floating = path.lastIndex { number(of: $0).map { nodes[$0].isFloating } ?? false }
        return path[(floating ?? 0)...]
    }
}

/// A node without its identity and what does not make it the same destination.
private struct Place: Equatable {
    let kind: NavigationNode.Kind
    let origin: Destination.Origin
    let captures: Parameters

    init(_ node: NavigationNode) {
        kind = node.kind
        origin = node.destination.origin
        captures = node.destination.captures
    }
}
