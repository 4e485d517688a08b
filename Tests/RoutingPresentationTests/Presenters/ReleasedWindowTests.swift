import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

/// A window may be released while callers wait for results in it, which no user can supply any more.
@MainActor @Suite struct ReleasedWindowTests {
    private static let screen = EndpointPresenter<ViewController>.viewController { _ in ViewController() }
    private let tree = NavigationTree {
        Stack(.navigationController()) { Endpoint("books", screen) { Endpoint("books/:id", screen) } }
        Modal { Endpoint("login", screen) }
    }
    private let router = Routing(configuration: .init(concurrency: .limit(2)))

    private func navigator(in window: Window) -> Navigator {
        let renderer = PresenterRenderer(tree, in: window)
        let navigator = Navigator(tree, renderer: renderer, in: router)
        navigator.followUser(in: window, of: renderer)
        return navigator
    }

    @Test func theQuestionOfAGuardEnds() async throws {
        var window: Window? = Window()
        let navigator = navigator(in: try #require(window))
        router.protect("books/:id") { [weak navigator] _ in
            let isLoggedIn = try? await navigator?.result(of: "login", as: Bool.self)
            return isLoggedIn == true ? .pass : .reject("signed out")
        }
        try await navigator.open("books")
        let request = Task { try await navigator.open("books/7") }
        for await state in navigator.states() where state.url == "login" { break }
        window = nil
        await #expect { try await request.value } throws: { ($0 as? RoutingError)?.code == .rejected }
        #expect(navigator.state.url == "login")
    }

    @Test func allCallersReceiveNothing() async throws {
        var window: Window? = Window()
        let navigator = navigator(in: try #require(window))
        try await navigator.open("books")
        var begun = 0
        let callers = (1...2).map { _ in
            Task { @MainActor in
                begun += 1
                return try await navigator.result(of: "login", as: Bool.self)
            }
        }
        while begun < callers.count { await Task.yield() }
        await navigator.idle()
        window = nil
        for caller in callers { #expect(try await caller.value == nil) }
    }

    /// It cannot show the place, even if the state has it.
    @Test func aLaterCallerFails() async throws {
        var window: Window? = Window()
        let navigator = navigator(in: try #require(window))
        try await navigator.open("books")
        try await navigator.open("login")
        window = nil
        await #expect(throws: PresentationError.self) {
            try await navigator.result(of: "login", as: Bool.self)
        }
    }

    /// Nothing but the window retains the animator of a transition that has not ended.
    @Test(arguments: ["login", "books/7", "shelf"])
    func aWindowIsReleasedDuringATransition(url: String) async throws {
        let tree = NavigationTree {
            Stack(.navigationController()) {
                Endpoint("books", Self.screen) { Endpoint("books/:id", Self.screen) }
            }
            Stack(.navigationController()) { Endpoint("shelf", Self.screen) }
            Modal { Endpoint("login", Self.screen) }
        }
        var window: Window? = Window()
        weak let released = window
        let animated = try #require(window)
        let renderer = PresenterRenderer(
            tree,
            showRoot: { [weak animated] root in
                await withCheckedContinuation { done in
                    animated?.setRootViewController(root, animated: true) { done.resume() }
                }
            })
        _ = consume animated
        let navigator = Navigator(tree, renderer: renderer)
        window?.animator = .immediate
        try await navigator.open("books")
        window?.animator = DrivenAnimator()
        window?.onFault = { _ in }
        let request = Task { try await navigator.open(url) }
        for _ in 0..<100 { await Task.yield() }
        window = nil
        for _ in 0..<100 { await Task.yield() }
        try #require(released == nil)
        _ = await request.result
    }
}
