import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

/// Tabs whose screens are made when they are first selected.
@MainActor
struct LazyForkTests {
    private let router = Routing()
    private let app: ReadingApp

    init() {
        app = ReadingApp(lazy: true, in: router)
    }

    private func tap(_ index: Int) throws {
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        tabs.selectedIndex = index
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
        try tap(1)
        await app.navigator.idle()
        #expect(app.navigator.state.url == "books")
        #expect(app.shown == ["[ | *books | profile]"])
        #expect(app.scene.faults.isEmpty)
    }

    @Test func theLastOfSeveralTapsCounts() async throws {
        try await app.navigator.open("profile")
        try tap(0)
        try tap(1)
        await app.navigator.idle()
        #expect(app.shown == ["[ | *books | profile]"])
        try tap(0)
        try tap(2)
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
        try tap(1)
        await app.navigator.idle()
        #expect(app.navigator.state.url == "profile")
        #expect(app.shown == ["[ |  | *profile]"])
        #expect(app.unwound.isEmpty)
    }

    @Test func whatCannotBeMadeIsMadeByTheNextRequest() async throws {
        try await app.navigator.open("profile")
        app.failing.bringingBackFails = true
        try tap(1)
        await app.navigator.idle()
        app.failing.bringingBackFails = false
        try await app.navigator.open("books/7")
        #expect(app.shown == app.said)
    }

    @Test func theUserIsLedBackFromATabThatCannotBeMade() async throws {
        try await app.navigator.open("profile")
        var failures = 0
        app.navigator.onFailure = { _ in failures += 1 }
        app.failing.bringingBackFails = true
        try tap(1)
        await app.navigator.idle()
        #expect(failures > 0)
        app.failing.bringingBackFails = false
        try tap(0)
        await app.navigator.idle()
        #expect(app.navigator.state.url == "today")
        #expect(app.shown == app.said)
    }

    @Test func aGuardRefusesWhatTheProgramSelectsUnderAModal() async throws {
        router.protect("books/**") { _ in .reject("no") }
        try await app.navigator.open("today/story/news/1")
        var failures = 0
        app.navigator.onFailure = { _ in failures += 1 }
        try tap(1)
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
