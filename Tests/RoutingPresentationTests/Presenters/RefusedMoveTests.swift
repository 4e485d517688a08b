import Routing
import RoutingPresentation
import Testing

@testable import RoutingNavigation
@testable import Support

/// Screens that the user leaves for a place that a guard may refuse.
@MainActor @Suite struct RefusedMoveTests {
    private let router = Routing()
    private let app: ReadingApp

    init() async throws {
        app = ReadingApp(in: router)
        try await app.navigator.open("books/7")
    }

    /// Pops the book, and returns when the guard of the books has answered.
    private func pop(_ answer: @escaping @autoclosure @Sendable () -> ProxyDecision) async -> ViewController?
    {
        let screen = app.window.topViewController
        router.protect("books") { _ in answer() }
        app.window.user.swipeBack()
        await app.navigator.idle()
        return screen
    }

    @Test func theScreenThatWasLeftShowsAgain() async throws {
        let screen = await pop(.reject("no"))
        #expect(app.navigator.state.url == "books/7" && app.unwound.isEmpty)
        #expect(app.window.topViewController === screen && app.shown == app.said)
        try await app.navigator.open("profile")
        try await app.navigator.open("books/8")
        #expect(app.unwound == ["books/7"])
    }

    @Test func theScreenThatWasLeftIsUnwoundWhenTheGuardHasPassedTheMove() async throws {
        weak let screen = await pop(.pass)
        #expect(app.navigator.state.url == "books" && app.unwound == ["books/7"])
        #expect(screen == nil && app.shown == app.said)
    }

    /// The request leads to what shows already, so it changes nothing on the screen.
    @Test func theScreenThatWasLeftIsUnwoundWhenTheGuardRemovesItsPlace() async throws {
        weak let screen = app.window.topViewController
        var isFirst = true
        router.protect("books") { @MainActor [navigator = app.navigator] _ in
            guard isFirst else { return .pass }
            isFirst = false
            try await navigator.dispatch(.removeCurrent)
            return .pass
        }
        app.window.user.swipeBack()
        await app.navigator.idle()
        #expect(app.navigator.state.url == "books" && app.unwound == ["books/7"])
        #expect(screen == nil && app.shown == app.said)
    }

    @Test func theScreenThatWasLeftIsUnwoundWhenTheGuardRedirects() async throws {
        weak let screen = await pop(.redirect(to: "login"))
        #expect(app.navigator.state.url == "login" && app.shown == app.said)
        #expect(screen == nil && app.wronglyUnwound.isEmpty)
        #expect(app.unwound == ["today", "books/7", "books", "profile"])
    }

    /// The selection requires the dismissal of the modal, which another request performs while the guard is asked.
    @Test func screensStayIfARequestReplacesARefusedMoveBeneathAModal() async throws {
        let (questions, ask) = AsyncStream.makeStream(of: Void.self)
        let (refusals, refuse) = AsyncStream.makeStream(of: Void.self)
        let screen = app.window.topViewController
        try await app.navigator.open("today/story/news/1")
        router.protect("books/:id") { _ in
            ask.yield()
            for await _ in refusals { break }
            return .reject("no")
        }
        try app.selectTab(1)
        for await _ in questions { break }
        try await app.navigator.open("profile")
        refuse.yield()
        await app.navigator.idle()
        #expect(app.navigator.state.url == "profile" && app.shown == app.said)
        #expect(try app.stack(1).topViewController === screen && app.unwound == ["today/story/news/1"])
    }

    @Test func aRequestThatFailsMeanwhileUnwindsNothing() async throws {
        let (refusals, refuse) = AsyncStream.makeStream(of: Void.self)
        let screen = app.window.topViewController
        router.protect("books") { _ in
            for await _ in refusals { break }
            return .reject("no")
        }
        app.window.user.swipeBack()
        let request = Task { try await app.navigator.open("profile") }
        while app.navigator.line.asideCount == 0 { await Task.yield() }
        app.failing.patience = 0
        refuse.yield()
        await #expect(throws: FailingRenderer.Fault.self) { try await request.value }
        await app.navigator.idle()
        #expect(app.navigator.state.url == "books/7" && app.unwound.isEmpty)
        #expect(app.window.topViewController === screen && app.shown == app.said)
    }
}
