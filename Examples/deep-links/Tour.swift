import Routing

/// The built-in tour: URLs that show features of a router, each with a line that says what to look for.
@MainActor
struct Tour {
    /// A URL of the tour, with its announcement.
    private struct Stop {
        let caption: String
        let url: String
        var isHandled = true
        var isLogged = true
        var before: @MainActor (ExampleApp) -> Void = { _ in }
    }

    private let app: ExampleApp

    /// Creates a tour.
    ///
    /// - Parameter app: The app; its user should be logged out.
    init(of app: ExampleApp) {
        self.app = app
    }

    /// Opens the URLs one after the other.
    ///
    /// - Returns: Whether every URL ended as announced.
    func run() async -> Bool {
        var isAsAnnounced = true
        for (index, stop) in Self.stops.enumerated() {
            print("\(index + 1). \(stop.caption)")
            stop.before(app)
            let scope = stop.isLogged ? app.everything : app.views
            let isHandled = await app.narrator.open(stop.url, in: scope)
            guard isHandled != stop.isHandled else { continue }
            print("This is not what was announced.\n")
            isAsAnnounced = false
        }
        return isAsAnnounced
    }

    private static let stops = [
        Stop(
            caption: "A map handles what it matches, once every proxy has let it pass.",
            url: "routingexample://present/settings"
        ),
        Stop(
            caption: "A proxy rewrites: this app presents what older links push.",
            url: "routingexample://push/settings"
        ),
        Stop(
            caption: "Before a login: a guard redirects to the login, which then opens the callback.",
            url: "routingexample://push/privilegedinfo?page=2"
        ),
        Stop(
            caption: "After the login: the same URL passes.",
            url: "routingexample://push/privilegedinfo?page=2"
        ),
        Stop(
            caption: "Parameters come from the path and from the query; a scheme is not needed.",
            url: "books/7?page=12"
        ),
        Stop(
            caption: "In the scope 'Views' nothing is logged: the log has another tag.",
            url: "routingexample://books/8",
            isLogged: false
        ),
        Stop(
            caption: "The id of a book is a number: no map matches, though proxies are asked.",
            url: "routingexample://books/seven",
            isHandled: false
        ),
        Stop(
            caption: "A malformed URL is refused at once, and the error shows where.",
            url: "routingexample://books/%zz",
            isHandled: false
        ),
        Stop(
            caption: "The player owns a route.",
            url: "routingexample://player/next"
        ),
        Stop(
            caption: "The player has gone, and its route with it.",
            url: "routingexample://player/next",
            isHandled: false,
            before: { $0.closePlayer() }
        ),
        Stop(
            caption: "The route of a promotion has no owner.",
            url: "routingexample://promotion"
        ),
        Stop(
            caption: "The route has been disposed of.",
            url: "routingexample://promotion",
            isHandled: false,
            before: { $0.endPromotion() }
        ),
    ]
}
