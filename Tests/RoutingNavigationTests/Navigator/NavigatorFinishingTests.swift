import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Guards of places beneath a place that finishes.
@MainActor @Suite struct NavigatorFinishingTests {
    private let router = Routing()
    private let renderer = RecordingRenderer()

    /// The place beneath a finished login, whose guard sends the user on to a second step.
    private static let bank = NavigationTree<String> {
        Stack {
            Endpoint("home") {
                Endpoint("account") { Endpoint("account/login") }
                Endpoint("verify")
            }
        }
        Modal { Endpoint("confirm") }
    }

    @Test(arguments: ["verify", "confirm"], [false, true])
    func whatFinishesLeavesAlsoIfThePlaceBeneathRedirects(step: String, isCancelled: Bool) async throws {
        let navigator = Navigator(Self.bank, renderer: renderer, in: router)
        router.protect("account") { _ in .redirect(to: step) }
        try await navigator.open("home")
        let login = Task { try await navigator.result(of: "account/login", as: Int.self) }
        var states = navigator.states().makeAsyncIterator()
        while await states.next()?.url != "account/login" {}
        if isCancelled { login.cancel() } else { navigator.state.activeLeaf?.destination.finish(with: 7) }
        #expect((try? await login.value) == (isCancelled ? nil : 7))
        await navigator.idle()
        #expect(navigator.state.url == step && renderer.shown == navigator.state)
        #expect(navigator.state.nodes.compactMap(\.destination.url) == ["home", step])
        #expect(navigator.history.map(\.url) == ["home", step])
        try await navigator.back()
        #expect(navigator.state.url == "home")
    }

    @Test(arguments: [NavigationAction.popToRoot, .setRoot("confirm")])
    func theRedirectOfAPlaceThatALaterRequestHasRemovedIsNotOpened(_ later: NavigationAction) async throws {
        let desk = Desk()
        let navigator = Navigator(Self.bank, renderer: renderer, in: router)
        try await navigator.open("account/login")
        router.protect("account") { await desk.decision(on: $0.url.string) }
        navigator.state.activeLeaf?.destination.finish()
        await desk.question(about: "account")
        let shown = try await navigator.dispatch(later)
        desk.answer("account", .redirect(to: "verify"))
        await navigator.idle()
        #expect(navigator.state == shown && renderer.shown == shown)
    }

    @Test func theRedirectOfAPlaceThatALaterRequestIsRemovingIsNotOpened() async throws {
        let (desk, rendering) = (Desk(), Gate())
        let navigator = Navigator(Self.bank, renderer: renderer, in: router)
        try await navigator.open("account/login")
        router.protect("account") { await desk.decision(on: $0.url.string) }
        navigator.state.activeLeaf?.destination.finish()
        await desk.question(about: "account")
        renderer.before = { _ in await rendering.pass() }
        let later = Task { try await navigator.dispatch(.popToRoot) }
        await rendering.arrival()
        desk.answer("account", .redirect(to: "verify"))
        for _ in 0..<100 { await Task.yield() }
        rendering.open()
        _ = try await later.value
        await navigator.idle()
        #expect(navigator.state.url == "home" && renderer.shown == navigator.state)
    }

    /// The guard removes it, so its answer would have no effect.
    @Test func aRefusedPlaceBeneathWhatFinishesIsNotAsked() async throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("home") {
                    Endpoint("drafts/:id") { Endpoint("drafts/:id/send") }.leaving { _ in .stay }
                }
            }
            Modal { Endpoint("login") }
        }
        let router = Routing()
        let navigator = Navigator(tree, in: router)
        try await navigator.open("drafts/1/send")
        router.protect("drafts/:id") { _ in .redirect(to: "login") }
        navigator.state.activeLeaf?.destination.finish()
        await navigator.idle()
        let path = navigator.state.activePath.compactMap(\.destination.url)
        #expect(path == ["home", "login"])
    }

    /// The place beneath is the only one, so nothing would be left.
    @Test func whatFinishesStaysUnderARedirectIfNothingIsLeftBeneath() async throws {
        let tree = NavigationTree<String> {
            Fork { Stack { Endpoint("account") { Endpoint("account/login") } } }
            Modal { Endpoint("confirm") }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("account") { _ in .redirect(to: "confirm") }
        try await navigator.open("account/login")
        navigator.state.activeLeaf?.destination.finish()
        await navigator.idle()
        #expect(navigator.state.url == "confirm" && renderer.shown == navigator.state)
    }

    /// Another request has removed the place whose guard redirected, before the guards of the next one answer.
    @Test func theRedirectOfAPlaceThatIsGoneIsNotOpened() async throws {
        let tree = NavigationTree<String> {
            Switcher {
                Endpoint("welcome")
                Stack { Endpoint("home") { Endpoint("account") { Endpoint("account/pin") } } }
            }
            Modal { Endpoint("login") }
        }
        let (navigator, gate) = (Navigator(tree, renderer: renderer, in: router), Gate())
        try await navigator.open("account/pin")
        router.protect("account") { _ in .redirect(to: "login") }
        router.protect("home") { @MainActor _ in
            await gate.pass()
            return .pass
        }
        navigator.state.activeLeaf?.destination.finish()
        await gate.arrival()
        try await navigator.open("welcome")
        gate.open()
        await navigator.idle()
        #expect(navigator.state.url == "welcome")
    }

    @Test func theFirstPlaceOfATabOnAnEndpointStays() async throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("user/:name") {
                    Fork {
                        Stack { Endpoint("user/:name/photos") { Endpoint("user/:name/photos/:id") } }
                        Stack { Endpoint("user/:name/posts") }
                    }
                }
            }
        }
        let navigator = Navigator(tree, renderer: renderer)
        var failures: [any Error] = []
        navigator.onFailure = { failures.append($0) }
        for url in ["user/ann/photos/1", "user/ann/posts"] { try await navigator.open(url) }
        let state = navigator.state
        state.activeLeaf?.destination.finish()
        await navigator.idle()
        #expect(navigator.state == state)
        #expect(failures.map { ($0 as? NavigationError)?.code } == [.wouldBeEmpty])
    }

    /// A button opens the next place, and then ends the login.
    @Test func backDoesNotReturnToAPlaceThatARequestRemovesBeforeItFinishes() async throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("home") {
                    Endpoint("login")
                    Endpoint("feed")
                }
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("home")
        let caller = Task { try await navigator.result(of: "login", as: Int.self) }
        var states = navigator.states().makeAsyncIterator()
        while await states.next()?.url != "login" {}
        let login = try #require(navigator.state.activeLeaf).destination
        navigator.go(to: "feed")
        login.finish(with: 7)
        #expect(try await caller.value == 7)
        await navigator.idle()
        #expect(navigator.state.url == "feed" && navigator.history.map(\.url) == ["home", "feed"])
        login.finish()
        await navigator.idle()
        try await navigator.back()
        #expect(navigator.state.url == "home")
    }

    @Test func theFirstPlaceOfATabKeepsItsTab() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack { Endpoint("books") }
            }
        }
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("books")
        let state = navigator.state
        navigator.state.activeLeaf?.destination.finish(with: 7)
        await navigator.idle()
        #expect(navigator.state == state)
    }

    @Test func theFirstPlaceOfATabInAModalTakesTheModalAway() async throws {
        let tree = NavigationTree<String> {
            Endpoint("today") {
                Modal {
                    Fork {
                        Stack { Endpoint("settings") }
                        Stack { Endpoint("about") }
                    }
                }
            }
        }
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("about")
        navigator.state.activeLeaf?.destination.finish()
        await navigator.idle()
        #expect(navigator.state.url == "today")
    }

    @Test func aTabThatWasAddedGoesAlone() async throws {
        let tree = NavigationTree<String> {
            Fork(name: "pages") { Endpoint("page/:id") }
        }
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("page/1")
        try await navigator.dispatch(.add(["page/2"], to: .name("pages"), active: 0))
        navigator.state.activeLeaf?.destination.finish()
        await navigator.idle()
        #expect(navigator.state.nodes.map(\.destination.url) == [nil, "page/1"])
    }
}
