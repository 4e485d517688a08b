import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Places that are asked before they are taken away.
@MainActor @Suite struct NavigatorLeavingTests {
    /// A draft, which stays until it is saved.
    @MainActor
    private final class Draft {
        var isSaved = false
        var asked: [String?] = []
        var confirm: @MainActor () async throws -> Void = {}

        func decide(_ place: Destination) async -> Leaving {
            asked.append(place.url)
            try? await confirm()
            return isSaved ? .leave : .stay
        }
    }

    private let renderer = RecordingRenderer()
    private let draft = Draft()
    private let navigator: Navigator

    init() {
        let tree = NavigationTree<String> { [draft] in
            Fork {
                Stack {
                    Endpoint("drafts") { Endpoint("drafts/:id").leaving { await draft.decide($0) } }
                }
                Stack { Endpoint("books") }
                Stack { Endpoint("confirm") }
            }
        }
        navigator = Navigator(tree, renderer: renderer)
    }

    private func expectToStay(
        _ request: @MainActor () async throws -> Void,
        _ location: SourceLocation = #_sourceLocation
    ) async {
        let state = navigator.state
        let error = await #expect(throws: NavigationError.self, sourceLocation: location) {
            try await request()
        }
        #expect(error?.code == .stayed, sourceLocation: location)
        #expect(navigator.state == state && renderer.shown == state, sourceLocation: location)
    }

    @Test func aPlaceAsksByAnActionWhileASerialRouterIsBusy() async throws {
        let tree = NavigationTree<String> { [draft] in
            Stack {
                Endpoint("drafts/:id") { Modal { Endpoint("drafts/:id/leave") } }.leaving {
                    await draft.decide($0)
                }
                Endpoint("books")
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: Routing())
        var shown: [String?] = []
        draft.confirm = { [draft] in
            try await navigator.dispatch(.present("drafts/1/leave"))
            shown.append(navigator.state.url)
            draft.isSaved = true
        }
        try await navigator.open("drafts/1")
        try await navigator.open("books")
        #expect(shown == ["drafts/1/leave"] && draft.asked == ["drafts/1"])
        #expect(navigator.state.url == "books")
    }

    @Test func aPlaceWhoseClosureGoesBackIsAskedOnce() async throws {
        draft.confirm = { [draft, navigator] in
            try await navigator.back()
            draft.isSaved = true
        }
        try await navigator.open("drafts")
        try await navigator.open("drafts/1")
        try await navigator.dispatch(.replace("drafts/2"))
        #expect(draft.asked == ["drafts/1"])
        #expect(navigator.state.url == "drafts/2" && renderer.shown == navigator.state)
    }

    @Test func aClosureThatOpensAURLThroughTheRouterAsksItsPlaceOnce() async throws {
        let tree = NavigationTree<String> { [draft] in
            Stack { Endpoint("drafts") { Endpoint("drafts/:id").leaving { await draft.decide($0) } } }
        }
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(4)))
        let navigator = Navigator(tree, renderer: renderer, in: router)
        draft.confirm = { [draft] in
            try #require(draft.asked.count == 1)
            try await router.dispatch("drafts")
            draft.isSaved = true
        }
        try await router.dispatch("drafts/1")
        try await router.dispatch("drafts/2")
        #expect(draft.asked == ["drafts/1"] && navigator.state.url == "drafts/2")
    }

    @Test func aTaskThatOutlivesTheClosureAsksAnew() async throws {
        var task: Task<Void, any Error>?
        draft.confirm = { [draft, navigator] in
            draft.confirm = {}
            task = Task {
                while draft.asked.count == 1 && !draft.isSaved { await Task.yield() }
                try await navigator.back()
            }
        }
        try await navigator.open("drafts")
        try await navigator.open("drafts/1")
        await expectToStay { try await navigator.back() }
        draft.isSaved = true
        try await task?.value
        #expect(draft.asked == ["drafts/1", "drafts/1"] && navigator.state.url == "drafts")
    }

    @Test(arguments: [true, false])
    func placesThatKeepBringingUpOthersToAskEndInALoop(isNested: Bool) async throws {
        draft.isSaved = true
        draft.confirm = { [draft, navigator] in
            let next = "drafts/\(draft.asked.count + 1)"
            try await navigator.dispatch(isNested ? .push(next) : .replace(next))
            if isNested { try await navigator.back() }
        }
        try await navigator.open("drafts")
        try await navigator.open("drafts/1")
        let error = await #expect(throws: NavigationError.self) {
            try await navigator.dispatch(.replace("drafts"))
        }
        #expect(error?.code == .redirectLoop)
        #expect(draft.asked.count > 100 && draft.asked.count < 110)
    }

    @Test func theCancellationOfACallerAsks() async throws {
        try await navigator.open("drafts")
        let caller = Task { try await navigator.result(of: "drafts/1", as: String.self) }
        while navigator.state.url != "drafts/1" { await Task.yield() }
        caller.cancel()
        await #expect(throws: CancellationError.self) { try await caller.value }
        await navigator.idle()
        #expect(navigator.state.url == "drafts/1" && draft.asked.count == 1)
    }

    @Test func whatLiesOnAPlaceThatFinishesIsAsked() async throws {
        let tree = NavigationTree<String> { [draft] in
            Stack {
                Endpoint("drafts") {
                    Endpoint("drafts/pick") {
                        Endpoint("drafts/pick/:id").leaving { await draft.decide($0) }
                    }
                }
            }
        }
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("drafts/pick")
        let pick = try #require(navigator.state.activeLeaf?.destination)
        try await navigator.open("drafts/pick/1")
        pick.finish()
        await navigator.idle()
        #expect(navigator.state.url == "drafts/pick/1" && draft.asked.count == 1)
    }

    @Test func everyRequestAsks() async throws {
        try await navigator.open("drafts")
        try await navigator.open("drafts/1")
        await expectToStay { try await navigator.open("drafts/2") }
        await expectToStay { try await navigator.back() }
        await expectToStay { try await navigator.dispatch(.removeCurrent) }
        await expectToStay { try await navigator.dispatch(.popToRoot) }
        await expectToStay { try await navigator.restore(NavigationState()) }
        #expect(draft.asked.count == 5)
        draft.isSaved = true
        try await navigator.back()
        #expect(navigator.state.url == "drafts")
    }

    @Test func aPlaceThatStaysInItsTabIsNotAsked() async throws {
        try await navigator.open("drafts/1")
        try await navigator.open("books")
        #expect(draft.asked.isEmpty)
    }

    @Test func theUserIsNotAsked() async throws {
        try await navigator.open("drafts/1")
        navigator.didPop(try #require(navigator.state.activeLeaf).id)
        #expect(navigator.state.url == "drafts")
        await navigator.idle()
        #expect(draft.asked == ["drafts/1"])
    }

    @Test func aPlaceThatTheUserRemovesWhileItIsAskedCannotStay() async throws {
        try await navigator.open("drafts/1")
        let place = try #require(navigator.state.activeLeaf).id
        draft.confirm = { [navigator, draft] in
            draft.confirm = {}
            navigator.didPop(place)
        }
        try await navigator.open("drafts")
        #expect(navigator.state.url == "drafts")
    }

    @Test func aPlaceThatTheUserRemovedMayAwaitTheNavigator() async throws {
        draft.confirm = { [navigator] in await navigator.idle() }
        try await navigator.open("drafts/1")
        navigator.didPop(try #require(navigator.state.activeLeaf).id)
        await navigator.idle()
        #expect(draft.asked == ["drafts/1"])
    }

    @Test func askingMayNavigate() async throws {
        try await navigator.open("drafts/1")
        draft.confirm = { [navigator, draft] in
            draft.confirm = {}
            try await navigator.open("confirm")
            draft.isSaved = true
        }
        try await navigator.open("drafts/2")
        #expect(navigator.state.url == "drafts/2")
    }

    @Test func aPlaceThatFinishesIsNotAsked() async throws {
        try await navigator.open("drafts/1")
        navigator.state.activeLeaf?.destination.finish()
        var states = navigator.states().makeAsyncIterator()
        while await states.next()?.url != "drafts" {}
        #expect(draft.asked.isEmpty)
    }

    @Test func guardsAreAskedFirst() async throws {
        let router = Routing()
        let asked = draft
        let tree = NavigationTree<String> {
            Stack { Endpoint("drafts/:id").leaving { await asked.decide($0) } }
            Stack { Endpoint("books") }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("drafts/1")
        router.protect("books") { _ in .reject("no") }
        await #expect(throws: RoutingError.self) { try await navigator.open("books") }
        #expect(draft.asked.isEmpty)
    }

    /// The request must not remove what lies beneath, too.
    @Test(arguments: [false, true], [false, true])
    func aPlaceThatLeavesWhileItIsAskedIsTheOnlyOneToGo(goesBack: Bool, finishes: Bool) async throws {
        try await navigator.open("books")
        try await navigator.open("drafts")
        try await navigator.open("drafts/1")
        let place = try #require(navigator.state.activeLeaf?.destination)
        draft.confirm = { [draft, navigator] in
            if finishes { place.finish() } else { navigator.didPop(place.id) }
            while navigator.state.find(place.id) != nil { await Task.yield() }
            draft.isSaved = true
        }
        if goesBack { try await navigator.back() } else { try await navigator.dispatch(.removeCurrent) }
        #expect(navigator.state.url == "drafts" && renderer.shown == navigator.state)
        #expect(navigator.history[navigator.historyIndex].url == "drafts")
        try await navigator.back()
        #expect(navigator.state.url == "books")
    }

    @Test func aCallerThatIsCancelledEndsOnlyItselfIfThePlaceStays() async throws {
        try await navigator.open("drafts")
        let callers = (0..<2).map { _ in Task { try await navigator.result(of: "drafts/1", as: Int.self) } }
        // Without a router, both have their turn at once, and then wait for the place.
        for _ in 0..<100 { await Task.yield() }
        callers[0].cancel()
        await #expect(throws: CancellationError.self) { try await callers[0].value }
        #expect(navigator.state.url == "drafts/1" && draft.asked == ["drafts/1"])
        navigator.state.activeLeaf?.destination.finish(with: 42)
        #expect(try await callers[1].value == 42)
    }
}
