import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Guards that are asked again about all that shows and waits.
@MainActor @Suite struct NavigatorRevalidatingTests {
    private let router = Routing()
    private let renderer = RecordingRenderer()
    private let session = Session()

    @Test func whatIsMadeAnewInTheHistoryHasAnIdentityOfItsOwn() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") { Endpoint("today/:day") } }
                Stack { Endpoint("admin") }
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("today")
        try await navigator.open("today/1")
        router.protect("admin/**") { _ in .reject("no") }
        try await navigator.revalidate()
        let ids = ([navigator.state] + navigator.history).map { state in
            Dictionary(
                uniqueKeysWithValues: state.nodes.map { ($0.id, $0.destination.url ?? $0.kind.rawValue) })
        }
        for (one, other) in zip(ids, ids.dropFirst()) {
            #expect(one.allSatisfy { other[$0.key] == nil || other[$0.key] == $0.value })
        }
        try await navigator.back()
        #expect(navigator.state.url == "today" && renderer.shown == navigator.state)
    }

    /// A login shows over the place of a link that it goes on with, and the tab of the last user is refused.
    @Test func aPlaceThatStaysKeepsWhatWasPassedToIt() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack { Endpoint("account") { Endpoint("account/orders") } }
            }
            Modal { Endpoint("login") }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        for url in ["account/orders", "today"] { try await navigator.open(url) }
        try await navigator.open("login", passing: "the refused link")
        router.protect("account/**") { _ in .reject("no") }
        let removed = try await navigator.revalidate()
        #expect(removed.map(\.url) == ["account", "account/orders"])
        #expect(navigator.state.activeLeaf?.destination.context as? String == "the refused link")
        let kept = navigator.history.flatMap(\.nodes).compactMap(\.destination.context)
        #expect(kept.isEmpty && navigator.history.map(\.url) == ["today", "login"])
    }

    @Test func aRemovedPlaceWithoutAURLIsReturned() async throws {
        let tree = NavigationTree<String> {
            Stack { Endpoint("account") { Endpoint("files/*/view") { Endpoint("files/*/view/edit") } } }
            Endpoint("login")
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("account")
        try await navigator.open("files/a/view/edit")
        let places = navigator.state.nodes.filter { $0.kind == .endpoint }.map(\.destination)
        router.protect("account") { _ in .redirect(to: "login") }
        #expect(try await navigator.revalidate() == places && places.count == 3)
    }

    @Test func theUserGoesBackToAVisitWithATabThatWasMadeAnew() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") { Endpoint("today/:day") } }
                Stack { Endpoint("admin") { Endpoint("admin/users") } }
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        for url in ["admin/users", "today", "today/1"] { try await navigator.open(url) }
        router.protect("admin/**") { _ in .reject("no") }
        try await navigator.revalidate()
        #expect(navigator.history.map(\.url) == ["today", "today/1"])
        navigator.didPop(try #require(navigator.state.activeLeaf).id)
        #expect(navigator.history.map(\.url) == ["today", "today/1"] && navigator.historyIndex == 0)
    }

    /// Each of these guards caused the others to be asked again: 2,500 times in 17 s, without an end.
    @Test func aGuardThatRevalidatesIsAskedOnceAboutEachPlace() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack { Endpoint("books") { Endpoint("books/:id") } }
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("books/1")
        try await navigator.open("today")
        var asked = 0
        router.protect("books/**") { @MainActor _ in
            asked += 1
            try await navigator.revalidate()
            return .pass
        }
        try await navigator.open("books/3")
        #expect(asked < 10)
        try await navigator.back()
        try await navigator.back()
        #expect(navigator.state.url == "books/1" && asked < 20)
    }

    @Test func aRedirectOfAPlaceUnderTheOneThatShowsIsFollowed() async throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("today") { Endpoint("account") { Modal { Endpoint("help") } } }
                Endpoint("login")
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("help")
        router.protect("account") { _ in .redirect(to: "login") }
        #expect(try await navigator.revalidate().map(\.url) == ["account", "help"])
        #expect(navigator.state.url == "login")
    }

    @Test func aRedirectThatFailsGoesToOnFailureAndTheRemovedPlacesAreTold() async throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("books") { Endpoint("books/:id") }
                Endpoint("login")
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        var failures: [RoutingError.Code?] = []
        navigator.onFailure = { failures.append(($0 as? RoutingError)?.code) }
        try await navigator.open("books/7")
        router.protect("books/:id") { _ in .redirect(to: "login") }
        router.protect("login") { _ in .reject("closed") }
        #expect(try await navigator.revalidate().map(\.url) == ["books/7"])
        #expect(navigator.state.url == "books" && failures == [.rejected])
    }

    @Test func anOpeningThatItsGuardLetPassBeforeIsAskedAboutAgain() async throws {
        let tree = NavigationTree<String> { Stack { Endpoint("today") { Endpoint("admin") } } }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        let gate = Gate()
        router.protect("admin") { @MainActor [session] _ in session.isOpen ? .pass : .reject("no") }
        router.proxy("admin", tags: ["Views"]) { @MainActor _ in
            await gate.pass()
            return .pass
        }
        try await navigator.open("today")
        let opening = Task { try await navigator.open("admin") }
        await gate.arrival()
        session.isOpen = false
        try await navigator.revalidate()
        gate.open()
        await #expect(throws: (any Error).self) { _ = try await opening.value }
        #expect(navigator.state.url == "today")
    }

    @Test func aRequestUnderWayIsAskedAboutToo() async throws {
        let stage = HeldRenderer()
        let tree = NavigationTree<String> { Stack { Endpoint("today") { Endpoint("admin") } } }
        let navigator = Navigator(tree, renderer: stage, in: router)
        router.protect("admin") { @MainActor [session] _ in session.isOpen ? .pass : .reject("no") }
        try await navigator.open("today")
        let removed = try await revalidate(navigator, stage, during: "admin")
        #expect(removed.map(\.url) == ["admin"])
        #expect(navigator.state.url == "today")
    }

    /// Holds a request in its rendering, ends the session and revalidates meanwhile, and returns what was removed.
    private func revalidate(
        _ navigator: Navigator, _ stage: HeldRenderer, during url: String
    ) async throws -> [Destination] {
        stage.holds = true
        let opening = Task { try await navigator.open(url) }
        await stage.reached()
        session.isOpen = false
        let validating = Task { try await navigator.revalidate() }
        await Task.yield()
        stage.letGo()
        _ = try await opening.value
        return try await validating.value
    }

    /// A place counts as showing if it shows when it is removed, and not when the guards are asked.
    @Test(arguments: [("today", "admin", "login"), ("admin", "today", "today")])
    func theRedirectOfAPlaceThatShowsWhenItIsRemovedIsFollowed(
        _ old: String, _ new: String, _ then: String
    ) async throws {
        let stage = HeldRenderer()
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack { Endpoint("admin") }
                Stack { Endpoint("login") }
            }
        }
        let navigator = Navigator(tree, renderer: stage, in: router)
        router.protect("admin") { @MainActor [session] _ in session.isOpen ? .pass : .redirect(to: "login") }
        try await navigator.open(old)
        _ = try await revalidate(navigator, stage, during: new)
        #expect(navigator.state.url == then)
    }

    /// A request delays a revalidation, so another one has it ask once more about a place, whose guard opens a new place.
    @Test func whatIsReturnedIsRemoved() async throws {
        let (stage, held) = (HeldRenderer(), Gate())
        var (asked, askedAboutToday) = (0, 0)
        let tree = NavigationTree<String> {
            Stack { Endpoint("today") { Endpoint("admin") { Endpoint("news") } } }
        }
        let navigator = Navigator(tree, renderer: stage, in: router)
        try await navigator.open("news")
        router.protect("admin") { @MainActor [session] _ in
            if session.isOpen { return .pass }
            asked += 1
            if asked == 2 { await held.pass() }
            return .reject("no")
        }
        router.protect("today") { @MainActor _ in
            askedAboutToday += 1
            if askedAboutToday == 3 { try await navigator.dispatch(.push("news")) }
            return .pass
        }
        stage.holds = true
        let removal = Task { try await navigator.dispatch(.removeCurrent) }
        await stage.reached()
        session.isOpen = false
        let validating = Task { try await navigator.revalidate() }
        while asked == 0 { await Task.yield() }
        let other = Task { try await navigator.revalidate() }
        await held.arrival()
        stage.letGo()
        _ = try await removal.value
        let removed = try await validating.value.map(\.url)
        #expect(askedAboutToday >= 3 && removed == ["admin", "news"])
        #expect(!navigator.state.nodes.contains { $0.destination.url == "admin" })
        held.open()
        _ = try await other.value
        #expect(navigator.state.url == "today")
    }

    @Test func aHistoryThatIsClearedMeanwhileStaysCleared() async throws {
        let tree = NavigationTree<String> { Stack { Endpoint("today") { Endpoint("admin") } } }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("admin") { @MainActor [session] _ in session.isOpen ? .pass : .reject("no") }
        for url in ["today", "admin", "today", "admin"] { try await navigator.open(url) }
        session.isOpen = false
        renderer.before = { _ in navigator.clearHistory() }
        #expect(try await navigator.revalidate().map(\.url) == ["admin"])
        #expect(navigator.history.map(\.url) == ["today"] && navigator.historyIndex == 0)
    }
}

@MainActor
private final class Session {
    var isOpen = true
}

/// A renderer whose changes take as long as the test likes.
@MainActor
private final class HeldRenderer: NavigationRenderer {
    var holds = false
    private var held: CheckedContinuation<Void, Never>?

    func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        guard holds else { return }
        holds = false
        await withCheckedContinuation { held = $0 }
    }

    func settle(on state: NavigationState) {}

    func reset() {}

    /// Returns when a change is held.
    func reached() async {
        while held == nil { await Task.yield() }
    }

    func letGo() { held.take()?.resume() }
}
