/// The built-in tour: URLs that lead through a login, each with a line that says what to look for.
@MainActor
struct Tour {
    /// A URL of the tour, with its announcement.
    private struct Stop {
        let caption: String
        let url: String
        var isHandled = true
    }

    private let shop: Bookshop

    /// Creates a tour.
    ///
    /// - Parameter shop: The app; its user should be logged out.
    init(of shop: Bookshop) {
        self.shop = shop
    }

    /// Opens the URLs one after the other.
    ///
    /// - Returns: Whether every URL ended as announced.
    func run() async -> Bool {
        var isAsAnnounced = true
        for (index, stop) in Self.stops.enumerated() {
            print("\(index + 1). \(stop.caption)")
            let isHandled = await shop.narrator.open(stop.url)
            guard isHandled != stop.isHandled else { continue }
            print("This is not what was announced.\n")
            isAsAnnounced = false
        }
        return isAsAnnounced
    }

    private static let stops = [
        Stop(
            caption: "A screen of the table: a book is pushed onto the navigation controller.",
            url: "app://books/7"
        ),
        Stop(
            caption: "A link from the web, before a login: a guard redirects to the login.",
            url: "https://example.com/account/orders?page=2"
        ),
        Stop(
            caption: "A wrong password: the login stays, and says so.",
            url: "app://login/submit?user=ada&password=babbage"
        ),
        Stop(
            caption: "The right one: the login is dismissed and the callback opened, which is let pass now.",
            url: "app://login/submit?user=ada&password=lovelace"
        ),
        Stop(
            caption: "A link from the app lands on the same screens; the guard lets it pass at once.",
            url: "app://account/orders/3"
        ),
        Stop(
            caption: "An action: back, as by a swipe.",
            url: "app://back"
        ),
        Stop(
            caption: "The same path on another web site matches no map.",
            url: "https://example.org/account/orders",
            isHandled: false
        ),
        Stop(
            caption: "The number of a book is a number: no screen matches.",
            url: "app://books/seven",
            isHandled: false
        ),
        Stop(
            caption: "A malformed URL is refused at once, and the error shows where.",
            url: "app://books/%zz",
            isHandled: false
        ),
        Stop(
            caption: "After a logout, the home screen shows.",
            url: "app://logout"
        ),
        Stop(
            caption: "From there is no way back: a fault of the view stack fails the URL, and nothing else.",
            url: "app://back",
            isHandled: false
        ),
        Stop(
            caption: "The router goes on.",
            url: "app://books/8"
        ),
        Stop(
            caption: "And the orders are behind the login again.",
            url: "app://account/orders"
        ),
    ]
}
