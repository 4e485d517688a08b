import Testing

@testable import RoutingNavigation

/// What is kept, and what is not.
@MainActor @Suite struct PresenterRendererKeepingTests {
    private let stage = Stage()

    private func session() -> (Navigator, PresenterRenderer<Screen>) {
        let tree = ReadingApp.tree(presentedBy: stage.presenters)
        let renderer = stage.renderer(tree)
        return (Navigator(tree, renderer: renderer), renderer)
    }

    @Test func oneIsMadeForEachDestination() async throws {
        let (navigator, _) = session()
        for url in ["books/7", "today", "books/7", "books", "story/a/1", "books/7", "books/7?q=1"] {
            try await navigator.open(url)
        }
        #expect(Set(stage.made).count == stage.made.count)
        #expect(stage.made.filter { $0.hasPrefix("books#") }.count == 1)
        #expect(stage.made.filter { $0.hasPrefix("books/7") }.count == 2)
    }

    @Test func objectsAreHeldWeakly() async throws {
        let (navigator, renderer) = session()
        try await navigator.open("books/7")
        let ids = navigator.state.nodes.filter { $0.kind != .switcher }.map(\.id)
        weak let weakRoot = stage.root
        #expect(ids.allSatisfy { renderer.presentable(for: $0) != nil })
        stage.dropRoot()
        #expect(weakRoot == nil)
        #expect(ids.allSatisfy { renderer.presentable(for: $0) == nil })
    }

    @Test func whatIsGoneIsMadeAgainAndHandedToWhatHoldsIt() async throws {
        let (navigator, renderer) = session()
        try await navigator.open("books/7")
        try await navigator.open("today")
        let tabs = try #require(navigator.state.find(name: "tabs"))
        // As a tab bar that lets go of what is not selected.
        renderer.presentable(for: tabs.id)?.content.remove(at: 1)
        stage.clear()
        try await navigator.open("books/7")
        #expect(stage.made.count == 3)
        #expect(stage.calls.contains("stack#5 [books#6 books/7#7]"))
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func aScreenThatIsGoneInItsStackIsHandedAgain() async throws {
        let (navigator, renderer) = session()
        try await navigator.open("books/7")
        let stack = try #require(navigator.state.activePath.first { $0.kind == .stack })
        renderer.presentable(for: stack.id)?.content.removeFirst()
        try await navigator.open("books")
        #expect(stage.outline == navigator.state.screenOutline)
        try await navigator.open("books/8")
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func whatIsPresentedOverIsShownAgainFirst() async throws {
        let (navigator, renderer) = session()
        try await navigator.open("today")
        let stack = try #require(navigator.state.activePath.first { $0.kind == .stack })
        renderer.presentable(for: stack.id)?.content = []
        stage.clear()
        try await navigator.open("story/news/1")
        #expect(
            stage.calls == [
                "prepare today#4 in stack#3", "stack#3 [today#4]", "present story/news/1#8 over today#4",
            ]
        )
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func whenAllIsGoneAllIsMadeAgain() async throws {
        let (navigator, _) = session()
        try await navigator.open("story/news/1")
        stage.dropRoot()
        try await navigator.open("books/7")
        #expect(stage.outline == navigator.state.screenOutline)
        stage.dropRoot()
        try await navigator.open("settings/font")
        #expect(stage.outline == navigator.state.screenOutline)
        stage.dropRoot()
        try await navigator.open("settings")
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func valuesAreHeldStrongly() async throws {
        var made = 0
        var shown: [String] = []
        let place = EndpointPresenter<String>.endpoint(make: {
            made += 1
            return "\($0.url ?? "") \(made)"
        })
        let tree = NavigationTree<String> {
            Stack(.stack(make: { _ in "stack" }, setStack: { shown.append("\($0) \($1)") })) {
                Endpoint("books", place) { Endpoint("books/:id", place) }
            }
        }
        let renderer = PresenterRenderer(tree) { shown.append("root \($0 ?? "")") }
        let navigator = Navigator(tree, renderer: renderer)
        for url in ["books/7", "books", "books/7"] { try await navigator.open(url) }
        #expect(made == 3)
        #expect(
            shown == [
                "stack [\"books 1\", \"books/7 2\"]", "root stack", "stack [\"books 1\"]",
                "stack [\"books 1\", \"books/7 3\"]",
            ]
        )
        #expect(renderer.presentable(for: try #require(navigator.state.activeLeaf?.id)) == "books/7 3")
    }

    @Test func anObjectBehindAProtocolIsAnObject() {
        var object: (any AnyScreen)? = ObjectScreen()
        let held = object.map { PresentableReference<any AnyScreen>($0) }
        #expect(held?.presentable != nil)
        object = nil
        #expect(held?.presentable == nil)
        #expect(PresentableReference<any AnyScreen>(ValueScreen()).presentable != nil)
    }

    @Test func nothingIsKeptAfterAPlan() async throws {
        let (navigator, renderer) = session()
        try await navigator.open("books/7")
        try await navigator.open("story/news/1")
        let screens = navigator.state.nodes.compactMap { renderer.presentable(for: $0.id) }.map(Weak.init)
        #expect(screens.count == 8)
        try await navigator.open("login")
        #expect(screens.allSatisfy { $0.screen == nil })
    }

    @Test func nothingIsKeptAfterAPlanThatFailed() async throws {
        let (navigator, renderer) = session()
        let before = try await navigator.open("login")
        var screens: [Weak] = []
        stage.before = { [weak renderer] call in
            guard call.hasPrefix("section") else { return }
            screens = (0..<20).compactMap { renderer?.presentable(for: Destination.ID($0)) }.map(Weak.init)
            throw Fault()
        }
        await #expect(throws: Fault.self) { try await navigator.open("books/7") }
        #expect(screens.count == 8)
        let kept = screens.compactMap(\.screen?.destination.id)
        #expect(kept == before.activeLeaf.map { [$0.id] })
        // What was made is told that it is left, the deepest first.
        #expect(stage.unwound == ["today#5", "books/7#8", "books#7", "profile#9"])
    }

    @Test func leavingScreensStayUntilTheyHaveLeft() async throws {
        let (navigator, renderer) = session()
        try await navigator.open("books/7")
        let screens = navigator.state.nodes.compactMap { renderer.presentable(for: $0.id) }.map(Weak.init)
        stage.before = { call in
            if call == "section login#9" { #expect(screens.allSatisfy { $0.screen != nil }) }
        }
        try await navigator.open("login")
        #expect(stage.calls.last == "section login#9")
    }

    @Test func aScreenThatIsPoppedDuringARequestIsUnwound() async throws {
        let (navigator, renderer) = session()
        try await navigator.open("books/7")
        let stack = try #require(navigator.state.activePath.first { $0.kind == .stack })
        let book = try #require(navigator.state.activeLeaf?.id)
        weak let screen = renderer.presentable(for: book)
        stage.before = { [weak renderer, weak navigator] call in
            guard call.hasPrefix("select") else { return }
            renderer?.presentable(for: stack.id)?.content.removeLast()
            navigator?.didPop(book)
        }
        try await navigator.open("today")
        #expect(navigator.state.find(book) == nil)
        await navigator.idle()
        #expect(stage.unwoundIDs == [book])
        #expect(screen == nil)
    }

    @Test func aRendererIsNotKeptByWhatItShowed() async throws {
        var (navigator, renderer): (Navigator?, PresenterRenderer<Screen>?) = session()
        weak let weakRenderer = renderer
        weak let weakNavigator = navigator
        try await navigator?.open("story/news/1")
        stage.failCall(3)
        await #expect(throws: Fault.self) { try await navigator?.open("settings/font") }
        (navigator, renderer) = (nil, nil)
        #expect(weakRenderer == nil && weakNavigator == nil)
    }
}

private protocol AnyScreen {}
private final class ObjectScreen: AnyScreen {}
private struct ValueScreen: AnyScreen {}

private struct Weak {
    weak var screen: Screen?

    init(_ screen: Screen) {
        self.screen = screen
    }
}
