import Routing
import RoutingNavigation
import RoutingPresentation

/// A book, open at a page.
final class BookController: ViewController, DestinationPresentable {
    /// Sets the title to the number of the book, and of the page if the URL has one.
    func configure(for place: Destination) {
        let page = place.parameters["page"].map { ", page \($0)" } ?? ""
        title = "Book \(place.parameters["id"] ?? "")\(page)"
    }
}
