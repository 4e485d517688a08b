import Testing

@testable import RoutingNavigation

/// What presenters are told, in which order.
@MainActor @Suite struct PresenterRendererTests {
    private let stage = Stage()
    private let renderer: PresenterRenderer<Screen>
    private let navigator: Navigator

    init() {
        let tree = ReadingApp.tree(presentedBy: stage.presenters)
        renderer = stage.renderer(tree)
        navigator = Navigator(tree, renderer: renderer)
    }

    private func calls(opening url: String, options: OpeningOptions = []) async throws -> [String] {
        stage.clear()
        try await navigator.open(url, options: options)
        #expect(stage.outline == navigator.state.screenOutline)
        return stage.calls
    }

    @Test func nothingIsMadeBeforeItIsNeeded() async throws {
        #expect(stage.made.isEmpty)
        #expect(try await calls(opening: "login") == ["section login#2"])
        #expect(stage.made == ["login#2"])
    }

    @Test func whatIsHandedIsComplete() async throws {
        #expect(
            try await calls(opening: "books/7") == [
                "prepare today#4 in stack#3", "stack#3 [today#4]",
                "prepare books#6 in stack#5", "stack#5 [books#6 books/7#7]",
                "fork#2 {[today#4] [books#6 books/7#7] profile#8}",
                "select [books#6 books/7#7] in fork#2",
                "section {[today#4] *[books#6 books/7#7] profile#8}",
            ]
        )
    }

    @Test func onlyWhatChangesIsHanded() async throws {
        _ = try await calls(opening: "books/7")
        #expect(try await calls(opening: "books/8") == ["stack#5 [books#6 books/8#9]"])
        #expect(try await calls(opening: "books") == ["stack#5 [books#6]"])
        #expect(try await calls(opening: "today") == ["select [today#4] in fork#2"])
        #expect(stage.made.isEmpty)
        #expect(
            try await calls(opening: "books/9") == [
                "stack#5 [books#6 books/9#10]", "select [books#6 books/9#10] in fork#2",
            ])
        #expect(try await calls(opening: "books/9") == [])
    }

    @Test func aStoryIsPresentedOnceItsTabIsSelected() async throws {
        _ = try await calls(opening: "books/7")
        #expect(
            try await calls(opening: "story/news/1") == [
                "select [today#4] in fork#2", "present story/news/1#9 over today#4",
            ]
        )
        #expect(
            try await calls(opening: "books", options: .junctionsOnly) == [
                "dismiss story/news/1#9 from today#4", "select [books#6 books/7#7] in fork#2",
            ]
        )
    }

    @Test func aModalOverASectionThatIsNotThereYetComesLast() async throws {
        _ = try await calls(opening: "login")
        #expect(
            try await calls(opening: "story/news/1").suffix(2) == [
                "section {*[today#5] [books#8] profile#9}", "present story/news/1#6 over today#5",
            ])
    }

    @Test func aModalMayBeAStackOrTabs() async throws {
        let calls = try await calls(opening: "settings/font")
        #expect(
            calls.suffix(6) == [
                "prepare settings#10 in stack#9", "stack#9 [settings#10 settings/font#11]",
                "fork#8 {[settings#10 settings/font#11] settings-about#12}",
                "select [settings#10 settings/font#11] in fork#8",
                "section {[today#4] [books#6] *profile#7}",
                "present {*[settings#10 settings/font#11] settings-about#12} over profile#7",
            ]
        )
        #expect(try await self.calls(opening: "settings-about") == ["select settings-about#12 in fork#8"])
        #expect(
            try await self.calls(opening: "today") == [
                "dismiss {[settings#10 settings/font#11] *settings-about#12} from profile#7",
                "select [today#4] in fork#2",
            ]
        )
    }

    @Test func changedQueriesAreUpdates() async throws {
        _ = try await calls(opening: "books/7?page=1")
        #expect(
            try await calls(opening: "books/7?page=2") == ["update books/7?page=1#7 to books/7?page=2#7"])
        #expect(stage.made.isEmpty && stage.unwound.isEmpty)
    }

    @Test func changedCapturesAreUpdatesWhereThePatternIsTheIdentity() async throws {
        _ = try await calls(opening: "settings/font")
        #expect(
            try await calls(opening: "settings/size") == ["update settings/font#11 to settings/size#11"])
        #expect(stage.made.isEmpty && stage.unwound.isEmpty)
    }

    @Test func whatIsLeftIsUnwoundTheDeepestFirst() async throws {
        _ = try await calls(opening: "books/7")
        _ = try await calls(opening: "story/news/1")
        #expect(
            try await calls(opening: "login") == [
                "dismiss story/news/1#9 from today#4", "section login#10",
            ]
        )
        // In the order of the changes: the active branch last, and options after what was in them.
        #expect(stage.unwound == ["books/7#7", "books#6", "story/news/1#9", "today#4", "profile#8"])
    }

    @Test func unwindingComesWhenItIsLeftForGood() async throws {
        _ = try await calls(opening: "books/7")
        stage.clear()
        stage.before = { [weak stage] _ in #expect(stage?.unwound.isEmpty == true) }
        try await navigator.open("login")
        #expect(!stage.unwound.isEmpty)
    }

    @Test func whatTheUserPoppedIsUnwoundIfItIsStillThere() async throws {
        _ = try await calls(opening: "books/7")
        let book = try #require(navigator.state.activeLeaf?.id)
        let screen = renderer.presentable(for: book)
        let stack = try #require(navigator.state.activePath.first { $0.kind == .stack }?.id)
        stage.clear()
        renderer.presentable(for: stack)?.content.removeLast()
        navigator.didPop(book)
        #expect(stage.calls.isEmpty)
        #expect(stage.unwound == ["books/7#7"])
        #expect(renderer.presentable(for: book) == nil)
        #expect(stage.outline == navigator.state.screenOutline)
        withExtendedLifetime(screen) {}
        // The stack is not told what it shows.
        #expect(try await calls(opening: "books").isEmpty)
        #expect(try await calls(opening: "books/7") == ["stack#5 [books#6 books/7#9]"])
    }

    @Test func whatTheUserDismissedOrSelectedIsNotHandedAgain() async throws {
        _ = try await calls(opening: "story/news/1")
        let today = try #require(navigator.state.activePath.dropLast().last)
        renderer.presentable(for: today.id)?.modal = nil
        navigator.didDismiss(try #require(today.modal?.id))
        #expect(try await calls(opening: "today").isEmpty)
        let tabs = try #require(navigator.state.find(name: "tabs"))
        renderer.presentable(for: tabs.id)?.selected = renderer.presentable(for: tabs.children[1].id)
        navigator.didSelect(tabs.children[1].id)
        #expect(try await calls(opening: "books").isEmpty)
        #expect(try await calls(opening: "story/news/2").count == 2)
    }

    @Test func aDestinationFindsItsPresentable() async throws {
        _ = try await calls(opening: "books/7")
        for node in navigator.state.nodes where node.kind != .switcher {
            let screen = try #require(renderer.presentable(for: node.id))
            #expect(screen.destination.id == node.id)
        }
        let book = try #require(navigator.state.activeLeaf)
        _ = try await calls(opening: "login")
        #expect(renderer.presentable(for: book.id) == nil)
    }

    @Test func theClosureForTheRootHasNoPartInASwitcherWithAPresenter() async throws {
        var calls: [String] = []
        let endpoint = EndpointPresenter<String>.endpoint(make: { $0.url ?? "" })
        let presenter = SwitcherPresenter<String>.switcher(
            select: { calls.append($0) }, clear: { calls.append("clear") })
        let tree = NavigationTree { Switcher(presenter) { Endpoint("login", endpoint) } }
        let renderer = PresenterRenderer(tree, showRoot: { calls.append("root \($0 ?? "none")") })
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("login")
        try await navigator.restore(NavigationState())
        #expect(calls == ["login", "clear"])
    }

    @Test func theClosureForTheRootShowsASwitcherWithoutAPresenter() async throws {
        var calls: [String] = []
        let endpoint = EndpointPresenter<String>.endpoint(make: { $0.url ?? "" })
        let tree = NavigationTree { Switcher { Endpoint("login", endpoint) } }
        let renderer = PresenterRenderer(tree, showRoot: { calls.append("root \($0 ?? "none")") })
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("login")
        try await navigator.restore(NavigationState())
        #expect(calls == ["root login", "root none"])
    }
}
