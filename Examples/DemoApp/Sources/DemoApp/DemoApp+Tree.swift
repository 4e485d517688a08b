import Routing
import RoutingNavigation
import RoutingPresentation

extension DemoApp {
    /// Declares all places of the app, and what shows them.
    ///
    /// What is no endpoint has a name, by which saved states find it again when it stands elsewhere.
    ///
    /// - Parameters:
    ///   - window: The window, which shows one section at a time.
    ///   - session: Who reads.
    /// - Returns: The tree.
    static func tree(in window: Window, session: Session) -> NavigationTree<ViewController> {
        let pages = Pages(session: session)
        return NavigationTree {
            Switcher(.window(window), name: "sections") {
                Fork(tabs("Reading room"), name: "tabs") {
                    Stack(stack("Today"), name: "today stack") {
                        Endpoint("today", page(pages.today), name: "today") {
                            Modal { Endpoint("stories/:id<int>", page(pages.story), name: "story") }
                        }
                    }
                    Stack(stack("Books"), name: "book stack") {
                        Endpoint("books", page(pages.books), name: "books") {
                            Endpoint("books/:id<int>", page(pages.book), name: "book") {
                                Endpoint("books/:id<int>/reviews", page(pages.reviews), name: "reviews")
                                Modal {
                                    Stack(stack("Writing"), name: "writing") {
                                        Endpoint(
                                            "books/:id<int>/reviews/new",
                                            page(pages.newReview),
                                            name: "new review"
                                        )
                                    }
                                }
                            }
                        }
                    }
                    Stack(stack("Account"), name: "account stack") {
                        Endpoint("account", page(pages.account), name: "account") {
                            Endpoint("account/orders", page(pages.orders), name: "orders") {
                                Endpoint("account/orders/:id<int>", page(pages.order), name: "order")
                            }
                            Modal { Endpoint("account/settings", page(pages.settings), name: "settings") }
                        }
                    }
                }
                Endpoint("login", page(pages.login), name: "login")
            }
        }
    }

    private static func page(
        _ fill: @escaping @MainActor (Parameters) -> PageContent
    ) -> EndpointPresenter<ViewController> {
        .viewController { _ in
            let page = Page(nibName: nil, bundle: nil)
            page.fill = fill
            return page
        }
    }

    private static func stack(_ title: String) -> StackPresenter<ViewController> {
        .navigationController { _ in
            let stack = NavigationController()
            stack.title = title
            return stack
        }
    }

    private static func tabs(_ title: String) -> ForkPresenter<ViewController> {
        .tabBarController { _ in
            let tabs = TabBarController()
            tabs.title = title
            return tabs
        }
    }
}
