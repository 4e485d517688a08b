import Foundation
import Observation
import Routing
import RoutingNavigation

/// The app's model, which all windows share: its routes and its user.
@MainActor
@Observable
final class Reader {
    /// The system's name for the activity of reading a book, which can continue on another device.
    static let activity = "com.example.reader.reading"

    @ObservationIgnored let router = Routing()
    /// The book that the user recommends.
    private(set) var recommended: Int?
    private(set) var isSignedIn = false
    /// Holds the URLs that arrive before the books are loaded.
    @ObservationIgnored private let ready = Gate("the books are loaded")

    init() {
        router.protect("account/**") { [weak self] request in
            guard self?.isSignedIn == false else { return .pass }
            return .redirect(to: "login", data: request)
        }
        router.proxy("/**", tags: ["Views"]) { [ready] _ in
            ready.isOpen ? .pass : .hold(at: ready)
        }
    }

    /// Loads the books, and then shows the first place of a window, unless a link has brought one.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the window.
    ///   - saved: The places that the window showed when the app was last used.
    func start(_ navigator: Navigator, from saved: String? = nil) async {
        await Library.load()
        ready.open()
        // The links that the window received meanwhile come first.
        await navigator.idle()
        if navigator.state.root != nil { return }
        if let saved, let state = try? NavigationState(json: saved) {
            _ = try? await navigator.restore(state)
        }
        if navigator.state.root == nil { navigator.go(to: "today") }
    }

    /// Opens a URL that the system passes to a window.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - way: How the URL arrived, for reports.
    ///   - navigator: The navigator of the window.
    func opened(_ url: URL, by way: String, in navigator: Navigator) {
        router.open(url, in: navigator, from: .external(source: way))
    }
}

extension Reader {
    /// Signs the user in, and continues to the place that a guard kept the user from.
    ///
    /// - Parameters:
    ///   - login: The place of the login.
    ///   - navigator: The navigator of its window.
    func signIn(at login: Destination, in navigator: Navigator) {
        isSignedIn = true
        login.finish()
        // The request keeps its origin: a link from outside stays one.
        if let refused = login.context as? RouteRequest {
            refused.open(refused.url.string, in: navigator, passing: refused.data)
        }
    }

    /// Signs the user out; each window then leaves the places that only a signed-in user may see.
    func signOut() {
        isSignedIn = false
    }

    /// Lets the user pick a book.
    ///
    /// - Parameter navigator: The navigator of the window that asks.
    /// - Throws: The error of the navigator.
    func recommend(in navigator: Navigator) async throws {
        guard let book = try await navigator.result(of: "pick", as: Int.self) else { return }
        recommended = book
    }
}
