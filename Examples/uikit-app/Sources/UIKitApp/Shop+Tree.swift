internal import RoutingNavigation
internal import UIKit
internal import UIKitRouting

extension Shop {
    /// Declares all places of the app and the presenters that show them.
    ///
    /// - Parameter delegate: The delegate that reports the user's own actions.
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
                        Endpoint(Order.self, telling: delegate) { order in OrderScreen(order) }
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
            // Presented over any screen, when a guard redirects to it.
            Modal { Endpoint("login", screen { Screen() }) }
        }
    }
}
