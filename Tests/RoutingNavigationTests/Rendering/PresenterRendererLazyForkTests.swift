import Testing

@testable import RoutingNavigation

/// Forks whose options are filled when they are selected, by a request or by the user.
@MainActor @Suite struct PresenterRendererLazyForkTests {
    private let stage = Stage()

    private func navigator(
        @NavigationBuilder<Screen> _ content: () -> [NavigationDeclaration<Screen>]
    ) throws -> (Navigator, PresenterRenderer<Screen>) {
        let tree = try NavigationTree(validating: content())
        let renderer = stage.renderer(tree)
        return (Navigator(tree, renderer: renderer), renderer)
    }

    @Test func anOptionOfALazyForkIsFilledWhenItIsSelected() async throws {
        let (navigator, _) = try navigator {
            Fork(stage.fork, lazy: true) {
                Stack(stage.stack) { Endpoint("a", stage.endpoint) }
                Fork(stage.fork) {
                    Endpoint("b", stage.endpoint)
                    Stack(stage.stack) { Endpoint("c", stage.endpoint) }
                }
                Endpoint("d", stage.endpoint)
            }
        }
        try await navigator.open("a")
        #expect(Set(stage.made) == ["((a))#1", "(a)#2", "a#3", "(b)#4", "d#8"])
        try await navigator.open("d")
        stage.clear()
        try await navigator.open("c")
        #expect(Set(stage.made) == ["b#5", "(c)#6", "c#7"])
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func aSwitcherInALazyForkReceivesItsSection() async throws {
        let (navigator, _) = try navigator {
            Fork(stage.fork, lazy: true) {
                Endpoint("a", stage.endpoint)
                Switcher(stage.switcher) {
                    Switcher(stage.switcher) { Stack(stage.stack) { Endpoint("b", stage.endpoint) } }
                }
            }
            Modal { Endpoint("m", stage.endpoint) }
        }
        try await navigator.open("a")
        try await navigator.open("b")
        #expect(stage.calls.count { $0.hasPrefix("inner section") } == 2)
        try await navigator.open("m")
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func aSwitcherInAnOptionThatTheUserOpensReceivesItsSection() async throws {
        let (navigator, renderer) = try navigator {
            Fork(stage.fork, name: "tabs", lazy: true) {
                Endpoint("a", stage.endpoint)
                Switcher(stage.switcher) { Stack(stage.stack) { Endpoint("b", stage.endpoint) } }
            }
            Modal { Endpoint("m", stage.endpoint) }
        }
        try await navigator.open("a")
        try navigator.tap(1, on: renderer)
        await navigator.idle()
        try await navigator.open("m")
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func aModalOverAPlaceOfAnOptionThatTheUserOpensIsPresented() async throws {
        let (navigator, renderer) = try navigator {
            Fork(stage.fork, name: "tabs", lazy: true) {
                Endpoint("a", stage.endpoint)
                Stack(stage.stack) { Endpoint("b", stage.endpoint) }
            }
            Modal { Endpoint("m", stage.endpoint) }
        }
        try await navigator.open("a")
        try navigator.tap(1, on: renderer)
        try await navigator.open("m")
        await navigator.idle()
        #expect(navigator.state.url == "m")
        #expect(stage.outline == navigator.state.screenOutline)
    }

    /// The screen of the tab fails, and the tab before shows again.
    @Test func aHistoryThatWasClearedMeanwhileStaysCleared() async throws {
        let endpoint = EndpointPresenter<String>.endpoint(make: {
            if $0.url == "b" { throw Fault() }
            return $0.url ?? ""
        })
        let tree = NavigationTree {
            Fork(.fork(make: { _ in "tabs" }, setOptions: { _, _ in }, select: { _, _ in }), lazy: true) {
                Stack(.stack(make: { _ in "A" }, setStack: { _, _ in })) {
                    Endpoint("a", endpoint) { Endpoint("a/:id", endpoint) }
                }
                Stack(.stack(make: { _ in "B" }, setStack: { _, _ in })) { Endpoint("b", endpoint) }
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        try await navigator.open("a/1")
        try await navigator.open("a")
        navigator.didSelect(try #require(navigator.state.root?.children.last).id)
        navigator.clearHistory()
        await navigator.idle()
        #expect(navigator.state.url == "a" && navigator.history.map(\.url) == ["a"])
    }
}
