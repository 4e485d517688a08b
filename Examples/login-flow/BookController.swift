import Routing
import RoutingNavigation
import RoutingPresentation

/// A book.
final class BookController: ViewController, DestinationPresentable {
    /// Names the screen after the number of the book.
    func configure(for place: Destination) {
        title = "Book \(place.parameters["id"] ?? "")"
    }
}
