internal import Routing
internal import RoutingNavigation
internal import UIKit

/// A screen that says where it is.
class Screen: UIViewController, DestinationPresentable {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    /// Names the screen after its place, again when what is known of that changes.
    func configure(for place: Destination) {
        title = place.url
    }
}

/// A book, open at a page.
final class BookScreen: Screen {
    override func configure(for place: Destination) {
        let page = place.parameters["page"].map { ", page \($0)" } ?? ""
        title = "Book \(place.parameters["id"] ?? "")\(page)"
    }
}
