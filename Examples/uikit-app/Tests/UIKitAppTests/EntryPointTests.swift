import Foundation
import Routing
import RoutingNavigation
import RoutingPresentation
import Testing
import UIKit
import UserNotifications

@testable import UIKitApp

/// The scene delegate opens the URLs that the system passes to it.
///
/// Apple documents the three methods. `scene(_:willConnectTo:options:)` receives the URLs of a launch, and
/// `scene(_:openURLContexts:)` the URLs that other apps open while the app runs. `scene(_:continue:)` receives
/// universal links; see *Supporting universal links in your app*.
@MainActor
struct EntryPointTests {
    private let delegate = SceneDelegate()
    private let shop = Shop()
    private let scene = UIWindowScene()

    init() {
        delegate.shop = shop
    }

    private func connect(
        _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(),
        restoring saved: NSUserActivity? = nil
    ) {
        delegate.scene(
            scene, willConnectTo: UISceneSession(stateRestorationActivity: saved), options: options)
    }

    private func settle() async {
        await delegate.starting?.value
        await delegate.navigator?.idle()
        await shop.router.idle()
        await delegate.navigator?.idle()
    }

    private func context(_ url: String) throws -> UIOpenURLContext {
        UIOpenURLContext(
            url: try #require(URL(string: url)),
            options: UIScene.OpenURLOptions(sourceApplication: "com.example.mail"))
    }

    private func link(_ url: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: url)
        return activity
    }

    @Test func aColdStartWaitsAtTheGate() async throws {
        let options = UIScene.ConnectionOptions(urlContexts: [try context("shop://books/7")])
        connect(options)
        #expect(delegate.navigator?.state.root == nil)
        await settle()
        #expect(delegate.window?.outline == ["[*books > Book 7 | orders | profile]"])
    }

    @Test func aColdStartByAUniversalLink() async throws {
        let options = UIScene.ConnectionOptions(userActivities: [link("https://shop.example/settings")])
        connect(options)
        await settle()
        #expect(delegate.window?.outline == ["[books | orders | *profile]", "https://shop.example/settings"])
    }

    @Test func aURLWhileTheAppRuns() async throws {
        connect()
        var origins: [RouteOrigin] = []
        shop.router.protect("books/**") { @MainActor request in
            origins.append(request.origin)
            return .pass
        }
        await settle()
        delegate.scene(scene, openURLContexts: [try context("shop://books/8")])
        await settle()
        #expect(delegate.window?.outline == ["[*books > Book 8 | orders | profile]"])
        #expect(origins.last?.source == "com.example.mail")
        #expect(origins.last?.isExternal == true)
    }

    @Test func aUniversalLinkWhileTheAppRuns() async throws {
        connect()
        await settle()
        delegate.scene(scene, continue: link("https://shop.example/books/7/notes"))
        delegate.scene(scene, continue: NSUserActivity(activityType: "com.example.handoff"))
        await settle()
        #expect(
            delegate.window?.outline == [
                "[*books > Book 7 > https://shop.example/books/7/notes | orders | profile]"
            ])
    }

    /// Apple's page *notificationResponse* of `UIScene.ConnectionOptions`.
    @Test func aColdStartByANotification() async throws {
        let response = UNNotificationResponse(to: ["url": "shop://books/7"])
        connect(UIScene.ConnectionOptions(notificationResponse: response))
        await settle()
        #expect(delegate.window?.outline == ["[*books > Book 7 | orders | profile]"])
    }

    /// Apple's pages *shortcutItem* of `UIScene.ConnectionOptions`, and
    /// *windowScene(_:performActionFor:completionHandler:)*.
    @Test func aQuickAction() async throws {
        let item = UIApplicationShortcutItem(type: "profile", localizedTitle: "Profile")
        connect(UIScene.ConnectionOptions(shortcutItem: item))
        await settle()
        #expect(delegate.window?.outline == ["[books | orders | *profile]"])
        var answers: [Bool] = []
        for type in ["books/7", "nowhere"] {
            let item = UIApplicationShortcutItem(type: type, localizedTitle: type)
            delegate.windowScene(scene, performActionFor: item) { answers.append($0) }
            await settle()
        }
        #expect(delegate.window?.outline == ["[*books > Book 7 | orders | profile]"])
        #expect(answers == [true, false])
    }

    /// Apple's pages *stateRestorationActivity(for:)* and *stateRestorationActivity*.
    @Test func aSceneShowsThePlacesOfItsLastSession() async throws {
        connect()
        await settle()
        delegate.scene(scene, openURLContexts: [try context("shop://books/8")])
        await settle()
        let saved = try #require(delegate.stateRestorationActivity(for: scene))
        let next = SceneDelegate()
        next.shop = Shop()
        next.scene(
            scene, willConnectTo: UISceneSession(stateRestorationActivity: saved),
            options: UIScene.ConnectionOptions())
        await next.starting?.value
        #expect(next.window?.outline == ["[*books > Book 8 | orders | profile]"])
        #expect(next.navigator?.state == delegate.navigator?.state)
    }

    /// Apple's page *stateRestorationActivity(for:)*: the system may ask while the app still starts.
    @Test func aSceneThatShowsNoPlaceYetKeepsThoseOfItsLastSession() async throws {
        let saved = NSUserActivity(activityType: "com.example.shop.places")
        connect(restoring: saved)
        #expect(delegate.navigator?.state.root == nil)
        #expect(delegate.stateRestorationActivity(for: scene) === saved)
        await settle()
        #expect(delegate.stateRestorationActivity(for: scene) !== saved)
    }

    /// Apple's page *activeAppearance*: of several scenes that are active, one is frontmost.
    @Test func eachSceneShowsItsOwnLinks() async throws {
        connect()
        await settle()
        let other = SceneDelegate()
        other.shop = shop
        let otherScene = UIWindowScene()
        other.scene(otherScene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
        await other.starting?.value
        await other.navigator?.idle()
        let books = ["[*books | orders | profile]"]
        #expect(delegate.window?.outline == books && other.window?.outline == books)
        // The other scene was connected last, and so is key; the link belongs to this one.
        delegate.scene(scene, openURLContexts: [try context("shop://books/7")])
        await settle()
        #expect(delegate.window?.outline == ["[*books > Book 7 | orders | profile]"])
        #expect(other.window?.outline == books)
        // A URL that names no window shows in the frontmost one.
        try await shop.router.dispatch("profile")
        #expect(other.window?.outline == ["[books | orders | *profile]"])
        scene.traitCollection = UITraitCollection(activeAppearance: .active)
        try await shop.router.dispatch("books/9")
        #expect(delegate.window?.outline == ["[*books > Book 9 | orders | profile]"])
        #expect(other.window?.outline == ["[books | orders | *profile]"])
    }

    @Test func aLinkFromOutsidePassesTheGuards() async throws {
        connect()
        await settle()
        delegate.scene(scene, openURLContexts: [try context("shop://orders/1")])
        await settle()
        #expect(delegate.window?.outline == ["[*books | orders | profile]", "login"])
    }
}
