import SeededRandom
import Testing

@testable import RoutingNavigation

/// What holds for random trees, actions, moves of the user and failures.
@MainActor @Suite struct PresenterRendererLawTests {
    private static let note = "ROUTING_SEED=\(RandomSeed.current)"

    /// A random tree on a stage, and a walk that draws what is done there.
    @MainActor
    fileprivate final class World {
        let stage = Stage()
        var walk: RandomWalk
        let renderer: PresenterRenderer<Screen>
        let navigator: Navigator
        var generator: SeededGenerator
        var failures = 0
        var divergences = 0
        var moves = 0
        var steps: [String] = []

        init(_ generator: SeededGenerator) throws {
            self.generator = generator
            walk = try RandomWalk(SeededGenerator(seed: self.generator.next()))
            let world = try RandomTree(walk.treeGenerator, presentedBy: stage.presenters)
            renderer = stage.renderer(world.tree)
            stage.isTerse = true
            navigator = Navigator(world.tree, renderer: renderer)
        }

        var state: NavigationState { navigator.state }
    }

    @Test func whatShowsIsWhatTheStateSays() async throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 601)
        var (failures, divergences, moves) = (0, 0, 0)
        for number in 0..<Effort.times(25) {
            let world = try World(SeededGenerator(seed: generator.next()))
            for _ in 0..<25 {
                let isSure = try await world.step()
                if !isSure { continue }
                let isEqual = world.stage.outline == world.state.screenOutline
                #expect(
                    isEqual,
                    "tree \(number): shows \(world.stage.outline)\nis \(world.state)\n\(world.steps)\n\(Self.note)"
                )
                if !isEqual { return }
            }
            failures += world.failures
            divergences += world.divergences
            moves += world.moves
        }
        #expect(failures > 28 && divergences > 0 && moves > 28, "\(Self.note)")
    }

    @Test func eachIsMadeOnceAndUnwoundOnce() async throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 602)
        for _ in 0..<Effort.times(25) {
            let world = try World(SeededGenerator(seed: generator.next()))
            for _ in 0..<15 {
                world.walk.state = world.state
                _ = try? await world.navigator.dispatch(world.walk.declaredAction())
            }
            let made = world.stage.made
            let ids = Set(world.state.nodes.filter { $0.kind == .endpoint }.map(\.id))
            let unwound = world.stage.unwoundIDs
            #expect(Set(unwound).count == unwound.count, "\(Self.note)")
            #expect(ids.isDisjoint(with: unwound), "\(Self.note)")
            #expect(!made.isEmpty)
        }
    }
}

extension PresenterRendererLawTests.World {
    /// Does something random.
    ///
    /// - Returns: Whether the screen is known to show the state then.
    fileprivate func step() async throws -> Bool {
        walk.state = state
        switch generator.number(below: 10) {
        case 0, 1:
            let isSure = move()
            // What was presented over what the user dismissed is dismissed in a turn of its own.
            await navigator.idle()
            return isSure
        case 2, 3, 4:
            let first = generator.number(below: 12)
            let second = generator.chance(40) ? first + 1 + generator.number(below: 2) : nil
            return try await request(failing: first, second)
        case 5 where navigator.canGoBack:
            steps.append("back")
            try await navigator.back()
            return true
        case 6 where navigator.canGoForward:
            steps.append("forward")
            try await navigator.forward()
            return true
        default: return try await request(failing: nil, nil)
        }
    }

    private func request(failing first: Int?, _ second: Int?) async throws -> Bool {
        let action = walk.action()
        let before = state
        steps.append("\(action) failing \(first ?? -1), \(second ?? -1)")
        if let first { stage.failCall(first, then: second) }
        defer { stage.failNever() }
        do {
            try await navigator.dispatch(action)
        } catch is Fault {
            failures += 1
            #expect(state == before)
        } catch let error as NavigationError {
            #expect(state == before)
            if error.code == .renderingDiverged { divergences += 1 }
        }
        return !navigator.hasDiverged
    }

    /// Does to the screen what a user could, and reports it.
    private func move() -> Bool {
        if navigator.hasDiverged { return false }
        let movable = state.nodes.filter { $0.kind == .stack || $0.kind == .fork || $0.modal != nil }
        let node = generator.pickAny(of: movable)
        guard let node, let screen = renderer.presentable(for: node.id) else { return true }
        switch node.kind {
        case .stack where node.content.count > 1:
            let index = 1 + generator.number(below: node.content.count - 1)
            let popped = node.content[index]
            guard let holder = state.path(to: popped.id)?.dropLast().last, holder.kind == .endpoint else {
                return true
            }
            steps.append("pop \(popped.id)")
            screen.content.removeLast(screen.content.count - index)
            navigator.didPop(popped.id)
        case .fork:
            // What is presented covers the tabs.
            if node.activeChild?.holdsModal == true { return true }
            let option = generator.pickAny(of: node.children)
            guard let option else { return true }
            steps.append("select \(option.face.id)")
            screen.selected = renderer.presentable(for: option.face.id)
            navigator.didSelect(option.face.id)
        case .endpoint where node.modal != nil:
            guard let modal = node.modal else { return true }
            steps.append("dismiss \(modal.face.id)")
            screen.modal = nil
            navigator.didDismiss(modal.face.id)
        default:
            return true
        }
        moves += 1
        return true
    }
}

extension SeededGenerator {
    fileprivate mutating func pickAny<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : pick(elements)
    }
}
