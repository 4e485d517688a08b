import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Places that are told of a move of the user, which the navigator has to complete.
@MainActor @Suite struct NavigatorLeavingMoveTests {
    private let renderer = RecordingRenderer()

    /// The user pops a place under a modal, which must then be dismissed; a request that has asked the place before has
    /// its turn first, and removes both.
    @Test func aPlaceThatARequestRemovedIsNotToldOfTheMoveAsWell() async throws {
        let (answer, rendering) = (Gate(), Gate())
        var asked = 0
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("drafts") {
                    Endpoint("drafts/:id") { Modal { Endpoint("drafts/:id/help") } }
                        .leaving { _ in
                            asked += 1
                            await answer.pass()
                            return .leave
                        }
                }
            }
        }
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("drafts/7")
        let draft = try #require(navigator.state.activeLeaf)
        try await navigator.open("drafts/7/help")
        let removal = Task { try await navigator.open("drafts") }
        await answer.arrival()
        renderer.before = { _ in await rendering.pass() }
        let update = Task { try await navigator.open("drafts/7/help?more") }
        await rendering.arrival()
        answer.open()
        while navigator.line.waitingCount == 0 { await Task.yield() }
        navigator.didPop(draft.id)
        rendering.open()
        _ = try await update.value
        _ = try await removal.value
        await navigator.idle()
        #expect(navigator.state.url == "drafts" && asked == 1)
    }

    /// The guard of the place beneath redirects, and the request of the redirect removes all places.
    @Test func aPlaceThatTheRedirectOfAMoveRemovesIsAskedOnce() async throws {
        var asked: [String?] = []
        let tree = NavigationTree<String> {
            Switcher {
                Endpoint("login")
                Fork {
                    Stack {
                        Endpoint("account") {
                            Endpoint("account/pin") { Modal { Endpoint("account/pin/help") } }
                        }
                    }
                    Stack {
                        Endpoint("drafts/:id").leaving {
                            asked.append($0.url)
                            return .leave
                        }
                    }
                }
            }
        }
        let router = Routing()
        let navigator = Navigator(tree, renderer: renderer, in: router)
        for url in ["drafts/1", "account/pin"] { try await navigator.open(url) }
        let pin = try #require(navigator.state.activeLeaf)
        try await navigator.open("account/pin/help")
        router.protect("account") { _ in .redirect(to: "login") }
        navigator.didPop(pin.id)
        await navigator.idle()
        #expect(navigator.state.url == "login" && asked == ["drafts/1"])
    }
}
