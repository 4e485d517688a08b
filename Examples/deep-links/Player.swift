import Routing

/// The owner of a route, which matches until the owner is released.
@MainActor
final class Player: RouteOwner {
    private var track = 1

    /// Creates a player that URLs can control.
    ///
    /// - Parameter router: The router that opens the URLs.
    init(in router: Routing) {
        // The capture is weak: a handler that retained its owner would keep the owner and the route alive
        // forever.
        router.map(
            "routingexample://player/:action<play|next>",
            name: "player",
            tags: ["Views"],
            owner: self
        ) { [weak self] request in self?.perform(request.parameters["action"] ?? "") }
    }

    private func perform(_ action: String) {
        if action == "next" { track += 1 }
        Narrator.tell("ran", "player: track \(track)")
    }
}
