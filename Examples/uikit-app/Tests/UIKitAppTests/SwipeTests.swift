import Routing
import RoutingNavigation
import Testing
import UIKit

@testable import UIKitApp

/// Requests and reports during a swipe back that the user then finishes or cancels.
///
/// UIKit removes the top from `viewControllers` when the swipe begins, and adds it again when the swipe has been
/// cancelled; see Apple's pages *isInteractive* and *isCancelled* of the transition coordinator's context.
@MainActor
struct SwipeTests {
    private func started(at url: String) async throws -> (RunningShop, UINavigationController, UserSwipe) {
        let running = try await RunningShop.started()
        try await running.open(url)
        let tabs = try #require(running.window.rootViewController as? UITabBarController)
        let stack = try #require(tabs.selectedViewController as? UINavigationController)
        return (running, stack, try #require(running.window.beginSwipeBack()))
    }

    private func open(_ url: String, _ running: RunningShop) async -> Task<Void, any Error> {
        let request = Task { try await running.open(url) }
        for _ in 0..<50 { await Task.yield() }
        return request
    }

    @Test func theStackIsShortDuringASwipe() async throws {
        let (_, stack, swipe) = try await started(at: "books/7")
        #expect(stack.viewControllers.map(\.title) == ["books"])
        swipe.cancel()
        #expect(stack.viewControllers.map(\.title) == ["books", "Book 7"])
    }

    @Test(arguments: [true, false])
    func aReportDuringASwipeChangesNothing(isFinished: Bool) async throws {
        let (running, _, swipe) = try await started(at: "books/7")
        running.report()
        #expect(running.said == ["[*books > Book 7 | orders | profile]"])
        if isFinished { swipe.finish() } else { swipe.cancel() }
        await running.settle()
        #expect(running.said == ["[*books\(isFinished ? "" : " > Book 7") | orders | profile]"])
        #expect(running.shown == running.said)
    }

    @Test(arguments: [true, false])
    func anotherTabOpensDuringASwipe(isFinished: Bool) async throws {
        let (running, _, swipe) = try await started(at: "books/7")
        let request = await open("orders", running)
        #expect(running.shown == ["[*books | orders | profile]"])
        if isFinished { swipe.finish() } else { swipe.cancel() }
        try await request.value
        await running.settle()
        #expect(running.shown == ["[books\(isFinished ? "" : " > Book 7") | *orders | profile]"])
        #expect(running.said == running.shown)
        #expect(running.faults.all.isEmpty)
    }

    @Test(arguments: [true, false])
    func aPlaceFurtherUpOpensWithItsWholePath(isFinished: Bool) async throws {
        let (running, _, swipe) = try await started(at: "books/7")
        let request = await open("books/7/notes", running)
        if isFinished { swipe.finish() } else { swipe.cancel() }
        try await request.value
        await running.settle()
        #expect(running.shown == ["[*books > Book 7 > books/7/notes | orders | profile]"])
        #expect(running.said == running.shown)
        #expect(running.faults.all.isEmpty)
    }

    @Test func aFinishedSwipeIsFollowedThoughAURLOfThePlaceArrived() async throws {
        let (running, _, swipe) = try await started(at: "books/7")
        let request = await open("books/7", running)
        swipe.finish()
        try await request.value
        await running.settle()
        #expect(running.shown == running.said)
    }
}
