import Routing

extension ExampleApp {
    /// Maps what the app can show.
    static func mapScreens(in router: Routing, session: Session) {
        // A classic handler is handed a continuation, and calls it when the screen is there.
        router.map(
            "routingexample://present/settings",
            name: "settings",
            tags: ["Views"]
        ) { _, _, _, completed in
            Narrator.tell("ran", "settings")
            completed()
        }
        // An async handler is done when it returns. It runs where it was written: here, on the main actor.
        router.map(
            "routingexample://present/login",
            name: "login",
            tags: ["Views"]
        ) { request in
            session.isActive = true
            Narrator.tell("ran", "login: welcome")
            // Opened through the request, the callback waits until the login is done.
            if let callback = request.parameters["callback"] { request.open(callback) }
        }
        router.map(
            "routingexample://present/privilegedinfo",
            name: "privileged info",
            tags: ["Views"]
        ) { request in
            Narrator.tell("ran", "privileged info, page \(page(in: request.parameters))")
        }
        // Without a scheme a pattern matches every one, and none: 'routingexample://books/7' and 'books/7'.
        router.map(
            "/books/:id<int>",
            name: "books",
            tags: ["Views"]
        ) { _, parameters, _, completed in
            Narrator.tell("ran", "book \(parameters["id"] ?? ""), page \(page(in: parameters))")
            completed()
        }
    }

    /// Maps a route for as long as a promotion lasts.
    ///
    /// - Returns: What to dispose of when it ends.
    static func mapPromotion(in router: Routing) -> RouteUUID {
        router.map(
            "routingexample://promotion",
            name: "promotion",
            tags: ["Views"]
        ) { _ in Narrator.tell("ran", "promotion") }
    }

    // Any program can write a URL, so the page is read as a number and never shown as text.
    nonisolated private static func page(in parameters: Parameters) -> Int {
        parameters["page"].flatMap { Int($0) } ?? 1
    }
}
