import RoutingNavigation

extension Reader {
    /// The places of the app; views follow the projection, so the tree presents nothing itself.
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
        // Beside the root: over whatever shows.
        Modal { Endpoint("login", name: "login") }
        Modal { Endpoint("pick") }
    }
}

extension NavigationProjection.Part {
    /// Whether it covers the window when it is presented; anything else is a sheet.
    var isCover: Bool { destination.name == "login" }
}
