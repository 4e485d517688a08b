import Routing
import RoutingNavigation
import RoutingPresentation

/// An order.
final class OrderController: ViewController, DestinationPresentable {
    /// Names the screen after the number of the order.
    func configure(for place: Destination) {
        title = "Order \(place.parameters["id"] ?? "")"
    }
}
