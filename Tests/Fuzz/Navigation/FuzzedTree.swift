import RoutingNavigation

/// The app whose saved states and actions the fuzzer generates; its tree has a node of every kind.
enum FuzzedTree {
    /// The tree.
    static let tree = NavigationTree<String> {
        Switcher {
            Endpoint("login")
            Fork(name: "tabs") {
                Stack {
                    Endpoint("today") {
                        Modal { Endpoint("story/:type/:id") }
                    }
                }
                Stack {
                    Endpoint("books") { Endpoint("books/:id") }
                }
                Endpoint("profile") {
                    Modal {
                        Fork(name: "settings") {
                            Stack { Endpoint("settings") { Endpoint("settings/:key", identity: .pattern) } }
                            Endpoint("settings-about")
                        }
                    }
                }
            }
        }
    }
}
