import Routing
import RoutingNavigation
import RoutingPresentation
import UIKit
import UIKitRouting

@testable import UIKitApp

/// A shop in a window of the stand-in UIKit, for tests.
@MainActor
struct RunningShop {
    let window: UIWindow
    let shop: Shop
    let navigator: Navigator
    let faults = Faults()

    /// The faults that the window reported.
    @MainActor
    final class Faults {
        var all: [PresentationError] = []
    }

    static let urls = [
        "books", "books/7", "books/8", "books/7/notes", "books/7?page=2", "orders", "orders/1", "orders/2",
        "profile",
        "settings", "settings/font", "login",
    ]

    /// Creates a shop that shows its books.
    static func started() async throws -> RunningShop {
        let running = RunningShop()
        await running.shop.start(running.navigator)
        await running.settle()
        return running
    }

    init() {
        window = UIWindow()
        shop = Shop()
        navigator = shop.navigator(in: window)
        window.headless.onFault = { [faults] in faults.all.append($0) }
    }

    var user: Window.User { window.headless.user }

    /// Opens a URL, and waits until it shows.
    func open(_ url: String) async throws {
        try await shop.router.dispatch(url)
    }

    /// Reports a change of the screen, although there may be none.
    func report() {
        let tabs = window.rootViewController as? UITabBarController
        (tabs?.delegate as? ScreenDelegate)?.screenDidChange()
    }

    /// Waits until no transition and no request of the navigator is in progress.
    func settle() async {
        await window.headless.settled()
        await navigator.idle()
        await window.headless.settled()
    }

    /// The outline of the window.
    var shown: [String] { window.outline }
    /// The outline of the navigator's state.
    var said: [String] { navigator.projection.outline }
}
