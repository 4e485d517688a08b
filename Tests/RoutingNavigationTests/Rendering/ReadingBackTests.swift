import RoutingNavigation
import Testing

/// A navigator that follows the user by what presenters read back.
@MainActor
struct ReadingBackTests {
    private struct Refusal: Error {}

    /// What shows.
    @MainActor
    private final class Screen {
        var root: Pane?
        /// Called before a stack is set.
        var beforeStack: @MainActor () async throws -> Void = {}
        /// Called before an option is selected and before a modal is presented.
        var beforeShowing: @MainActor () throws -> Void = {}
    }

    private let screen = Screen()
    private let renderer: PresenterRenderer<Pane>
    private let navigator: Navigator

    init() {
        let screen = screen
        let endpoint = EndpointPresenter<Pane>.endpoint(
            make: { Pane($0.url ?? "?") },
            present: { modal, presenting in
                try screen.beforeShowing()
                presenting.modal = modal
            },
            dismiss: { modal, _ in screen.root?.lose(modal) },
            presented: { $0.modal }
        )
        let stack = StackPresenter<Pane>.stack(
            make: { _ in Pane("") },
            setStack: { stack, content in
                try await screen.beforeStack()
                stack.content = content
            },
            content: { $0.content }
        )
        let tabs = ForkPresenter<Pane>.fork(
            make: { _ in Pane("") },
            setOptions: { $0.content = $1 },
            select: { tabs, option in
                try screen.beforeShowing()
                tabs.selected = option
            },
            options: { $0.content },
            selected: { $0.selected }
        )
        let tree = NavigationTree {
            Fork(tabs) {
                Stack(stack) {
                    Endpoint("books", endpoint) {
                        Endpoint("books/:id", endpoint) {
                            Modal { Endpoint("books/:id/share", endpoint) }
                        }
                    }
                }
                Endpoint("today", endpoint)
            }
        }
        renderer = PresenterRenderer(tree, showRoot: { screen.root = $0 }, shownRoot: { screen.root })
        navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(of: renderer)
    }

    private var stack: Pane? { screen.root?.content.first }

    @Test func whatChangedIsReadBackWhenItIsTold() async throws {
        try await navigator.open("books/7")
        stack?.content.removeLast()
        #expect(navigator.state.url == "books/7")
        renderer.screenDidChange()
        #expect(navigator.state.url == "books")
        screen.root?.selected = screen.root?.content.last
        renderer.screenDidChange()
        #expect(navigator.state.url == "today")
        #expect(navigator.history.map(\.url) == ["books/7", "books", "today"])
    }

    @Test func whatTheNavigatorItselfRendersIsNoMove() async throws {
        try await navigator.open("books/7")
        screen.beforeStack = { [renderer] in renderer.screenDidChange() }
        try await navigator.open("books")
        renderer.screenDidChange()
        #expect(navigator.state.url == "books")
        #expect(navigator.history.count == 2)
    }

    @Test func whatIsUndoneIsNoMove() async throws {
        try await navigator.open("books/7")
        let (renderer, screen) = (renderer, screen)
        screen.beforeStack = {
            screen.beforeStack = { renderer.screenDidChange() }
            renderer.screenDidChange()
            throw Refusal()
        }
        await #expect(throws: Refusal.self) { try await navigator.open("books") }
        renderer.screenDidChange()
        #expect(navigator.state.url == "books/7")
        #expect(screen.root?.outline == "[*[books books/7] today]")
    }

    @Test func anUndoThatFailsIsNoMove() async throws {
        try await navigator.open("books/7/share")
        screen.beforeShowing = { throw Refusal() }
        let error = await #expect(throws: NavigationError.self) { try await navigator.open("today") }
        #expect(error?.code == .renderingDiverged)
        #expect(navigator.state.url == "books/7/share")
        #expect(navigator.history.map(\.url) == ["books/7/share"])
        screen.beforeShowing = {}
        try await navigator.open("books/7/share")
        #expect(screen.root?.outline == "[*[books books/7/books/7/share] today]")
    }

    @Test(arguments: ["books/7", "books/7/share", "today"])
    func aModalUnderAForeignRootIsNotDismissed(url: String) async throws {
        for isPutBack in [true, false] {
            try await navigator.open("books/7/share")
            let root = screen.root
            screen.root = Pane("lock")
            renderer.screenDidChange()
            #expect(navigator.state.url == "books/7/share")
            if isPutBack {
                screen.root = root
                renderer.screenDidChange()
                #expect(navigator.state.url == "books/7/share")
            }
            try await navigator.open(url)
            #expect(navigator.state.url == url)
            let modal = url == "books/7/share" ? "/books/7/share" : ""
            let isBook = url != "today"
            let book = "[\(isBook ? "*" : "")[books books/7\(modal)] \(isBook ? "" : "*")today]"
            #expect(screen.root?.outline == book)
        }
    }

    /// As for a controller of UIKit with `definesPresentationContext`, over which `presentedViewController` of the
    /// root is `nil`; see Apple's page *definesPresentationContext*.
    @Test func aModalOverAScreenInsideTheRootIsSeen() async throws {
        try await navigator.open("books/7/share")
        #expect(screen.root?.outline == "[*[books books/7/books/7/share] today]")
        #expect(navigator.state.url == "books/7/share")
        renderer.screenDidChange()
        #expect(navigator.state.url == "books/7/share")
        stack?.content.last?.modal = nil
        renderer.screenDidChange()
        #expect(navigator.state.url == "books/7")
    }

    @Test func aScreenOfTheProgramOverAScreenInsideTheRootIsDismissed() async throws {
        try await navigator.open("books/7")
        let book = stack?.content.last
        book?.modal = Pane("alert")
        try await navigator.open("books/7?page=2")
        #expect(book?.modal == nil)
        book?.modal = Pane("alert")
        screen.root?.modal = Pane("above")
        try await navigator.open("books")
        #expect(screen.root?.outline == "[*[books] today]")
        #expect(screen.root?.modal == nil)
    }

    @Test func whatNoStateSaysIsToldOnceAndShownAgain() async throws {
        try await navigator.open("books/7")
        var failures: [NavigationError.Code?] = []
        navigator.onFailure = { failures.append(($0 as? NavigationError)?.code) }
        stack?.content = [Pane("mine")]
        renderer.screenDidChange()
        renderer.screenDidChange()
        #expect(failures == [.notFollowed])
        try await navigator.open("books/7")
        #expect(screen.root?.outline == "[*[books books/7] today]")
    }

    @Test(arguments: [("books/7", "books books/7"), ("books", "books"), ("today", "")])
    func aScreenInAnotherContainerIsToldOnceAndTakenOut(url: String, content: String) async throws {
        try await navigator.open("books/7")
        var failures: [NavigationError.Code?] = []
        navigator.onFailure = { failures.append(($0 as? NavigationError)?.code) }
        let book = stack?.content.popLast()
        screen.root?.content.append(try #require(book))
        renderer.screenDidChange()
        renderer.screenDidChange()
        // Both containers differ from the state.
        #expect(failures == [.notFollowed, .notFollowed])
        #expect(navigator.state.url == "books/7")
        try await navigator.open(url)
        #expect(
            screen.root?.outline == (url == "today" ? "[[books books/7] *today]" : "[*[\(content)] today]"))
    }

    /// What the undo of a failed rendering changes looks like further moves.
    @Test func aScreenThatCannotBeShownIsNotRenderedForEver() async throws {
        struct Broken: Error {}
        try await navigator.open("books/7/share")
        var renderings = 0
        screen.beforeShowing = { throw Broken() }
        screen.beforeStack = { [renderer] in
            renderings += 1
            Task {
                for _ in 0..<20 { await Task.yield() }
                renderer.screenDidChange()
            }
            if renderings == 1 { throw Broken() }
        }
        await #expect(throws: (any Error).self) { try await navigator.open("books") }
        renderer.screenDidChange()
        await navigator.idle()
        for _ in 0..<200 { await Task.yield() }
        let count = renderings
        for _ in 0..<1_000 { await Task.yield() }
        #expect(renderings == count)
        screen.beforeShowing = {}
        screen.beforeStack = {}
        try await navigator.open("books/7/share")
        #expect(navigator.state.url == "books/7/share")
    }
}
