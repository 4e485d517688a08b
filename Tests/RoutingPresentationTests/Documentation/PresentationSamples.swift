import Foundation
import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

/// The samples of the documentation comments.
@MainActor
struct PresentationSamples {
    private let window = Window()

    final class BookController: ViewController {
        override func viewDidLoad() { title = "Book" }
        override func viewDidAppear(_ animated: Bool) { print("reading") }
    }

    @Test func aTypedRouteHasAnEndpoint() async throws {
        struct Book: Route {
            static let pattern: RoutePattern = "books/:id<int>"
            var id: Int
        }
        final class BookScreen: ViewController {
            convenience init(_ book: Book) {
                self.init()
                title = "book \(book.id)"
            }
        }
        let tree = NavigationTree<ViewController> {
            Endpoint(Book.self) { book in
                BookScreen(book)
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree, in: window))
        try await navigator.open(Book(id: 7))
        #expect(window.rootViewController?.title == "book 7")
    }

    @Test func aScreenHasAnInitializerOfItsOwn() {
        final class LetterScreen: ViewController {
            let letter: Int

            init(letter: Int) {
                self.letter = letter
                super.init(nibName: nil, bundle: nil)
            }

            required init(nibName: String?, bundle: Bundle?) {
                letter = 0
                super.init(nibName: nibName, bundle: bundle)
            }
        }
        #expect(LetterScreen(letter: 7).letter == 7)
    }

    @Test func aStyleIsMadeByTheApp() async throws {
        let card = PresentationStyle<ViewController>.custom { presenting, screen, completed in
            screen.modalPresentationStyle = .pageSheet
            presenting.present(screen, animated: true) { completed() }
        }
        let router = Routing()
        let letters = ViewController()
        window.rootViewController = letters
        router.map("letters/:id", source: .provided { ViewController() }, style: card, in: window)
        try await router.dispatch("letters/7")
        #expect(letters.presentedViewController?.modalPresentationStyle == .pageSheet)
    }

    @Test func aTransitionIsWaitedFor() async throws {
        let (screen, alert) = (ViewController(), ViewController())
        window.rootViewController = screen
        try await withPresentationCompletion { completion in
            screen.present(alert, animated: true) { completion(nil) }
        }
        #expect(screen.presentedViewController === alert)
    }

    @Test func aControllerHearsOfItsLife() {
        let book = BookController()
        window.rootViewController = book
        #expect(book.title == "Book")
    }

    @Test func aBookIsPushed() async {
        let (library, book) = (ViewController(), ViewController())
        let navigation = NavigationController(rootViewController: library)
        navigation.pushViewController(book, animated: true) {
            print("the book has appeared")
        }
        #expect(navigation.topViewController === book)
    }

    @Test func whatIsPoppedIsGiven() async throws {
        let navigation = NavigationController(rootViewController: ViewController())
        window.rootViewController = navigation
        navigation.pushViewController(BookController(), animated: false)
        let popped = try await window.transition { navigation.popViewController(animated: true) }
        #expect(popped is BookController)
    }

    @Test func aUserMovesAbout() {
        let tabs = TabBarController()
        let books = NavigationController(rootViewController: ViewController())
        tabs.viewControllers = [ViewController(), books]
        books.pushViewController(BookController(), animated: false)
        window.rootViewController = tabs
        window.user.tapTab(at: 1)
        window.user.swipeBack()
        books.present(ViewController(), animated: false)
        window.user.pullDown()
        #expect(tabs.selectedIndex == 1)
        #expect(window.topViewController === books.viewControllers[0])
        books.pushViewController(BookController(), animated: false)
        let swipe = window.user.beginSwipeBack()
        swipe?.cancel()
        #expect(books.viewControllers.count == 2)
    }

    @Test func aContainerHasAChild() {
        final class Theatre: ViewController {
            let player = ViewController()
            override func viewDidLoad() {
                addChild(player)
                player.didMove(toParent: self)
            }
        }
        let theatre = Theatre()
        window.rootViewController = theatre
        #expect(theatre.children.map(\.controllerID) == [theatre.player.controllerID])
    }

    @Test func animationsTakeTheirTime() {
        window.animator = .duration(.milliseconds(300))
        #expect(window.animator is TimedAnimator)
    }

    @Test func testsDriveAnimations() {
        let book = BookController()
        let navigation = NavigationController(rootViewController: ViewController())
        window.rootViewController = navigation
        let animator = DrivenAnimator()
        window.animator = animator
        navigation.pushViewController(book, animated: true)
        // The book has been told that it will appear.
        animator.advance()
        // Now it has appeared.
        #expect(animator.inFlight.isEmpty)
    }

    @Test func whoeverFollowsShowsTheSame() async {
        let shown = Window(rootViewController: ViewController())
        // One that ends, which the transitions of a window do only with the window.
        let window = (transitions: { shown.transitions().prefix(1) }, ())
        var snapshot = WindowSnapshot()
        for await transition in window.transitions() {
            snapshot.follow(transition)
            print(snapshot)
        }
        #expect(snapshot == shown.snapshot)
    }

    /// Compiled and not run: the key window belongs to all tests.
    private func aWindowIsMadeKey(library: ViewController) {
        let window = Window(rootViewController: NavigationController(rootViewController: library))
        window.makeKey()
    }

    @Test func urlsBecomeScreensOfAHost() async throws {
        let prompter = LinePrompter()
        let router = Routing()
        router.map("app://books/:id", source: .provided { "A book" }, in: prompter)
        try await router.dispatch("app://books/7")
        #expect(prompter.lines == ["shelf", "A book"])
    }

    @Test func urlsBecomeScreens() {
        let router = Routing()
        router.map("app://books/:id", source: .provided { BookController() }, style: .push(animated: true))
        #expect(router.canOpen("app://books/7"))
    }
}

/// A host of an app's own.
@MainActor
private final class LinePrompter: PresentationHost {
    var lines = ["shelf"]
    var topScreen: String? { lines.last }

    func push(_ screen: String, animated: Bool, completion: @escaping PresentationCompletion) {
        lines.append(screen)
        completion(nil)
    }

    func show(_ screen: String, completion: @escaping PresentationCompletion) {
        push(screen, animated: true, completion: completion)
    }

    func showDetail(_ screen: String, completion: @escaping PresentationCompletion) {
        push(screen, animated: true, completion: completion)
    }

    func present(_ screen: String, animated: Bool, completion: @escaping PresentationCompletion) {
        push(screen, animated: animated, completion: completion)
    }

    func dismiss(animated: Bool, completion: @escaping PresentationCompletion) {
        if lines.count > 1 { lines.removeLast() }
        completion(nil)
    }

    func navigationController(rootedAt root: String) -> String { root }
}

/// Controllers that prepare themselves.
private enum Configured {
    final class BookController: ViewController, DestinationPresentable {
        func configure(for destination: Destination) {
            title = "Book \(destination.parameters["id"] ?? "")"
        }
    }
}

private enum Prepared {
    final class BookController: ViewController, RoutingPresentationSetup {
        func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?) {
            title = "Book \(parameters["id"] ?? "")"
        }
    }
}
