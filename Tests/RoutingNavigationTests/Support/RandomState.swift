import Routing
import SeededRandom

@testable import RoutingNavigation

/// States of random shape whose nodes have identities from one small pool, so that two have some in common,
/// in the same places and in others.
struct RandomState {
    var generator: SeededGenerator
    private var ids: [Int] = []

    init(_ generator: SeededGenerator) {
        self.generator = generator
    }

    /// Draws a state.
    mutating func state() -> NavigationState {
        if generator.chance(3) { return NavigationState() }
        // The upper nodes have identities from the same few, so that two states meet, and disagree about places.
        let upper = (1...12).filter { $0 != 2 }.shuffled(using: &generator)
        ids = (13...40).shuffled(using: &generator) + upper + (generator.chance(80) ? [2] : [])
        return NavigationState(root: node(level: 0), nextNumber: 41)
    }

    /// Draws a state that comes from another one by a few edits anywhere.
    mutating func state(near state: NavigationState) -> NavigationState {
        guard let root = state.root else { return self.state() }
        let used = Set(state.nodes.map(\.id.number))
        ids = (1...60).filter { !used.contains($0) }.shuffled(using: &generator)
        return NavigationState(root: edited(root, level: 0), nextNumber: 61)
    }

    private mutating func node(level: Int) -> NavigationNode {
        let id = ids.removeLast()
        // The kind hangs on the identity in most cases, so that the same one is the same part in two states.
        let kind = NavigationNode.Kind.allCases[generator.chance(95) ? id % 4 : generator.number(below: 4)]
        let destination = destination(id)
        let isLeaf = level > 4 || ids.count < 12
        switch kind {
        case .endpoint where isLeaf || generator.chance(30):
            return NavigationNode(destination, .endpoint)
        case .endpoint where generator.chance(40):
            return NavigationNode(destination, .endpoint, modal: node(level: level + 1))
        case .fork where !isLeaf:
            let count = 1 + generator.number(below: 4)
            let children = (0..<count).map { _ in node(level: level + 1) }
            let active = generator.number(below: count)
            return NavigationNode(destination, .fork, children: children, activeIndex: active)
        default:
            if isLeaf { return NavigationNode(destination, .endpoint) }
            return NavigationNode(destination, kind, children: [node(level: level + 1)])
        }
    }

    private mutating func edited(_ node: NavigationNode, level: Int) -> NavigationNode {
        if ids.count < 20 || generator.chance(60) && level > 0 { return node }
        var children = node.children.map { edited($0, level: level + 1) }
        var modal = node.modal.map { edited($0, level: level + 1) }
        var active = node.activeIndex
        switch (node.kind, generator.number(below: 5)) {
        case (.fork, 0): children.shuffle(using: &generator)
        case (.fork, 1): children.insert(self.node(level: 5), at: generator.number(below: children.count + 1))
        case (.fork, 2) where children.count > 1: children.remove(at: generator.number(below: children.count))
        case (.endpoint, 0): (children, modal) = ([], self.node(level: 5))
        case (.endpoint, 1): (children, modal) = ([self.node(level: 4)], nil)
        case (.endpoint, 2): (children, modal) = ([], nil)
        default: break
        }
        if active >= children.count || generator.chance(30) {
            active = children.isEmpty ? 0 : generator.number(below: children.count)
        }
        let destination = generator.chance(30) ? self.destination(node.id.number) : node.destination
        return NavigationNode(destination, node.kind, children: children, activeIndex: active, modal: modal)
    }

    private mutating func destination(_ id: Int) -> Destination {
        let origin = Destination.Origin(.pattern, "p\(generator.chance(95) ? id % 7 : 7)")
        let query: Parameters = ["q": generator.pick(["1", "2"])]
        return Destination(
            id: Destination.ID(id), origin: origin, parameters: query, url: generator.pick([nil, "u"]))
    }
}
