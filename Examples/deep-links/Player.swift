import Routing

/// The owner of a route: what it has mapped matches until it is gone.
@MainActor
final class Player: RouteOwner {
    private var track = 1

    /// Creates a player that can be reached from outside.
    ///
    /// - Parameter router: Where it can be reached.
    init(in router: Routing) {
        // Weakly: a handler that held its owner would keep it, and the route, forever.
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
