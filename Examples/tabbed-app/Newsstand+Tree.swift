import RoutingNavigation
import RoutingPresentation

extension Newsstand {
    /// Declares all places of the app and the presenters that show them.
    ///
    /// Every part that is not an endpoint has a name. A saved session finds the part by its name in the next
    /// version of the app. Without a name, it would look for the part's first endpoint.
    ///
    /// - Parameters:
    ///   - window: The window that shows one section at a time.
    ///   - departures: Records the screens that are left.
    /// - Returns: The tree.
    static func tree(in window: Window, departures: Departures) -> NavigationTree<ViewController> {
        func screen(_ make: @escaping @MainActor () -> ViewController) -> EndpointPresenter<ViewController> {
            .viewController(unwind: { departures.note($0) }, { _ in make() })
        }
        func screen(_ title: String) -> EndpointPresenter<ViewController> {
            screen { .titled(title) }
        }
        func stack(_ title: String) -> StackPresenter<ViewController> {
            .navigationController { _ in .titled(title) }
        }
        func tabs(_ title: String) -> ForkPresenter<ViewController> {
            .tabBarController { _ in .titled(title) }
        }

        return NavigationTree {
            Switcher(.window(window), name: "sections") {
                Endpoint("login", screen("Log in"))
                Fork(tabs("Newsstand"), name: "tabs") {
                    Stack(stack("Today"), name: "today") {
                        Endpoint("today", screen("Today")) {
                            Modal { Endpoint("today/story/:type/:id", screen { StoryController() }) }
                        }
                    }
                    Stack(stack("Books"), name: "books") {
                        Endpoint("books", screen("Books")) {
                            Endpoint("books/:id", screen { BookController() })
                        }
                    }
                    Endpoint("profile", screen("Profile")) {
                        Modal {
                            Fork(tabs("Account"), name: "account") {
                                Stack(stack("Orders"), name: "orders") {
                                    Endpoint("profile/orders", screen("Orders")) {
                                        Endpoint("profile/orders/:id", screen { OrderController() })
                                    }
                                }
                                Endpoint("profile/settings", screen("Settings"))
                            }
                        }
                    }
                }
            }
        }
    }
}

extension ViewController {
    /// Makes a controller without behaviour of its own.
    fileprivate static func titled(_ title: String) -> Self {
        let controller = Self(nibName: nil, bundle: nil)
        controller.title = title
        return controller
    }
}
