import Routing
import RoutingNavigation
import RoutingPresentation

/// A book.
final class BookController: ViewController, DestinationPresentable {
    /// Sets the title to the number of the book.
    func configure(for place: Destination) {
        title = "Book \(place.parameters["id"] ?? "")"
    }
}
