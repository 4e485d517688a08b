import Routing
import RoutingNavigation
import RoutingPresentation

/// A book, open at a page.
final class BookController: ViewController, RouteParametrizedPresentable {
    /// Names the screen after the number of the book, and of the page when the URL has one.
    func configure(with parameters: Parameters) {
        let page = parameters["page"].map { ", page \($0)" } ?? ""
        title = "Book \(parameters["id"] ?? "")\(page)"
    }
}
