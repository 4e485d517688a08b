import Foundation
import Routing
import RoutingNavigation
import RoutingPresentation
import Testing
import UIKit

@testable import UIKitApp

/// The scene delegate opens the URLs that the system passes to it.
///
/// Apple documents the three methods. `scene(_:willConnectTo:options:)` receives the URLs of a launch, and
/// `scene(_:openURLContexts:)` the URLs that other apps open while the app runs. `scene(_:continue:)` receives
/// universal links; see *Supporting universal links in your app*.
@MainActor
struct EntryPointTests {
    private let delegate = SceneDelegate()
    private let scene = UIWindowScene()

    private func connect(_ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()) throws -> Shop {
        delegate.scene(scene, willConnectTo: UISceneSession(), options: options)
        return try #require(delegate.shop)
    }

    private func settle(_ shop: Shop) async {
        await shop.start()
        await shop.router.idle()
        await shop.navigator.idle()
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
        let shop = try connect(options)
        #expect(shop.navigator.state.root == nil)
        await settle(shop)
        #expect(delegate.window?.outline == ["[*books > Book 7 | orders | profile]"])
    }

    @Test func aColdStartByAUniversalLink() async throws {
        let options = UIScene.ConnectionOptions(userActivities: [link("https://shop.example/settings")])
        let shop = try connect(options)
        await settle(shop)
        #expect(delegate.window?.outline == ["[books | orders | *profile]", "https://shop.example/settings"])
    }

    @Test func aURLWhileTheAppRuns() async throws {
        let shop = try connect()
        var origins: [RouteOrigin] = []
        shop.router.protect("books/**") { @MainActor request in
            origins.append(request.origin)
            return .pass
        }
        await settle(shop)
        delegate.scene(scene, openURLContexts: [try context("shop://books/8")])
        await settle(shop)
        #expect(delegate.window?.outline == ["[*books > Book 8 | orders | profile]"])
        #expect(origins.last?.source == "com.example.mail")
        #expect(origins.last?.isExternal == true)
    }

    @Test func aUniversalLinkWhileTheAppRuns() async throws {
        let shop = try connect()
        await settle(shop)
        delegate.scene(scene, continue: link("https://shop.example/books/7/notes"))
        delegate.scene(scene, continue: NSUserActivity(activityType: "com.example.handoff"))
        await settle(shop)
        #expect(
            delegate.window?.outline == [
                "[*books > Book 7 > https://shop.example/books/7/notes | orders | profile]"
            ])
    }

    @Test func aLinkFromOutsidePassesTheGuards() async throws {
        let shop = try connect()
        await settle(shop)
        delegate.scene(scene, openURLContexts: [try context("shop://orders/1")])
        await settle(shop)
        #expect(delegate.window?.outline == ["[*books | orders | profile]", "login"])
    }
}
