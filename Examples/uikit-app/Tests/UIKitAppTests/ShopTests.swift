import Routing
import RoutingNavigation
import RoutingPresentation
import Testing
import UIKit

@testable import UIKitApp

/// The shop shows what its state says, after any URL and any action of the user.
@MainActor
struct ShopTests {
    @Test func urlsAreShown() async throws {
        let running = try await RunningShop.started()
        for (url, shown) in [
            ("books/7/notes", ["[*books > Book 7 > books/7/notes | orders | profile]"]),
            ("books/7?page=2", ["[*books > Book 7, page 2 | orders | profile]"]),
            ("orders", ["[books > Book 7, page 2 | *orders | profile]"]),
            ("settings/font", ["[books > Book 7, page 2 | orders | *profile]", "settings > settings/font"]),
            ("books", ["[*books | orders | profile]"]),
        ] {
            try await running.open(url)
            #expect(running.shown == shown)
            #expect(running.said == shown)
        }
        #expect(running.faults.all.isEmpty)
    }

    @Test func historyIsShown() async throws {
        let running = try await RunningShop.started()
        for url in ["books/7", "settings", "orders"] { try await running.open(url) }
        try await running.navigator.back()
        #expect(running.shown == ["[books > Book 7 | orders | *profile]", "settings"])
        try await running.navigator.back()
        #expect(running.shown == ["[*books > Book 7 | orders | profile]"])
        try await running.navigator.forward()
        #expect(running.shown == running.said)
    }

    @Test func aGuardFloatsTheLoginOverWhateverShows() async throws {
        let running = try await RunningShop.started()
        try await running.open("settings")
        try await running.open("orders/1")
        #expect(running.shown == ["[books | orders | *profile]", "settings", "login"])
        running.shop.isSignedIn = true
        try await running.open("orders/1")
        #expect(running.shown == ["[books | *orders > Order 1 | profile]"])
        #expect(running.shown == running.said)
    }

    /// A button opens URLs in the scope of the navigator's routes, which the gate holds as well.
    @Test func theGateHoldsTheURLsOfButtonsToo() async throws {
        let running = RunningShop()
        running.navigator.go(to: "books/7")
        while running.shop.router.held.isEmpty { await Task.yield() }
        #expect(running.navigator.state.root == nil)
        await running.shop.start(running.navigator)
        await running.settle()
        #expect(running.shown == ["[*books > Book 7 | orders | profile]"])
    }

    /// The guard sees a link from outside, before the login and after it.
    @Test func theLoginContinuesWithTheOriginOfTheLink() async throws {
        let running = try await RunningShop.started()
        var origins: [RouteOrigin] = []
        running.shop.router.protect("orders/:id") { @MainActor request in
            origins.append(request.origin)
            return .pass
        }
        running.shop.router.open("orders/1", in: running.navigator, from: .external(source: "mail"))
        await running.settle()
        #expect(running.shown == ["[*books | orders | profile]", "login"])
        running.shop.signIn(
            at: try #require(running.navigator.state.activeLeaf).destination, in: running.navigator)
        await running.settle()
        #expect(running.shown == ["[books | *orders > Order 1 | profile]"])
        #expect(Set(origins) == [.external(source: "mail")])
        try await running.navigator.back()
        #expect(running.shown == ["[*books | orders | profile]"])
    }

    @Test func aGuardIsAskedAboutTheUsersMovesToo() async throws {
        let running = try await RunningShop.started()
        running.shop.isSignedIn = true
        try await running.open("orders/1")
        try await running.open("books")
        running.shop.isSignedIn = false
        running.user.tapTab(at: 1)
        await running.settle()
        #expect(running.shown.last == "login")
        #expect(running.shown == running.said)
    }

    @Test func aCancelledSwipeChangesNothing() async throws {
        let running = try await RunningShop.started()
        try await running.open("books/7")
        running.window.beginSwipeBack()?.cancel()
        await running.settle()
        #expect(running.shown == ["[*books > Book 7 | orders | profile]"])
        #expect(running.said == running.shown)
    }

    @Test func theUserIsFollowed() async throws {
        let running = try await RunningShop.started()
        try await running.open("books/7/notes")
        running.user.swipeBack()
        await running.settle()
        #expect(running.said == ["[*books > Book 7 | orders | profile]"])
        running.user.tapTab(at: 2)
        await running.settle()
        #expect(running.said == ["[books > Book 7 | orders | *profile]"])
        try await running.open("settings")
        running.user.pullDown()
        await running.settle()
        #expect(running.said == ["[books > Book 7 | orders | *profile]"])
        // A tap on the selected tab pops its stack to the root.
        running.user.tapTab(at: 0)
        await running.settle()
        running.user.tapTab(at: 0)
        await running.settle()
        #expect(running.said == ["[*books | orders | profile]"])
        #expect(running.shown == running.said)
        #expect(running.faults.all.isEmpty)
    }

    @Test func anAlertOfTheProgramsIsDismissedBeforeAPlaceBelowItShows() async throws {
        let running = try await RunningShop.started()
        let alert = UIViewController()
        alert.title = "alert"
        running.window.rootViewController?.present(alert, animated: true)
        #expect(running.shown.last == "alert")
        try await running.open("books/7")
        #expect(running.shown == ["[*books > Book 7 | orders | profile]"])
    }

    @Test func whatIsLeftIsLetGoOf() async throws {
        let running = try await RunningShop.started()
        try await running.open("books/7")
        weak let book = (running.window.rootViewController as? UITabBarController)?.viewControllers?
            .first.flatMap { $0 as? UINavigationController }?.topViewController
        #expect(book != nil)
        try await running.open("settings")
        weak let settings = running.window.rootViewController?.presentedViewController
        #expect(settings != nil)
        try await running.open("books")
        await running.settle()
        #expect(book == nil)
        #expect(settings == nil)
    }
}
