import RoutingTesting
import Testing

@testable import RoutingNavigation

/// What the user did by hand.
@MainActor @Suite struct NavigatorReportsTests {
    private let renderer = RecordingRenderer()
    private let navigator: Navigator

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer)
    }

    /// The identity of the destination with a URL.
    private func id(_ url: String) throws -> Destination.ID {
        try #require(navigator.state.nodes.first { $0.destination.url == url }?.id)
    }

    private func id(named name: String) throws -> Destination.ID {
        try #require(navigator.state.find(name: name)?.id)
    }

    @Test func aPopIsFollowedAndNotRendered() async throws {
        try await navigator.open("books/7")
        renderer.clear()
        navigator.didPop(try id("books/7"))
        #expect(navigator.state.url == "books")
        #expect(renderer.log == ["settle on books"])
        renderer.clear()
        try await navigator.open("books")
        #expect(renderer.log.isEmpty)
    }

    @Test func aSelectedTabIsFollowedAndNotRendered() async throws {
        try await navigator.open("books/7")
        let tabs = try #require(navigator.state.find(name: "tabs"))
        renderer.clear()
        navigator.didSelect(tabs.children[0].id)
        #expect(navigator.state.url == "today")
        #expect(renderer.log == ["settle on today"])
        navigator.didSelect(tabs.children[1].id)
        #expect(navigator.state.url == "books/7")
    }

    @Test func aDismissalIsFollowedAndNotRendered() async throws {
        try await navigator.open("story/news/1")
        renderer.clear()
        navigator.didDismiss(try id("story/news/1"))
        #expect(navigator.state.url == "today")
        #expect(renderer.log == ["settle on today"])
    }

    @Test func aDismissalTakesTheModalsOverItAlong() async throws {
        let tree = NavigationTree<String> {
            Endpoint("a") { Modal { Endpoint("b") { Modal { Endpoint("c") { Modal { Endpoint("d") } } } } } }
        }
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("d")
        renderer.clear()
        navigator.didDismiss(try #require(navigator.state.activePath.first { $0.destination.url == "b" }).id)
        await navigator.idle()
        #expect(navigator.state.url == "a")
        #expect(renderer.log == ["settle on a"])
    }

    @Test func whatGoesAlongWithTheUsersMoveIsRendered() async throws {
        try await navigator.open("story/news/1")
        let tabs = try #require(navigator.state.find(name: "tabs"))
        renderer.clear()
        // The presented screen covers the tabs; the user has not dismissed it.
        navigator.didSelect(tabs.children[1].id)
        await navigator.idle()
        #expect(navigator.state.url == "books")
        #expect(
            renderer.log == ["begin 2", "dismiss #5 from #4", "activate #6 in #2", "settle on books"])
    }

    @Test func whenThatFailsTheNextRequestRendersAllAnew() async throws {
        let state = try await navigator.open("story/news/1")
        let tabs = try #require(navigator.state.find(name: "tabs"))
        renderer.before = { _ in throw Fault() }
        navigator.didSelect(tabs.children[1].id)
        await navigator.idle()
        #expect(navigator.state == state)
        renderer.before = { _ in }
        renderer.clear()
        try await navigator.open("story/news/1")
        #expect(renderer.log.first == "reset")
        #expect(renderer.shown == state)
    }

    @Test func whatIsSoAlreadyChangesNothing() async throws {
        try await navigator.open("books/7")
        let state = navigator.state
        renderer.clear()
        navigator.didSelect(try #require(state.find(name: "tabs")).children[1].id)
        #expect(navigator.state == state && renderer.log.isEmpty && navigator.history.count == 1)
    }

    @Test func whatIsGoneIsIgnored() async throws {
        try await navigator.open("story/news/1")
        let story = try id("story/news/1")
        try await navigator.open("books/7")
        let book = try id("books/7")
        try await navigator.open("books")
        let state = navigator.state
        renderer.clear()
        for id in [story, book, Destination.ID(99)] {
            navigator.didPop(id)
            navigator.didSelect(id)
            navigator.didDismiss(id)
        }
        #expect(navigator.state == state && renderer.log.isEmpty)
    }

    @Test func whatCannotBeIsIgnored() async throws {
        try await navigator.open("settings/font")
        let state = navigator.state
        let root = try #require(state.root?.id)
        let tabs = try id(named: "tabs")
        let options = try #require(state.find(name: "tabs")).children.map(\.id)
        renderer.clear()
        // The root of a stack, an option, a section, the root: none of them lies on anything.
        for id in [try id("books"), root, tabs, try id(named: "settings")] + options { navigator.didPop(id) }
        // What is no modal.
        for id in [try id("settings/font"), root, tabs] + options { navigator.didDismiss(id) }
        // What is no option.
        for id in [try id("settings/font"), try id("settings"), root, tabs] { navigator.didSelect(id) }
        #expect(navigator.state == state)
        #expect(renderer.log.isEmpty)
    }

    @Test func reportsDuringAPlanWaitForItsEnd() async throws {
        try await navigator.open("books/7")
        let book = try id("books/7")
        let today = try #require(navigator.state.find(name: "tabs")).children[0].id
        let gate = Gate()
        renderer.clear()
        renderer.before = { _ in await gate.pass() }
        let request = Task { try await navigator.open("profile") }
        await gate.arrival()
        navigator.didPop(book)
        navigator.didSelect(today)
        #expect(navigator.state.url == "books/7")
        gate.open()
        _ = try await request.value
        #expect(navigator.state.url == "today")
        await navigator.idle()
        let rendered = [
            "settle on profile", "begin 2", "pop #7 from #6", "activate #3 in #2", "settle on today",
        ]
        #expect(renderer.log.suffix(5) == rendered[...])
        #expect(navigator.history.map(\.url) == ["books/7", "profile", "today"])
    }

    @Test func reportsDuringAPlanThatFailsAreFollowedAsWell() async throws {
        try await navigator.open("books/7")
        let book = try id("books/7")
        renderer.before = { [navigator] _ in
            navigator.didPop(book)
            throw Fault()
        }
        await #expect(throws: Fault.self) { try await navigator.open("login") }
        #expect(navigator.state.url == "books")
    }

    @Test func aReportWhileAnotherIsFollowedHasItsTurnAfterThat() async throws {
        try await navigator.open("books/7")
        let tabs = try #require(navigator.state.find(name: "tabs"))
        renderer.onSettling = { [navigator, renderer] _ in
            renderer.onSettling = { _ in }
            navigator.didSelect(tabs.children[0].id)
        }
        navigator.didPop(try id("books/7"))
        #expect(navigator.state.url == "today")
        #expect(navigator.state.find(name: "tabs")?.children[1].activeChild?.children.isEmpty == true)
    }

    @Test func aScreenIsReadWhenNobodyHasTheTurn() async throws {
        try await navigator.open("books/7")
        let book = try id("books/7")
        var moves: [NavigationAction] = [.remove(.id(book)), .remove(.id(book))]
        navigator.readMoves { _ in moves.popLast() }
        renderer.clear()
        navigator.followUserIfIdle()
        #expect(navigator.state.url == "books")
        // The second one could not be, which ended it.
        #expect(moves.isEmpty)
        #expect(renderer.log == ["settle on books"])
    }

    @Test func aPresentableMayStandForSeveralNodes() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Endpoint("a") { Endpoint("a/on") }
                Switcher {
                    Endpoint("b") { Modal { Switcher { Stack { Endpoint("c") } } } }
                }
            }
        }
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("c")
        // What shows is the stack; what was presented is the switcher around it.
        let stack = try #require(navigator.state.activePath.first { $0.kind == .stack }?.id)
        navigator.didDismiss(stack)
        #expect(navigator.state.url == "b")
        try await navigator.open("a/on")
        let section = try #require(navigator.state.root?.children[1].face.id)
        navigator.didSelect(section)
        #expect(navigator.state.url == "b")
        navigator.didSelect(try #require(navigator.state.root?.children[0].face.id))
        #expect(navigator.state.url == "a/on")
        navigator.didPop(try #require(navigator.state.activeLeaf?.id))
        #expect(navigator.state.url == "a")
    }

    @Test func aSwitcherInAStackIsPoppedWithAllThatIsInIt() async throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("a") {
                    Switcher { Endpoint("b") { Endpoint("b/on") } }
                }
            }
        }
        let navigator = Navigator(tree, renderer: renderer)
        for url in ["b", "b/on"] {
            try await navigator.open(url)
            navigator.didPop(try #require(navigator.state.activeLeaf?.id))
            #expect(navigator.state.url == "a")
        }
        // The root of the stack stays.
        navigator.didPop(try #require(navigator.state.activeLeaf?.id))
        #expect(navigator.state.url == "a")
    }
}
