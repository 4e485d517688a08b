internal import Routing
internal import RoutingNavigation
internal import UIKit

/// A screen whose title is the URL of its place.
class Screen: UIViewController, DestinationPresentable {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    /// Sets the title to the place's URL, again whenever the place changes.
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

/// The route of an order.
struct Order: Route {
    static let pattern: RoutePattern = "orders/:id"
    var id: String
}

/// An order, made from the value of its route.
final class OrderScreen: Screen {
    private let order: Order

    init(_ order: Order) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func configure(for place: Destination) {
        title = "Order \(order.id)"
    }
}
