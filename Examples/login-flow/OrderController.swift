import Routing
import RoutingPresentation

/// An order.
final class OrderController: ViewController, RoutingPresentationSetup {
    /// Names the screen after the number of the order.
    func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?) {
        title = "Order \(parameters["id"] ?? "")"
    }
}
