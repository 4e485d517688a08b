import Routing

extension ExampleApp {
    /// Maps the screens of the app.
    static func mapScreens(in router: Routing, session: Session) {
        // A classic handler receives a continuation and calls it when the screen has appeared.
        router.map(
            "routingexample://present/settings",
            name: "settings",
            tags: ["Views"]
        ) { _, _, _, completed in
            Narrator.tell("ran", "settings")
            completed()
        }
        // An async handler is done when it returns. It runs on the actor where it was written: here, the main
        // actor.
        router.map(
            "routingexample://present/login",
            name: "login",
            tags: ["Views"]
        ) { request in
            session.isActive = true
            Narrator.tell("ran", "login: welcome")
            // The request opens the callback, so the callback waits until the login is done.
            if let callback = request.parameters["callback"] { request.open(callback) }
        }
        router.map(
            "routingexample://present/privilegedinfo",
            name: "privileged info",
            tags: ["Views"]
        ) { request in
            Narrator.tell("ran", "privileged info, page \(page(in: request.parameters))")
        }
        // A pattern without a scheme matches URLs with any scheme and with none: 'routingexample://books/7'
        // and 'books/7'.
        router.map(
            "/books/:id<int>",
            name: "books",
            tags: ["Views"]
        ) { _, parameters, _, completed in
            Narrator.tell("ran", "book \(parameters["id"] ?? ""), page \(page(in: parameters))")
            completed()
        }
    }

    /// Maps a route for the duration of a promotion.
    ///
    /// - Returns: The identity for disposing of the route.
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
