import Foundation
import Routing
import Testing

@testable import Support

/// What `open` answers, and that it depends on maps alone.
@Suite struct OpeningTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test(arguments: ["", "app://a b%zz", " books", "https:///x"])
    func malformedURLGivesFalseRunsNothingAndIsReported(url: String) throws {
        let log = EventLog(router)
        driven.map("/**")
        driven.proxy("/**", as: "proxy")
        router.fallback { _ in }

        #expect(!router.open(url))

        #expect(driven.scheduler.count == 0)
        let event = try #require(log.events.last)
        #expect(event.kind == .malformed)
        #expect(event.route == url)
        #expect(event.error?.code == .malformedURL)
        #expect(event.error?.underlying is RouteURLError)
        #expect(log.events(.opened).isEmpty)
    }

    @Test func theAnswerIsTrueExactlyWhenAMapMatches() {
        driven.map("/books/:id<int>")
        #expect(router.open("app:/books/7"))
        #expect(!router.open("/books/seven"))
        #expect(!router.open("/films/7"))
    }

    @Test func proxiesDoNotChangeTheAnswer() {
        driven.proxy("/*", as: "passes")
        driven.proxy("/old", as: "redirects", commit: "/new")
        driven.map("/new")
        #expect(!router.open("/old"))
        #expect(!router.open("/other"))
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["redirects", "/new", "passes"])
    }

    @Test func fallbacksDoNotChangeTheAnswer() {
        router.fallback { _ in }
        router["A"].fallback { _ in }
        #expect(!router.open("/nothing"))
        #expect(!router["A"].open("/nothing"))
    }

    @Test func theAnswerLooksAtTheScopeOnly() {
        driven.map("/a", tags: ["A"])
        #expect(router.open("/a"))
        #expect(router["A"].open("/a"))
        #expect(!router["B"].open("/a"))
    }

    @Test func theAnswerIsGivenBeforeAnythingHasRun() {
        driven.map("/a")
        #expect(router.open("/a"))
        #expect(driven.seen.elements.isEmpty)
    }

    @Test func urlsAreReadAsTheirText() throws {
        driven.map("/a/:x")
        let url = try #require(URL(string: "app:/a/%C3%A9?y=1"))
        #expect(router.open(url))
        #expect(router.canOpen(url))
        #expect(router.open(url.absoluteString))
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["app:/a/%C3%A9", "app:/a/%C3%A9"])
    }

    @Test func canOpenAnswersLikeOpenAndRunsNothing() {
        let log = EventLog(router)
        driven.map("/a")
        driven.proxy("/**", as: "proxy")
        router.fallback { _ in }
        let before = log.events.count
        #expect(router.canOpen("/a"))
        #expect(!router.canOpen("/b"))
        #expect(!router.canOpen(""))
        #expect(!router["A"].canOpen("/a"))
        #expect(driven.scheduler.count == 0)
        #expect(driven.seen.elements.isEmpty)
        #expect(log.events.count == before)
        #expect(router.pending.isEmpty)
    }

    @Test func dataIsPassedAlong() throws {
        let data = Box<any Sendable>()
        router.map("/a") { _, _, passed, completed in
            data.put(passed)
            completed()
        }
        router.open("/a", passing: 7)
        driven.scheduler.runAll()
        #expect(data.value as? Int == 7)
    }
}
