import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Revalidations that begin while another one asks guards.
@MainActor @Suite struct NavigatorRevalidatingAgainTests {
    private let router = Routing()
    private let renderer = RecordingRenderer()

    /// A guard reports the end of the session, which lets the program revalidate once more.
    @Test func revalidationsThatCauseOthersEnd() async throws {
        let tree = NavigationTree<String> {
            Stack { Endpoint("home") { Endpoint("account") { Endpoint("account/orders") } } }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("account/orders")
        let (ends, session) = AsyncStream<Void>.makeStream()
        var (begun, ended) = (0, 0)
        let observer = Task {
            for await _ in ends {
                begun += 1
                Task {
                    try await navigator.revalidate()
                    ended += 1
                }
            }
        }
        router.protect("account/**") { @MainActor _ in
            session.yield()
            for _ in 0..<3 { await Task.yield() }
            return .reject("signed out")
        }
        session.yield()
        for _ in 0..<10_000 where begun < 1_000 && (begun == 0 || ended < begun) { await Task.yield() }
        #expect(ended == begun && begun < 1_000)
        #expect(navigator.state.url == "home" && renderer.shown == navigator.state)
        observer.cancel()
    }

    /// The user logs out while guards are asked.
    @Test func aLaterRevalidationVoidsTheAnswersToAnEarlierOne() async throws {
        let tree = NavigationTree<String> {
            Stack { Endpoint("home") { Endpoint("account") { Endpoint("account/orders") } } }
        }
        let (navigator, desk) = (Navigator(tree, renderer: renderer, in: router), Desk())
        try await navigator.open("account/orders")
        router.protect("account/**") { [desk] in await desk.decision(on: $0.url.string) }
        let first = Task { try await navigator.revalidate() }
        await desk.question(about: "account")
        desk.answer("account", .pass)
        await desk.question(about: "account/orders")
        let second = Task { try await navigator.revalidate() }
        await desk.question(about: "account")
        desk.answer("account/orders", .reject("signed out"))
        for _ in 0..<100 { await Task.yield() }
        try #require(navigator.state.url == "account/orders")
        for _ in 0..<2 { desk.answer("account", .reject("signed out")) }
        await desk.question(about: "account/orders")
        desk.answer("account/orders", .reject("signed out"))
        _ = try await (first.value, second.value)
        #expect(navigator.state.url == "home" && renderer.shown == navigator.state)
    }
}
