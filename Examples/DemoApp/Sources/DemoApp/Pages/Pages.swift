import Routing
import RoutingNavigation

/// The content of all pages.
@MainActor
struct Pages {
    let session: Session

    /// Returns the content of a place, which is recognized by its name.
    ///
    /// - Parameter place: The place.
    /// - Returns: The content; for tabs and stacks, only a title.
    func content(of place: Destination) -> PageContent {
        let parameters = place.parameters
        return switch place.name {
        case "tabs": PageContent("Reading room")
        case "today stack": PageContent("Today")
        case "today": today(parameters)
        case "story": story(parameters)
        case "book stack": PageContent("Books")
        case "books": books(parameters)
        case "book": book(parameters)
        case "reviews": reviews(parameters)
        case "writing": PageContent("Writing")
        case "new review": newReview(parameters)
        case "account stack": PageContent("Account")
        case "account": account(parameters)
        case "orders": orders(parameters)
        case "order": order(parameters)
        case "settings": settings(parameters)
        case "login": login(parameters)
        default: PageContent(place.name ?? "")
        }
    }
}

extension Pages {
    func today(_ parameters: Parameters) -> PageContent {
        PageContent(
            "Today",
            ["The reading room is open until eight."],
            links: Self.stories.indices.map { PageLink(Self.stories[$0], "app://stories/\($0 + 1)") }
                + [PageLink("A surprise", "app://surprise")]
        )
    }

    func story(_ parameters: Parameters) -> PageContent {
        let number = Self.id(in: parameters)
        let story = Self.stories.indices.contains(number - 1) ? Self.stories[number - 1] : "Nothing new"
        return PageContent("Story \(number)", [story + "."])
    }

    func books(_ parameters: Parameters) -> PageContent {
        PageContent("Books", links: Volume.catalogue.map { PageLink($0.title, "app://books/\($0.id)") })
    }

    func book(_ parameters: Parameters) -> PageContent {
        let id = Self.id(in: parameters)
        let place = parameters["page"].map { ", page \($0)" } ?? ""
        guard let volume = Volume.numbered(id) else { return PageContent("Book \(id)\(place)") }
        return PageContent(
            volume.title + place,
            ["\(volume.author), \(volume.year)"],
            links: [
                PageLink("Reviews", "app://books/\(id)/reviews"),
                PageLink("Write a review", "app://books/\(id)/reviews/new"),
                PageLink("Take it home", "app://loans/\(id)"),
            ]
        )
    }

    func reviews(_ parameters: Parameters) -> PageContent {
        PageContent("Reviews of \(Self.title(in: parameters))", ["One cannot put it down.", "It is a book."])
    }

    func newReview(_ parameters: Parameters) -> PageContent {
        PageContent("Review of \(Self.title(in: parameters))", ["What did you think of it?"])
    }

    func account(_ parameters: Parameters) -> PageContent {
        let change =
            session.isActive
            ? PageLink("Log out", "app://session/end") : PageLink("Log in", "app://session/begin")
        return PageContent(
            "Account",
            [session.isActive ? "You are logged in." : "You are not logged in."],
            links: [
                PageLink("Orders", "app://account/orders"),
                PageLink("Settings", "app://account/settings"),
                change,
            ]
        )
    }

    func orders(_ parameters: Parameters) -> PageContent {
        PageContent("Orders", links: (1...3).map { PageLink("Order \($0)", "app://account/orders/\($0)") })
    }

    func order(_ parameters: Parameters) -> PageContent {
        PageContent("Order \(Self.id(in: parameters))", ["On its way to the reading room."])
    }

    func settings(_ parameters: Parameters) -> PageContent {
        PageContent("Settings", ["Large print: off"])
    }

    func login(_ parameters: Parameters) -> PageContent {
        PageContent(
            "Log in",
            ["What you asked for goes on after the login."],
            links: [PageLink("Log in", "app://session/begin"), PageLink("Rather not", "app://today")]
        )
    }
}

extension Pages {
    private static let stories = ["A new lamp for table four", "The cat is back", "Closed on Sunday"]

    private static func id(in parameters: Parameters) -> Int {
        parameters["id"].flatMap { Int($0) } ?? 0
    }

    private static func title(in parameters: Parameters) -> String {
        let id = id(in: parameters)
        return Volume.numbered(id)?.title ?? "book \(id)"
    }
}
