import Routing
import RoutingNavigation
import RoutingPresentation
import UIKit

@testable import UIKitApp

/// The shop in a window of the stand-ins, as a test sees it.
@MainActor
struct RunningShop {
    let window: UIWindow
    let shop: Shop
    let faults = Faults()

    /// What the window reported.
    @MainActor
    final class Faults {
        var all: [PresentationError] = []
    }

    static let urls = [
        "books", "books/7", "books/8", "books/7/notes", "books/7?page=2", "orders", "orders/1", "orders/2",
        "profile",
        "settings", "settings/font", "login",
    ]

    /// Creates the shop, which shows its books.
    static func started() async throws -> RunningShop {
        let running = RunningShop()
        await running.shop.start()
        try await running.shop.router.dispatch("books")
        return running
    }

    init() {
        window = UIWindow()
        shop = Shop(in: window)
        window.headless.onFault = { [faults] in faults.all.append($0) }
    }

    var user: Window.User { window.headless.user }

    /// Opens a URL, and waits until it shows.
    func open(_ url: String) async throws {
        try await shop.router.dispatch(url)
    }

    /// Waits until nothing goes on.
    func settle() async {
        await window.headless.settled()
        await shop.navigator.idle()
        await window.headless.settled()
    }

    /// What UIKit says that shows.
    var shown: [String] { window.outline }
    /// What the state says that shows.
    var said: [String] { shop.navigator.projection.outline }
}
