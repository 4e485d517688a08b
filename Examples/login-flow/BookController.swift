import Routing
import RoutingPresentation

/// A book.
final class BookController: ViewController, RoutingPresentationSetup {
    /// Names the screen after the number of the book.
    func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?) {
        title = "Book \(parameters["id"] ?? "")"
    }
}
