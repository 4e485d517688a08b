import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Requests that are made while guards are asked about a place that the user has moved to.
@MainActor @Suite final class NavigatorCheckingTests: GuardedTabs {
    private static let tabs = NavigationTree<String> {
        Fork(name: "tabs") {
            Stack(name: "T") { Endpoint("today") }
            Stack(name: "A") { Endpoint("admin") { Endpoint("admin/:id") } }
            Stack(name: "B") { Endpoint("bank") }
        }
        Modal { Endpoint("login") }
    }

    init() async throws { try await super.init(Self.tabs) }

    /// Makes the guard of the bank await a URL of the router.
    private func makeBankAwaitTheRouter() {
        router.map("session") { _ in }
        router.protect("bank") { [router] _ in
            try await router.dispatch("session")
            return .pass
        }
    }

    /// Pops the top screen, and returns when the guard of the one beneath waits for an answer.
    private func pop(askingAbout url: String) async throws {
        navigator.didPop(try #require(navigator.state.activeLeaf).id)
        await desk.question(about: url)
    }

    /// Starts a request, and returns when it waits for the answer about the move.
    private func start(
        _ request: @escaping @MainActor (Navigator) async throws -> Void
    ) async -> Task<Void, any Error> {
        let count = navigator.line.asideCount
        let task = Task { [navigator] in try await request(navigator) }
        await waiting(count + 1)
        return task
    }

    /// Returns when a number of requests wait for the answer about the move.
    private func waiting(_ count: Int) async {
        while navigator.line.asideCount < count { await Task.yield() }
    }

    @Test(arguments: ["login", "bank", "admin/2"])
    func aRequestStartsFromTheScreenThatTheUserPoppedTo(_ url: String) async throws {
        try await navigator.open("admin/1")
        ask(about: "admin")
        try await pop(askingAbout: "admin")
        let request = await start { try await $0.dispatch(url == "admin/2" ? .push(url) : .open(url)) }
        desk.answer("admin", .pass)
        // A modal over the place shows the place as well; the guard has passed it already.
        try await request.value
        let admin = try #require(navigator.state.find(name: "A"))
        #expect(admin.content.map(\.destination.url) == (url == "admin/2" ? ["admin", url] : ["admin"]))
        #expect(navigator.state.url == url && renderer.shown == navigator.state)
        #expect(navigator.history.map(\.url) == ["today", "admin/1", "admin", url])
        #expect(desk.asked == ["admin"])
    }

    @Test func aRequestAfterASynchronousGuardStartsFromTheVisibleScreenToo() async throws {
        try await navigator.open("admin/1")
        router.protect("admin") { _ in .pass }
        navigator.didPop(try #require(navigator.state.activeLeaf).id)
        try await navigator.open("login")
        expect("admin", "login")
    }

    @Test func aRequestAfterARefusedMoveStartsFromTheStateBefore() async throws {
        ask(about: "admin")
        try await tap("A", askingAbout: "admin")
        let request = await start { try await $0.open("login") }
        desk.answer("admin", .reject("no"))
        try await request.value
        expect("today", "login")
        await navigator.idle()
        expect("today", "login")
        #expect(navigator.history.map(\.url) == ["today", "login"])
    }

    @Test func aRequestReplacesARefusedMoveAndItsRedirect() async throws {
        ask(about: "admin")
        try await tap("A", askingAbout: "admin")
        let request = await start { try await $0.open("bank") }
        desk.answer("admin", .redirect(to: "login"))
        try await request.value
        await navigator.idle()
        await router.idle()
        expect("bank")
    }

    @Test func aRequestThatFailsLeavesTheRedirectOfARefusedMove() async throws {
        ask(about: "admin")
        try await tap("A", askingAbout: "admin")
        let request = await start { try await $0.forward() }
        desk.answer("admin", .redirect(to: "login"))
        let error = await #expect(throws: NavigationError.self) { try await request.value }
        #expect(error?.code == .noVisit)
        await navigator.idle()
        expect("today", "login")
    }

    @Test func stepsInTheHistoryCountFromTheMove() async throws {
        try await navigator.open("bank")
        ask(about: "admin")
        try await tap("A", askingAbout: "admin")
        let request = await start { try await $0.back() }
        desk.answer("admin", .pass)
        try await request.value
        expect("bank")
        #expect(navigator.history.map(\.url) == ["today", "bank", "admin"] && navigator.historyIndex == 1)
    }

    @Test func requestsThatWaitKeepTheirOrder() async throws {
        ask(about: "admin")
        try await tap("A", askingAbout: "admin")
        var order: [Int] = []
        var requests: [Task<Void, any Error>] = []
        for number in 1...3 {
            requests.append(
                await start {
                    try await $0.dispatch(.push("admin/\(number)"))
                    order.append(number)
                }
            )
        }
        desk.answer("admin", .pass)
        for request in requests { try await request.value }
        #expect(order == [1, 2, 3])
        expect("admin", "admin/1", "admin/2", "admin/3")
    }

    @Test func aRequestThatWasMadeBeforeTheMoveWaitsForItToo() async throws {
        ask(about: "admin")
        ask(about: "bank")
        let request = Task { try await navigator.open("bank") }
        await desk.question(about: "bank")
        try await tap("A", askingAbout: "admin")
        desk.answer("bank", .pass)
        await waiting(1)
        #expect(navigator.state.url == "today")
        desk.answer("admin", .pass)
        #expect(try await request.value.url == "bank")
        expect("bank")
        #expect(navigator.history.map(\.url) == ["today", "admin", "bank"])
    }

    @Test func aMoveBackLetsARequestProceed() async throws {
        ask(about: "admin")
        try await tap("A", askingAbout: "admin")
        let request = await start { try await $0.open("login") }
        navigator.didSelect(try #require(navigator.state.find(name: "T")).id)
        try await request.value
        expect("today", "login")
        desk.answer("admin", .redirect(to: "bank"))
        await navigator.idle()
        expect("today", "login")
    }

    @Test func aRequestByTheGuardOfAMoveDoesNotWait() async throws {
        var shown: [String?] = []
        router.protect("admin") { @MainActor [navigator] _ in
            try await navigator.open("login")
            shown.append(navigator.state.url)
            return .pass
        }
        navigator.didSelect(try #require(navigator.state.find(name: "A")).id)
        await navigator.idle()
        #expect(shown == ["login"])
        expect("admin")
    }

    @Test func aCancelledRequestThatWaitsHasNoEffect() async throws {
        ask(about: "admin")
        try await tap("A", askingAbout: "admin")
        let request = await start { try await $0.dispatch(.push("admin/1")) }
        request.cancel()
        desk.answer("admin", .pass)
        await #expect(throws: CancellationError.self) { try await request.value }
        expect("admin")
    }

    @Test func aGuardOfAMoveDoesNotAwaitAURLThatNeedsThePlaceOfAWaitingRequest() async throws {
        router.map("session") { _ in }
        router.protect("bank") { [router, desk] in
            let answer = await desk.decision(on: $0.url.string)
            try await router.dispatch("session")
            return answer
        }
        var failures: [RoutingError.Code?] = []
        navigator.onFailure = { failures.append((($0 as? RoutingError)?.underlying as? RoutingError)?.code) }
        try await tap("B", askingAbout: "bank")
        let request = await start { [router] _ in try await router.dispatch("admin") }
        desk.answer("bank", .pass)
        try await request.value
        await navigator.idle()
        #expect(failures == [.wouldDeadlock])
        expect("admin")
    }

    @Test func aRequestDoesNotWaitForAGuardThatNeedsItsPlace() async throws {
        ask(about: "admin")
        makeBankAwaitTheRouter()
        let request = Task { [router] in try await router.dispatch("admin") }
        await desk.question(about: "admin")
        navigator.didSelect(try #require(navigator.state.find(name: "B")).id)
        while router.pending.isEmpty { await Task.yield() }
        desk.answer("admin", .pass)
        _ = try await request.value
        await navigator.idle()
        expect("admin")
        #expect(navigator.history.map(\.url) == ["today", "admin"])
    }

    /// The guard of the second move would wait for the URL that waits for the answer about the first.
    @Test func aRequestThatWaitsWaitsForTheLastMove() async throws {
        ask(about: "admin")
        makeBankAwaitTheRouter()
        var failures = 0
        navigator.onFailure = { _ in failures += 1 }
        try await tap("A", askingAbout: "admin")
        let request = await start { [router] _ in try await router.dispatch("login") }
        navigator.didSelect(try #require(navigator.state.find(name: "B")).id)
        try await request.value
        expect("today", "login")
        desk.answer("admin", .pass)
        await navigator.idle()
        // The last move came after the request, and shows unless its guard was the one that would have waited.
        if failures == 0 { expect("bank") } else { expect("today", "login") }
    }

    /// The guard of a move in one window opens a URL in another window, where the user has moved as well.
    @Test func aGuardWaitsForTheMoveOfAnotherWindow() async throws {
        let other = Navigator(tree, renderer: RecordingRenderer(), in: router)
        try await other.open("today")
        router.protect("admin") { @MainActor _ in
            try await other.dispatch(.push("login"))
            return .pass
        }
        ask(about: "bank")
        other.didSelect(try #require(other.state.find(name: "B")).id)
        await desk.question(about: "bank")
        navigator.didSelect(try #require(navigator.state.find(name: "A")).id)
        while other.line.asideCount < 1 { await Task.yield() }
        desk.answer("bank", .pass)
        await navigator.idle()
        await other.idle()
        expect("admin")
        #expect(other.state.activePath.compactMap(\.destination.url) == ["bank", "login"])
    }

    @Test func aMoveIsAskedAboutWhileTheRedirectOfAnEarlierOneWaits() async throws {
        let download = Gate()
        router.map("download") { _ in await download.pass() }
        router.open("download")
        await download.arrival()
        var asked = 0
        router.protect("bank") { _ in
            asked += 1
            return .redirect(to: "login")
        }
        let (bank, today) = (navigator.state.find(name: "B"), navigator.state.find(name: "T"))
        navigator.didSelect(try #require(bank).id)
        while router.pending.isEmpty { await Task.yield() }
        navigator.didSelect(try #require(today).id)
        navigator.didSelect(try #require(bank).id)
        for _ in 0..<1_000 where asked < 2 { await Task.yield() }
        // The redirect waits for the answer, so it must not be awaited before the question.
        try #require(asked == 2)
        download.open()
        await navigator.idle()
        expect("today", "login")
    }

    @Test func aURLOfTheRouterWaitsWhileTheMoveIsRedirected() async throws {
        ask(about: "admin")
        try await tap("A", askingAbout: "admin")
        let request = await start { [router] _ in try await router.dispatch("bank") }
        desk.answer("admin", .redirect(to: "login"))
        try await request.value
        await navigator.idle()
        await router.idle()
        expect("bank")
    }
}
