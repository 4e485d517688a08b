import Routing
import RoutingNavigation
import SwiftUI

/// Shows the screen of a place.
struct ScreenView: View {
    let place: Destination

    private var id: Int? { place.captures["id"].flatMap { Int($0) } }

    var body: some View {
        switch place.pattern {
        case "today": TodayView()
        case "stories/:id<int>": TextView(title: "Story \(id ?? 0)", text: "The cat is back.")
        case "books": BooksView()
        case "books/:id<int>": BookView(id: id ?? 0)
        case "books/:id<int>/reviews": TextView(title: "Reviews", text: "It is a book.")
        case "account": AccountView()
        case "account/orders": TextView(title: "Orders", text: "Kim is on its way.")
        case "login": LoginView(place: place)
        case "pick": PickView(place: place)
        default: EmptyView()
        }
    }
}

/// A title and a text.
struct TextView: View {
    let title: String
    let text: String

    var body: some View {
        Text(text).navigationTitle(title)
    }
}
