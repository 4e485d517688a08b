import Routing
import RoutingNavigation
import RoutingPresentation
import SeededRandom
import Testing

@testable import Support

/// Tabs whose screens are made when they are first selected.
@MainActor
struct LazyForkTests {
    private let router = Routing()
    private let app: ReadingApp

    init() {
        app = ReadingApp(lazy: true, in: router)
    }

    /// A section of a switcher that is an option of lazy tabs in lazy tabs.
    @MainActor
    private struct Sections {
        let window = Window()
        let navigator: Navigator
        private let renderer: PresenterRenderer<ViewController>

        init(isOuterLazy: Bool, isInnerLazy: Bool) {
            let screen = EndpointPresenter.viewController { _ in ViewController() }
            let tree = NavigationTree {
                Fork(.tabBarController(), lazy: isOuterLazy) {
                    Fork(.tabBarController(), name: "inner", lazy: isInnerLazy) {
                        Stack(.navigationController()) { Endpoint("a", screen) }
                        Switcher(.switcher(select: { _ in })) {
                            Stack(.navigationController()) { Endpoint("b", screen) }
                            Stack(.navigationController()) { Endpoint("c", screen) }
                        }
                    }
                    Endpoint("d", screen)
                }
            }
            renderer = PresenterRenderer(tree, in: window)
            navigator = Navigator(tree, renderer: renderer)
            navigator.followUser(in: window, of: renderer)
        }

        /// Whether the inner tabs, if they have content, are those of the state.
        var agree: Bool {
            guard let inner = navigator.state.find(name: "inner"),
                let tabs = renderer.presentable(for: inner.id) as? TabBarController
            else { return true }
            let options = inner.children.map { $0.kind == .switcher ? $0.children[0] : $0 }
            let expected = options.map { renderer.presentable(for: $0.id) }
            let active = inner.children.firstIndex { $0.id == inner.activeChild?.id }
            return tabs.viewControllers.isEmpty
                || (tabs.viewControllers.elementsEqual(expected) { $0 === $1 }
                    && tabs.selectedIndex == active)
        }
    }

    @Test(arguments: [true, false], [true, false])
    func theSectionInATabIsThatOfTheState(isOuterLazy: Bool, isInnerLazy: Bool) async throws {
        let steps = ["a", "b", "c", "d", "back"]
        for first in steps {
            for second in steps {
                for third in Effort.current == 1 ? ["b", "back"] : steps {
                    let app = Sections(isOuterLazy: isOuterLazy, isInnerLazy: isInnerLazy)
                    for step in ["d", first, second, third, "back", "a"] {
                        if step != "back" {
                            try await app.navigator.open(step)
                        } else if app.navigator.canGoBack {
                            try await app.navigator.back()
                        }
                        #expect(app.agree, "\(step) of d, \(first), \(second), \(third), back, a")
                    }
                }
            }
        }
    }

    @Test func aTabIsMadeWhenAURLLeadsIntoIt() async throws {
        try await app.navigator.open("books/7")
        #expect(app.shown == ["[ | *books > books/7 | profile]"])
        try await app.navigator.open("profile")
        #expect(app.shown == ["[ | books > books/7 | *profile]"])
        try await app.navigator.open("today")
        #expect(app.shown == ["[*today | books > books/7 | profile]"])
    }

    @Test func aTabIsMadeWhenTheUserSelectsIt() async throws {
        try await app.navigator.open("profile")
        #expect(app.shown == ["[ |  | *profile]"])
        try app.selectTab(1)
        await app.navigator.idle()
        #expect(app.navigator.state.url == "books")
        #expect(app.shown == ["[ | *books | profile]"])
        #expect(app.scene.faults.isEmpty)
    }

    @Test func theLastOfSeveralTapsCounts() async throws {
        try await app.navigator.open("profile")
        try app.selectTab(0)
        try app.selectTab(1)
        await app.navigator.idle()
        #expect(app.shown == ["[ | *books | profile]"])
        try app.selectTab(0)
        try app.selectTab(2)
        await app.navigator.idle()
        #expect(app.shown == ["[ | books | *profile]"])
    }

    @Test func anActionSelectsAndMakes() async throws {
        try await app.navigator.open("profile")
        let tabs = try #require(app.navigator.state.nodes.first { $0.kind == .fork })
        try await app.navigator.dispatch(.select(.id(tabs.children[0].id)))
        #expect(app.shown == ["[*today |  | profile]"])
    }

    @Test func nothingIsMadeOfATabThatAGuardRefuses() async throws {
        router.protect("books/**") { _ in .reject("no") }
        try await app.navigator.open("profile")
        try app.selectTab(1)
        await app.navigator.idle()
        #expect(app.navigator.state.url == "profile")
        #expect(app.shown == ["[ |  | *profile]"])
        #expect(app.unwound.isEmpty)
    }

    @Test func aGuardRefusesWhatTheProgramSelectsUnderAModal() async throws {
        router.protect("books/**") { _ in .reject("no") }
        try await app.navigator.open("today/story/news/1")
        var failures = 0
        app.navigator.onFailure = { _ in failures += 1 }
        try app.selectTab(1)
        await app.navigator.idle()
        #expect(failures == 1)
        #expect(app.navigator.state.url == "today/story/news/1")
        #expect(app.shown == app.said)
    }

    @Test func whatTheProgramPutsIntoATabGivesWay() async throws {
        try await app.navigator.open("profile")
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        let books = try #require(tabs.viewControllers[1] as? NavigationController)
        books.viewControllers = [ViewController()]
        try await app.navigator.open("profile?again")
        #expect(app.shown == ["[ | books | *profile?again]"])
    }
}
