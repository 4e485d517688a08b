import Routing
import RoutingNavigation
import RoutingPresentation

/// An order.
final class OrderController: ViewController, DestinationPresentable {
    /// Sets the title to the number of the order.
    func configure(for place: Destination) {
        title = "Order \(place.parameters["id"] ?? "")"
    }
}
