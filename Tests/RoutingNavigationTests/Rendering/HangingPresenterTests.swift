import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Presenters that take effect and never return.
@MainActor @Suite struct HangingPresenterTests {
    /// What shows.
    @MainActor
    private final class Screen {
        var root: Pane?
        /// The call that hangs after its effect.
        var hanging = ""
        var gate = Gate()
        /// The call that hangs before its effect, until it is cancelled.
        var waiting = ""
        /// Whether modals cannot be presented.
        var isRefusing = false

        func begin(_ call: String) async throws {
            guard call == waiting else { return }
            waiting = ""
            gate.open()
            while !Task.isCancelled { await Task.yield() }
            throw CancellationError()
        }

        func end(_ call: String) async {
            if call == hanging { await gate.pass() }
        }
    }

    private let screen = Screen()
    private let clock = DrivenClock()
    private let navigator: Navigator

    init() {
        let screen = screen
        let endpoint = EndpointPresenter<Pane>.endpoint(
            make: { Pane($0.url ?? "?") },
            present: { modal, presenting in
                if screen.isRefusing { throw Fault(number: 0) }
                presenting.modal = modal
                await screen.end("present")
            },
            dismiss: { modal, presenting in
                try await screen.begin("dismiss \(modal.name)")
                presenting.modal = nil
                await screen.end("dismiss \(modal.name)")
            },
            presented: { $0.modal }
        )
        let stack = StackPresenter<Pane>.stack(
            make: { _ in Pane("stack") },
            setStack: { stack, content in
                stack.content = content
                await screen.end("stack")
            },
            content: { $0.content }
        )
        let tree = NavigationTree<Pane> {
            Fork(.panes, lazy: true) {
                Stack(stack) {
                    Endpoint("today", endpoint) {
                        Modal { Endpoint("story", endpoint) { Modal { Endpoint("photo", endpoint) } } }
                    }
                }
                Stack(stack) { Endpoint("books", endpoint) }
            }
        }
        let renderer = PresenterRenderer(tree, showRoot: { screen.root = $0 }, shownRoot: { screen.root })
        navigator = Navigator(tree, renderer: renderer, timeout: .seconds(1), clock: clock)
        navigator.followUser(of: renderer)
    }

    /// Makes a request whose time runs out in a call that hangs.
    private func timeOut(_ call: String, in request: @escaping @MainActor () async throws -> Void) async {
        screen.hanging = call
        let task = Task { try await request() }
        await screen.gate.arrival()
        screen.hanging = ""
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: NavigationError.self) { try await task.value }
        #expect(error?.code == .timedOut)
    }

    @Test func aDismissalThatTookEffectIsTakenBack() async throws {
        try await navigator.open("story")
        let shown = screen.root?.outline
        await timeOut("dismiss story") { [navigator] in try await navigator.dispatch(.dismiss) }
        #expect(navigator.state.url == "story")
        #expect(screen.root?.outline == shown)
        screen.gate.open()
        try await navigator.open("books")
        #expect(screen.root?.outline == "tabs[stack[today] *stack[books]]")
    }

    @Test func aDismissalThatCannotTakeBackTheOneBeforeItIsADivergence() async throws {
        try await navigator.open("photo")
        screen.waiting = "dismiss story"
        screen.isRefusing = true
        let task = Task { [navigator] in try await navigator.open("today") }
        await screen.gate.arrival()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: NavigationError.self) { try await task.value }
        #expect(error?.code == .renderingDiverged)
        screen.isRefusing = false
        try await navigator.open("photo")
        #expect(screen.root?.outline == "tabs[*stack[today/story/photo] stack]")
    }

    /// The change took back its effects beside the undo, in a cancelled task, and all screens were made anew.
    @Test(arguments: 0..<8)
    func aChangeThatEndsWhenItsTimeIsUpIsUndoneOnce(turns: Int) async throws {
        let screen = screen
        let endpoint = EndpointPresenter<Pane>.endpoint(
            make: { Pane($0.url ?? "?") },
            present: { modal, presenting in
                try await screen.begin("present")
                presenting.modal = modal
            },
            dismiss: { _, presenting in presenting.modal = nil },
            presented: { $0.modal }
        )
        let tabs = ForkPresenter<Pane>.fork(
            make: { _ in Pane("tabs") },
            setOptions: { tabs, options in
                tabs.content = options
                tabs.selected = tabs.selected ?? options.first
            },
            select: { tabs, option in
                for _ in 0..<turns { await Task.yield() }
                try Task.checkCancellation()
                tabs.selected = option
            },
            options: { $0.content },
            selected: { $0.selected }
        )
        let tree = NavigationTree<Pane> {
            Fork(tabs) {
                Endpoint("file", endpoint) {
                    Modal {
                        Fork(tabs) {
                            Endpoint("share", endpoint)
                            Endpoint("rights", endpoint)
                        }
                    }
                }
                Endpoint("help", endpoint)
            }
        }
        let renderer = PresenterRenderer(tree, showRoot: { screen.root = $0 }, shownRoot: { screen.root })
        let navigator = Navigator(tree, renderer: renderer, timeout: .seconds(1), clock: clock)
        navigator.followUser(of: renderer)
        try await navigator.open("help")
        try await navigator.open("file")
        let file = screen.root?.selected
        screen.waiting = "present"
        let task = Task { try await navigator.open("rights") }
        await screen.gate.arrival()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: NavigationError.self) { try await task.value }
        #expect(error?.code == .timedOut)
        for _ in 0..<100 { await Task.yield() }
        #expect(!navigator.hasDiverged)
        try await navigator.open("file?line=2")
        #expect(screen.root?.selected === file)
        try await navigator.open("rights")
        #expect(screen.root?.outline == "tabs[*file/tabs[share *rights] help]")
    }

    @Test func aTabThatWasNeverOpenedIsFilledWhenTheUserOpensIt() async throws {
        try await navigator.open("today")
        await timeOut("stack") { [navigator] in try await navigator.open("books") }
        #expect(navigator.state.url == "today")
        var failures: [any Error] = []
        navigator.onFailure = { failures.append($0) }
        let tabs = try #require(screen.root)
        tabs.content[1].content = []
        tabs.selected = tabs.content[1]
        navigator.didSelect(try #require(navigator.state.root?.children[1].id))
        await navigator.idle()
        #expect(navigator.state.url == "books")
        #expect(screen.root?.outline == "tabs[stack[today] *stack[books]]")
        #expect(failures.isEmpty)
        screen.gate.open()
    }
}
