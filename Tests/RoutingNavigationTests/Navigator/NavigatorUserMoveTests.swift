import Observation
import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// What the user does by hand where guards have to be asked: the state never has a place that they refuse.
@MainActor @Suite final class NavigatorUserMoveTests: GuardedTabs {
    private static let tabs = NavigationTree<String> {
        Fork(name: "tabs") {
            Stack(name: "T") { Endpoint("today") }
            Stack(name: "A") { Endpoint("admin") { Endpoint("admin/detail") } }
            Stack(name: "B") { Endpoint("bank") }
        }
        Modal { Endpoint("login") }
    }

    init() async throws { try await super.init(Self.tabs) }

    private func protect(_ pattern: RoutePattern, _ decision: ProxyDecision) {
        router.protect(pattern) { _ in decision }
    }

    /// It began while the state did not follow the tap yet, and led back to the earlier tab.
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func aRequestOfAnObserverBeginsWhenTheStateHasFollowed() async throws {
        var request: Task<NavigationState, any Error>?
        withObservationTracking { [navigator] in
            _ = navigator.state
        } onChange: { [navigator] in
            MainActor.assumeIsolated {
                request = Task.immediate { try await navigator.dispatch(.present("login")) }
            }
        }
        try tap("A")
        _ = try await request?.value
        expect("admin", "login")
    }

    @Test func twoTapsLeadBackToWhereNothingWasRefused() async throws {
        protect("admin", .reject("no"))
        protect("bank", .reject("no"))
        try tap("A")
        try tap("B")
        await navigator.idle()
        expect("today")
    }

    @Test func theStateFollowsWhenTheGuardHasAnswered() async throws {
        router.protect("admin") { [desk] in await desk.decision(on: $0.url.string) }
        try tap("A")
        await desk.question(about: "admin")
        #expect(navigator.state.url == "today" && renderer.shown != navigator.state)
        desk.answer("admin", .pass)
        await navigator.idle()
        expect("admin")
        #expect(navigator.history.map(\.url) == ["today", "admin"] && desk.asked == ["admin"])
    }

    @Test func aGuardsAnswerToAnEarlierTapCountsNoMore() async throws {
        router.protect("admin") { [desk] in await desk.decision(on: $0.url.string) }
        try tap("A")
        await desk.question(about: "admin")
        try tap("T")
        desk.answer("admin", .redirect(to: "login"))
        await navigator.idle()
        expect("today")
        #expect(navigator.history.map(\.url) == ["today"])
    }

    @Test func aLoginOverARefusedTabLiesOnTheTabBefore() async throws {
        protect("admin", .redirect(to: "login"))
        try tap("A")
        await navigator.idle()
        expect("today", "login")
        navigator.didDismiss(try #require(navigator.state.activeLeaf).id)
        await navigator.idle()
        expect("today")
    }

    @Test func guardsThatSendEachOtherTheUserEndInALoop() async throws {
        protect("admin", .redirect(to: "bank"))
        protect("bank", .redirect(to: "admin"))
        var failures: [any Error] = []
        navigator.onFailure = { failures.append($0) }
        try tap("A")
        await navigator.idle()
        expect("today")
        #expect(failures.count == 1)
    }

    @Test func aRefusedPlaceComesIntoNoState() async throws {
        protect("admin", .reject("no"))
        var urls: [String?] = []
        var states = navigator.states().makeAsyncIterator()
        urls.append(await states.next()?.url)
        try tap("A")
        await navigator.idle()
        try await navigator.open("bank")
        urls.append(await states.next()?.url)
        #expect(urls == ["today", "bank"])
        #expect(navigator.history.map(\.url) == ["today", "bank"])
    }

    @Test func aMoveWhileAnotherIsCaughtUpWithIsFollowedAfterIt() async throws {
        let tree = NavigationTree<String> {
            Fork(name: "tabs") {
                Endpoint("a", name: "a") { Modal { Endpoint("m") { Modal { Endpoint("mm") } } } }
                Endpoint("b", name: "b")
                Endpoint("c", name: "c")
            }
        }
        let navigator = Navigator(tree)
        func id(_ name: String) throws -> Destination.ID { try #require(navigator.state.find(name: name)).id }
        try await navigator.open("mm")
        navigator.didDismiss(try #require(navigator.state.activePath.first { $0.destination.url == "m" }).id)
        navigator.didSelect(try id("b"))
        await navigator.idle()
        #expect(navigator.state.url == "b")

        try await navigator.open("m")
        navigator.didSelect(try id("b"))
        navigator.didSelect(try id("c"))
        await navigator.idle()
        #expect(navigator.state.url == "c")
    }

    @Test func aGuardThatIsAskedAboutATapMayWaitForTheNavigator() async throws {
        router.protect("admin") { @MainActor [navigator] _ in
            await navigator.idle()
            return .pass
        }
        try tap("A")
        await navigator.idle()
        expect("admin")
    }

    @Test func aGuardOfWhatAPlaceRevealsMayWaitForTheNavigator() async throws {
        try await navigator.open("admin/detail")
        router.protect("admin") { @MainActor [navigator] _ in
            await navigator.idle()
            return .pass
        }
        navigator.state.activeLeaf?.destination.finish()
        await navigator.idle()
        expect("admin")
    }

    /// A renderer that does not count a missing screen as a difference.
    @MainActor
    private final class LazyRenderer: NavigationRenderer {
        var isMade = true
        var brought: [String?] = []

        func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {}
        func isIncomplete(_ state: NavigationState) -> Bool { !isMade }
        func settle(on state: NavigationState) {}
        func reset() {}

        func bringBack(_ state: NavigationState) async throws {
            brought.append(state.url)
            isMade = true
        }
    }

    /// The navigator asked again and again whether a screen is missing, and the program stood still.
    @Test func aMissingScreenIsMade() async throws {
        let renderer = LazyRenderer()
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("today")
        renderer.isMade = false
        navigator.didSelect(try #require(navigator.state.find(name: "B")).id)
        await navigator.idle()
        #expect(navigator.state.url == "bank" && renderer.brought == ["bank"])
    }

    /// The guard asks the user, and the screen of its question is made, but fails.
    @Test func aScreenOfAFailedRequestDuringAStepHasAnIdentityOfItsOwn() async throws {
        router.protect("bank") { @MainActor [navigator] _ in
            await #expect(throws: Fault()) { try await navigator.open("login") }
            return .pass
        }
        var made: Set<Destination.ID> = []
        renderer.before = { change in
            guard case .present(let insertion, _) = change else { return }
            made.insert(insertion.destination.id)
            throw Fault()
        }
        try tap("B")
        await navigator.idle()
        expect("bank")
        renderer.before = { _ in }
        try await navigator.open("login")
        #expect(!made.isEmpty && made.isDisjoint(with: navigator.state.nodes.map(\.id)))
    }
}
