import Foundation
import Observation
import Routing
import RoutingNavigation

/// What the app knows: its places, where it is, and its user.
@MainActor
@Observable
final class Reader {
    /// What the system calls the reading of a book that goes on elsewhere.
    static let activity = "com.example.reader.reading"

    @ObservationIgnored let router = Routing()
    @ObservationIgnored let navigator: Navigator
    /// The book that the user recommends.
    private(set) var recommended: Int?
    private(set) var isSignedIn = false
    /// Holds the links that come before the books are there.
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
        // Where the app begins is a URL like another; a link that comes before the start takes its place.
        router.open("today")
    }

    /// Loads the books, and then goes where the last link says, or else to the first place.
    func start() async {
        await Library.load()
        ready.open(keeping: .latest)
    }

    /// Opens a URL that the system hands over.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - way: By which way it came, for reports.
    func opened(_ url: URL, by way: String) {
        router.open(url, from: .external(source: way))
    }
}

extension Reader {
    /// Signs the user in, and goes on to where a guard kept them from going.
    ///
    /// - Parameter login: The place of the login.
    func signIn(at login: Destination) {
        isSignedIn = true
        if let url = login.context as? String { navigator.go(to: url) } else { login.finish() }
    }

    /// Signs the user out, and takes away what only a signed-in user sees.
    func signOut() async throws {
        isSignedIn = false
        try await navigator.revalidate()
    }

    /// Has the user pick a book.
    func recommend() async throws {
        guard let book = try await navigator.result(of: "pick", as: Int.self) else { return }
        recommended = book
    }
}
