import Routing
import RoutingPresentation
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Moves of the user after a rendering whose end is unknown.
@MainActor @Suite struct UnknownScreenTests {
    private struct Fault: Error {}

    /// How the stacks of the app behave.
    @MainActor
    private final class Behaviour {
        var failures = 0
        var isSlow = false
        var held: CheckedContinuation<Void, Never>?

        func pass() async throws {
            if isSlow {
                isSlow = false
                await withCheckedContinuation { held = $0 }
            }
            if failures > 0 {
                failures -= 1
                throw Fault()
            }
        }
    }

    private let window = Window()
    private let router = Routing()
    private let clock = DrivenClock()
    private let behaviour = Behaviour()
    private let navigator: Navigator

    init() {
        let screen = EndpointPresenter.viewController { destination in
            let controller = ViewController()
            controller.title = destination.url
            return controller
        }
        let stack = StackPresenter<ViewController>.stack(
            make: { _ in NavigationController() },
            setStack: { [behaviour, window] container, content in
                try await behaviour.pass()
                try await window.transition {
                    (container as? NavigationController)?.setViewControllers(content, animated: false)
                }
            },
            content: { ($0 as? NavigationController)?.viewControllers ?? [] }
        )
        let tree = NavigationTree<ViewController> {
            Fork(.tabBarController()) {
                Stack(stack, name: "H") { Endpoint("home", screen) { Endpoint("home/:id", screen) } }
                Stack(stack, name: "A") { Endpoint("account", screen) }
            }
        }
        let renderer = PresenterRenderer(tree, in: window)
        navigator = Navigator(tree, renderer: renderer, in: router, timeout: .seconds(5), clock: clock)
        navigator.followUser(in: window, of: renderer)
    }

    /// Opens a place, and lets the time for it run out.
    private func timeOut(opening url: String) async {
        behaviour.held = nil
        behaviour.isSlow = true
        let opening = Task { try await navigator.open(url) }
        while behaviour.held == nil { await Task.yield() }
        await clock.sleepers(1)
        clock.advance(by: .seconds(5))
        await #expect(throws: NavigationError.self) { _ = try await opening.value }
    }

    @Test func aRenderingThatFailsAfterTheNextRequestLeavesNothingToMake() async throws {
        try await navigator.open("home")
        await timeOut(opening: "home/1")
        behaviour.held?.resume()
        while !navigator.hasDiverged { await Task.yield() }
        // The whole state is rendered anew, in vain, and the attempt ends when another one has succeeded.
        await timeOut(opening: "home/1")
        try await navigator.open("home/1")
        behaviour.failures = 1
        behaviour.held?.resume()
        while behaviour.failures == 1 { await Task.yield() }
        window.user.swipeBack()
        await window.settled()
        await navigator.idle()
        #expect(navigator.state.url == "home" && window.topViewController?.title == "home")
    }

    @Test func aTapAfterALateEndIsTakenBackIfItsGuardRefuses() async throws {
        router.protect("account") { _ in .reject("no") }
        try await navigator.open("home")
        await timeOut(opening: "home/1")
        behaviour.held?.resume()
        while !navigator.hasDiverged { await Task.yield() }
        window.user.tapTab(at: 1)
        await navigator.idle()
        await window.settled()
        #expect(navigator.state.url == "home" && window.topViewController?.title == "home")
    }

    @Test func aRefusedMoveIsTakenBackAtTheSecondAttempt() async throws {
        try await navigator.open("home/1")
        router.protect("home") { _ in .reject("no") }
        var failures: [any Error] = []
        navigator.onFailure = { failures.append($0) }
        behaviour.failures = 1
        window.user.swipeBack()
        await navigator.idle()
        await window.settled()
        #expect(navigator.state.url == "home/1" && window.topViewController?.title == "home/1")
        #expect(failures.contains { $0 is Fault })
    }

    @Test func aPlaceThatIsTakenOffUnderAModalIsToldAndNotAsked() async throws {
        var told: [String] = []
        let screen = EndpointPresenter.viewController { _ in ViewController() }
        let tree = NavigationTree<ViewController> {
            Stack(.navigationController()) {
                Endpoint("home", screen) {
                    Endpoint("draft", screen) { Modal { Endpoint("help", screen) } }
                        .leaving { @MainActor in
                            told.append($0.url ?? "")
                            return .stay
                        }
                }
            }
        }
        let window = Window()
        let renderer = PresenterRenderer(tree, in: window)
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(in: window, of: renderer)
        try await navigator.open("help")
        (window.rootViewController as? NavigationController)?.popViewController(animated: false)
        await navigator.idle()
        await window.settled()
        while told.isEmpty { await Task.yield() }
        #expect(navigator.state.url == "home" && told == ["draft"])
    }
}
