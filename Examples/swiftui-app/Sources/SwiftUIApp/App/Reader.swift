import Foundation
import Observation
import Routing
import RoutingNavigation

/// The app's model: its places, its navigator and its user.
@MainActor
@Observable
final class Reader {
    /// The system's name for the activity of reading a book, which can continue on another device.
    static let activity = "com.example.reader.reading"

    @ObservationIgnored let router = Routing()
    @ObservationIgnored let navigator: Navigator
    /// The book that the user recommends.
    private(set) var recommended: Int?
    private(set) var isSignedIn = false
    /// Holds the links that arrive before the books are loaded.
    @ObservationIgnored private let ready = Gate("first screen", capacity: 8, policy: .dropOldest)

    init() {
        navigator = Navigator(Self.tree, in: router)
        router.protect("account/**") { [weak self] request in
            guard self?.isSignedIn == false else { return .pass }
            return .redirect(to: "login", data: request.url.string)
        }
        router.proxy("/**", tags: ["Views"]) { [ready] _ in
            ready.isOpen ? .pass : .hold(at: ready)
        }
        // The first place is an ordinary URL; a link that arrives before the start replaces it.
        router.open("today")
    }

    /// Loads the books, then opens the last link that arrived, or else the first place.
    func start() async {
        await Library.load()
        ready.open(keeping: .latest)
    }

    /// Opens a URL that the system passes to the app.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - way: How the URL arrived, for reports.
    func opened(_ url: URL, by way: String) {
        router.open(url, from: .external(source: way))
    }
}

extension Reader {
    /// Signs the user in, and continues to the place that a guard kept the user from.
    ///
    /// - Parameter login: The place of the login.
    func signIn(at login: Destination) {
        isSignedIn = true
        if let url = login.context as? String { navigator.go(to: url) } else { login.finish() }
    }

    /// Signs the user out, and leaves the places that only a signed-in user may see.
    func signOut() async throws {
        isSignedIn = false
        try await navigator.revalidate()
    }

    /// Lets the user pick a book.
    func recommend() async throws {
        guard let book = try await navigator.result(of: "pick", as: Int.self) else { return }
        recommended = book
    }
}
