import Routing
import SeededRandom

@testable import RoutingNavigation

/// A random state of a random tree, moved on by random actions.
struct RandomWalk {
    var world: RandomTree<String>
    /// What its tree was drawn with.
    let treeGenerator: SeededGenerator
    var state = NavigationState()
    var generator: SeededGenerator

    init(_ generator: SeededGenerator) throws {
        var generator = generator
        treeGenerator = SeededGenerator(seed: generator.next())
        world = try RandomTree(treeGenerator)
        self.generator = generator
    }

    /// Draws an action that leaves every destination where the tree has it.
    mutating func declaredAction() -> NavigationAction {
        let target = anyTarget()
        switch generator.number(below: 12) {
        case 0: return .removeCurrent
        case 1: return .select(target)
        case 2: return .popTo(target)
        case 3: return .popToRoot
        case 4: return .dismiss
        case 5: return .remove(target)
        case 6: return .setRoot(world.url())
        case 7: return .open(world.url(), options: .junctionsOnly)
        case 8: return .open(world.url(), options: [.junctionsOnly, .dismissingModals])
        default: return .open(world.url())
        }
    }

    /// Draws any action.
    mutating func action() -> NavigationAction {
        switch generator.number(below: 10) {
        case 0: return .push(world.url())
        case 1: return .replace(world.url())
        case 2: return .present(world.url())
        case 3:
            return .add([world.url(), world.url()], to: anyTarget(), active: generator.pick([nil, 0, 1]))
        default: return declaredAction()
        }
    }

    /// Performs an action, if it is possible.
    mutating func perform(_ action: NavigationAction) throws {
        do {
            state = try state.applying(action, on: world.tree)
        } catch let error as NavigationError {
            let unexpected: [NavigationError.Code] = [
                .malformedURL, .wrongChange, .brokenState, .unknownVersion,
            ]
            if unexpected.contains(error.code) { throw error }
        }
    }

    mutating func anyTarget() -> NavigationTarget {
        let ids = state.nodes.map(\.id)
        return .id(ids.isEmpty ? Destination.ID(1) : generator.pick(ids))
    }
}
