import Routing
import RoutingNavigation
import RoutingPresentation

/// An order.
final class OrderController: ViewController, RouteParametrizedPresentable {
    /// Names the screen after the number of the order.
    func configure(with parameters: Parameters) {
        title = "Order \(parameters["id"] ?? "")"
    }
}
