import RoutingNavigation

extension Reader {
    /// The places of the app; the tree has no presenters, because the views follow the projection.
    static let tree = NavigationTree<Never> {
        Fork(name: "tabs") {
            Stack(name: "Today") {
                Endpoint("today") { Modal { Endpoint("stories/:id<int>") } }
            }
            Stack(name: "Books") {
                Endpoint("books") { Endpoint("books/:id<int>") { Endpoint("books/:id<int>/reviews") } }
            }
            Stack(name: "Account") {
                Endpoint("account") { Endpoint("account/orders") }
            }
        }
        // Beside the root, so it is presented over any screen.
        Modal { Endpoint("login", name: "login") }
        Modal { Endpoint("pick") }
    }
}

extension NavigationProjection.Part {
    /// Whether it is presented as a cover; otherwise it is a sheet.
    var isCover: Bool { destination.name == "login" }
}
