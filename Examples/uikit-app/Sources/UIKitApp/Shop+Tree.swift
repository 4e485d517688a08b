internal import RoutingNavigation
internal import UIKit
internal import UIKitRouting

extension Shop {
    /// Declares all the places of the app, and what shows them.
    ///
    /// - Parameter delegate: Is told what the user does by hand.
    /// - Returns: The tree.
    static func tree(telling delegate: ScreenDelegate) -> NavigationTree<UIViewController> {
        func screen(_ make: @escaping @MainActor () -> UIViewController) -> EndpointPresenter<
            UIViewController
        > {
            .viewController(telling: delegate) { _ in make() }
        }
        func stack(_ title: String) -> StackPresenter<UIViewController> {
            .navigationController(telling: delegate) { $0.title = title }
        }

        return NavigationTree {
            Fork(.tabBarController(telling: delegate), name: "tabs") {
                Stack(stack("Books"), name: "books") {
                    Endpoint("books", screen { Screen() }) {
                        Endpoint("books/:id", screen { BookScreen() }) {
                            Endpoint("books/:id/notes", screen { Screen() })
                        }
                    }
                }
                Stack(stack("Orders"), name: "orders") {
                    Endpoint("orders", screen { Screen() }) {
                        Endpoint("orders/:id", screen { Screen() })
                    }
                }
                Endpoint("profile", screen { Screen() }) {
                    Modal {
                        Stack(stack("Settings"), name: "settings") {
                            Endpoint("settings", screen { Screen() }) {
                                Endpoint("settings/:key", screen { Screen() })
                            }
                        }
                    }
                }
            }
            // Over whatever shows, when a guard says so.
            Modal { Endpoint("login", screen { Screen() }) }
        }
    }
}
