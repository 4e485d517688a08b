import Routing
import RoutingPresentation

extension Bookshop {
    /// Maps the table of screens.
    ///
    /// - Returns: The identities of the maps.
    static func mapScreens(in router: Routing, window: Window) -> Set<RouteUUID> {
        let uuids = Screen.table.map { screen in
            router.map(
                screen.pattern,
                name: screen.title,
                tags: ["Views"],
                source: screen.source,
                style: screen.style,
                in: window,
                // This runs after the controller's own setup, whose title takes precedence.
                setup: { controller, _, _ in controller.title = controller.title ?? screen.title }
            )
        }
        return Set(uuids)
    }
}
