import Routing
import RoutingNavigation
import RoutingPresentation

extension DemoApp {
    /// Declares all places of the app and the presenters that show them.
    ///
    /// Every part that is not an endpoint has a name. By its name, saved states find the part even if it has
    /// moved.
    ///
    /// - Parameters:
    ///   - window: The window, which shows one section at a time.
    ///   - pages: The content of the places.
    /// - Returns: The tree.
    static func tree(in window: Window, pages: Pages) -> NavigationTree<ViewController> {
        let (page, stack, tabs) = (page(of: pages), stack(of: pages), tabs(of: pages))
        return NavigationTree {
            Switcher(.window(window), name: "sections") {
                Fork(tabs, name: "tabs") {
                    Stack(stack, name: "today stack") {
                        Endpoint("today", page, name: "today") {
                            Modal { Endpoint("stories/:id<int>", page, name: "story") }
                        }
                    }
                    Stack(stack, name: "book stack") {
                        Endpoint("books", page, name: "books") {
                            Endpoint("books/:id<int>", page, name: "book") {
                                Endpoint("books/:id<int>/reviews", page, name: "reviews")
                                Modal {
                                    Stack(stack, name: "writing") {
                                        Endpoint("books/:id<int>/reviews/new", page, name: "new review")
                                    }
                                }
                            }
                        }
                    }
                    Stack(stack, name: "account stack") {
                        Endpoint("account", page, name: "account") {
                            Endpoint("account/orders", page, name: "orders") {
                                Endpoint("account/orders/:id<int>", page, name: "order")
                            }
                            Modal { Endpoint("account/settings", page, name: "settings") }
                        }
                    }
                }
                Endpoint("login", page, name: "login")
            }
        }
    }

    private static func page(of pages: Pages) -> EndpointPresenter<ViewController> {
        .viewController { _ in
            let page = Page(nibName: nil, bundle: nil)
            page.fill = pages.content
            return page
        }
    }

    private static func stack(of pages: Pages) -> StackPresenter<ViewController> {
        .navigationController { place in
            let stack = NavigationController()
            stack.title = pages.content(of: place).title
            return stack
        }
    }

    private static func tabs(of pages: Pages) -> ForkPresenter<ViewController> {
        .tabBarController { place in
            let tabs = TabBarController()
            tabs.title = pages.content(of: place).title
            return tabs
        }
    }
}
