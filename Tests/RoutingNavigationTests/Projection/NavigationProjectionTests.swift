import Routing
import RoutingTesting
import SeededRandom
import Testing

@testable import RoutingNavigation

/// The state as a declarative framework binds to it.
@MainActor @Suite struct NavigationProjectionTests {
    private let navigator = Navigator(ReadingApp.tree)

    private var projection: NavigationProjection { navigator.projection }

    private func tabs() throws -> NavigationProjection.Tabs {
        guard case .tabs(let tabs)? = projection.root else { throw NotThere() }
        return tabs
    }

    private func stack(_ id: Destination.ID?) throws -> NavigationProjection.Stack {
        guard let id, case .stack(let stack)? = projection[id] else { throw NotThere() }
        return stack
    }

    private func place(_ id: Destination.ID?) throws -> NavigationProjection.Place {
        guard let id, case .place(let place)? = projection[id] else { throw NotThere() }
        return place
    }

    private struct NotThere: Error {}

    @Test func anEmptyStateHasNoParts() {
        #expect(projection.root == nil)
        #expect(projection[Destination.ID(1)] == nil)
        #expect(projection[selectionIn: Destination.ID(1)] == nil)
        #expect(projection[pathIn: Destination.ID(1)].isEmpty)
        #expect(projection[modalOver: Destination.ID(1)] == nil)
    }

    @Test func tabsHaveTheirOptionsAndASelection() async throws {
        try await navigator.open("books/7")
        let tabs = try tabs()
        #expect(tabs.destination.name == "tabs")
        #expect(tabs.options.count == 3 && tabs.selection == tabs.options[1])
        let books = try stack(tabs.selection)
        #expect(try place(books.root).destination.url == "books")
        #expect(try books.path.map { try place($0).destination.url } == ["books/7"])
        #expect(try stack(tabs.options[0]).path.isEmpty)
        #expect(try place(tabs.options[2]).destination.url == "profile")
    }

    @Test func aSwitcherIsNothingButItsSection() async throws {
        try await navigator.open("login")
        guard case .place(let login)? = projection.root else { throw NotThere() }
        #expect(login.destination.url == "login" && login.modal == nil)
        let switcher = try #require(navigator.state.root?.id)
        #expect(projection[switcher] == nil)
    }

    @Test func whatIsPresentedIsOverAPlace() async throws {
        try await navigator.open("settings/font")
        let profile = try place(tabs().selection)
        let settings = try #require(projection[modalOver: profile.id])
        #expect(settings.destination.name == "settings" && profile.modal == settings.id)
    }

    @Test func anOptionIsSelected() async throws {
        try await navigator.open("books/7")
        let tabs = try tabs()
        navigator.projection[selectionIn: tabs.id] = tabs.options[0]
        #expect(navigator.state.url == "today")
        #expect(projection[selectionIn: tabs.id] == tabs.options[0])
        navigator.projection[selectionIn: tabs.id] = tabs.options[1]
        #expect(navigator.state.url == "books/7")
    }

    @Test func aPathIsCutShort() async throws {
        try await navigator.open("books/7")
        let books = try #require(try tabs().selection)
        navigator.projection[pathIn: books] = []
        #expect(navigator.state.url == "books" && projection[pathIn: books].isEmpty)
    }

    @Test func whatIsPresentedIsDismissed() async throws {
        try await navigator.open("story/news/1")
        let today = try #require(try stack(tabs().selection).root)
        #expect(projection[modalOver: today] != nil)
        navigator.projection[modalOver: today] = nil
        #expect(navigator.state.url == "today" && projection[modalOver: today] == nil)
    }

    @Test func whatAUserCannotDoChangesNothing() async throws {
        try await navigator.open("books/7")
        let tabs = try tabs()
        let before = projection
        let books = try #require(tabs.selection)
        var set = before
        set[selectionIn: tabs.id] = nil
        set[selectionIn: tabs.id] = books
        set[selectionIn: tabs.id] = tabs.id
        set[selectionIn: books] = books
        set[pathIn: books] = set[pathIn: books]
        set[pathIn: books] = [tabs.id]
        set[pathIn: books] += [tabs.id]
        set[pathIn: tabs.id] = []
        set[modalOver: tabs.id] = nil
        set[modalOver: tabs.options[2]] = before[books]
        #expect(set == before && set.moves.isEmpty)
    }

    @Test func aGuardHasASay() async throws {
        let router = Routing()
        let navigator = Navigator(ReadingApp.tree, in: router)
        try await navigator.open("books/7")
        router.protect("today") { _ in .reject("no") }
        guard case .tabs(let tabs)? = navigator.projection.root else { throw NotThere() }
        navigator.projection[selectionIn: tabs.id] = tabs.options[0]
        await navigator.idle()
        #expect(navigator.state.url == "books/7")
        #expect(navigator.projection[selectionIn: tabs.id] == tabs.options[1])
    }

    @Test func itIsObservedAsTheStateIs() async throws {
        let count = Counter(ofChangesTo: { _ = navigator.projection })
        try await navigator.open("books")
        #expect(count.value == 1)
    }

    @Test(arguments: [ProxyDecision.reject("no"), .redirect(to: "books/7")])
    func observersAreToldThatAGuardRefusesAMove(decision: ProxyDecision) async throws {
        let router = Routing()
        let navigator = Navigator(ReadingApp.tree, in: router)
        try await navigator.open("books/7")
        router.protect("today") { _ in decision }
        guard case .tabs(let tabs)? = navigator.projection.root else { throw NotThere() }
        let count = Counter(ofChangesTo: { _ = navigator.projection })
        navigator.projection[selectionIn: tabs.id] = tabs.options[0]
        await navigator.idle()
        #expect(count.value == 1)
        #expect(navigator.projection[selectionIn: tabs.id] == tabs.options[1])
    }

    /// Checks the states of random walks.
    private func forEachState(
        seed: UInt64,
        _ check: (inout RandomWalk, inout SeededGenerator, Comment) throws -> Void
    ) throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ seed)
        for _ in 0..<Effort.times(30) {
            var walk = try RandomWalk(SeededGenerator(seed: generator.next()))
            for _ in 0..<20 {
                try walk.perform(walk.action())
                try check(&walk, &generator, "ROUTING_SEED=\(RandomSeed.current)\n\(walk.state)")
            }
        }
    }

    /// What is set is read back, and is what the state says when it follows.
    @Test func theStateSaysWhatWasSet() throws {
        var moves = 0
        try forEachState(seed: 220) { walk, generator, comment in
            let projection = NavigationProjection(walk.state)
            var set = projection
            let isReadBack = meddle(with: &set, of: walk.state, &generator)
            guard set.moves.count == 1 else {
                #expect(set == projection, comment)
                return
            }
            moves += 1
            #expect(isReadBack(set), comment)
            let move = try #require(action(for: set.moves[0], in: walk.state), comment)
            let followed = try walk.state.following(move, on: walk.world.tree.blueprint)
            #expect(NavigationProjection(followed) == set, comment)
            if generator.chance(30) { walk.state = followed }
        }
        #expect(moves > 80, "too little happens: \(moves)")
    }

    /// Several settings of one projection are as many moves, each from where the one before it led.
    @Test func theStateSaysWhatWasSetOneAfterAnother() throws {
        var longest = 0
        try forEachState(seed: 221) { walk, generator, comment in
            var set = NavigationProjection(walk.state)
            for _ in 0..<4 {
                let isReadBack = meddle(with: &set, of: walk.state, &generator)
                #expect(isReadBack(set), comment)
            }
            longest = max(longest, set.moves.count)
            var followed = walk.state
            for move in set.moves {
                let move = try #require(action(for: move, in: followed), comment)
                followed = try followed.following(move, on: walk.world.tree.blueprint)
            }
            #expect(NavigationProjection(followed) == set, comment)
        }
        #expect(longest == 4, "too little happens: \(longest)")
    }

    /// What a user can do with a tab bar, a stack or a modal is one of the settings.
    @Test func everyMoveOfTheUserIsASetting() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 222)
        for _ in 0..<Effort.times(30) {
            var walk = try RandomWalk(SeededGenerator(seed: generator.next()))
            for _ in 0..<20 {
                try walk.perform(walk.action())
                let comment: Comment = "ROUTING_SEED=\(RandomSeed.current)\n\(walk.state)"
                for (move, set) in walk.state.nodes.flatMap(moves) {
                    var projection = NavigationProjection(walk.state)
                    set(&projection)
                    #expect(projection.moves == [move], comment)
                }
            }
        }
    }

    /// The moves of the user at a node of the state, each with the setting that makes it.
    private func moves(
        at node: NavigationNode
    ) -> [(NavigationProjection.Move, (inout NavigationProjection) -> Void)] {
        let id = node.id
        switch node.kind {
        case .fork:
            let others = node.children.filter { $0.id != node.activeChild?.id }.map(\.face.id)
            return others.map { other in (.select(other), { $0[selectionIn: id] = other }) }
        case .stack:
            let path = screens(on: node).dropFirst()
            return path.indices.map { index in
                (.pop(path[index]), { $0[pathIn: id] = Array(path[..<index]) })
            }
        case .endpoint, .switcher:
            guard let modal = node.modal?.face.id else { return [] }
            return [(.dismiss(modal), { $0[modalOver: id] = nil })]
        }
    }

    /// The screens of a stack, the root first; a screen that is no endpoint ends it.
    private func screens(on stack: NavigationNode) -> [Destination.ID] {
        let nodes = sequence(first: stack) { below in
            below.kind == .endpoint || below.id == stack.id ? below.activeChild : nil
        }
        return nodes.dropFirst().map { $0.kind == .endpoint ? $0.id : $0.face.id }
    }

    /// Sets something somewhere.
    ///
    /// - Returns: Whether what was set is read back.
    private func meddle(
        with projection: inout NavigationProjection,
        of state: NavigationState,
        _ generator: inout SeededGenerator
    ) -> (NavigationProjection) -> Bool {
        let parts = state.nodes.compactMap { projection[$0.id] }
        guard !parts.isEmpty else { return { $0.root == nil } }
        let part = generator.pick(parts)
        let id = part.id
        switch part {
        case .tabs(let tabs):
            let option = generator.pick(tabs.options)
            projection[selectionIn: id] = option
            return { $0[selectionIn: id] == option }
        case .stack(let stack):
            let path = Array(stack.path.prefix(generator.number(below: stack.path.count + 1)))
            projection[pathIn: id] = path
            return { $0[pathIn: id] == path }
        case .place:
            projection[modalOver: id] = nil
            return { $0[modalOver: id] == nil }
        }
    }

    private func action(for move: NavigationProjection.Move, in state: NavigationState) -> NavigationAction? {
        switch move {
        case .select(let id): state.optionSelected(with: id).map { .select(.id($0.id)) }
        case .pop(let id): state.nodePopped(with: id).map { .remove(.id($0.id)) }
        case .dismiss(let id): state.nodeDismissed(with: id).map { .remove(.id($0.id)) }
        }
    }
}
