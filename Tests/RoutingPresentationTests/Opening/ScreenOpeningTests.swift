import ClassicScreens
import Foundation
import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

/// URLs that become screens.
@MainActor
struct ScreenOpeningTests {
    let scene = Scene()
    let router = Routing()

    init() {
        scene.window.animator = .immediate
    }

    /// Maps a pattern to screens that note what they are told.
    func map(
        _ pattern: String,
        _ style: PresentationStyle<ViewController> = .show,
        setup: PresentationSetup<ViewController>? = nil
    ) {
        router.map(
            pattern,
            source: .provided { [scene] in scene.screen(pattern) },
            style: style,
            in: scene.window,
            setup: setup
        )
    }

    /// The fault that a URL ends with.
    func fault(of url: String) async throws -> PresentationError {
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch(url) }
        #expect(error?.code == .handlerFailed)
        return try #require(error?.underlying as? PresentationError)
    }

    @Test func theControllerPreparesItselfBeforeTheClosureAndTheStyle() async throws {
        final class Book: ViewController, RoutingPresentationSetup {
            var log: [String] = []
            func setup(_ route: String, with parameters: Parameters, passing any: (any Sendable)?) {
                log.append("setup \(route) \(parameters["id"] ?? "") \(any as? Int ?? 0)")
            }
            override func viewWillAppear(_ animated: Bool) { log.append("willAppear \(animated)") }
        }
        scene.showing(scene.navigation("a"))
        let book = Book()
        router.map(
            "app://books/:id",
            source: .provided { book },
            style: .push(animated: true),
            in: scene.window,
            setup: { controller, parameters, data in
                #expect(controller === book)
                book.log.append("closure \(parameters["id"] ?? "") \(data as? Int ?? 0)")
            }
        )
        try await router["Views"].dispatch("app://books/7?x=y", passing: 3)
        #expect(book.log == ["setup app://books/7 7 3", "closure 7 3", "willAppear true"])
        #expect(book.navigationController?.viewControllers.last === book)
    }

    @Test func aScreenOfSwift5CodeIsPreparedWithDataOfAnyType() async throws {
        let book = ClassicBookController()
        scene.showing(scene.navigation("a"))
        router.map("app://books/:id", source: .provided { book }, in: scene.window)
        try await router["Views"].dispatch("app://books/7?x=y", passing: 3)
        #expect(book.prepared == "app://books/7, book 7, page 3")
    }

    @Test func aScreenIsConfiguredForThePlaceItShows() async throws {
        final class Book: ViewController, DestinationPresentable {
            var place: Destination?
            func configure(for destination: Destination) throws {
                if destination.parameters["id"] == "none" { throw CancellationError() }
                place = destination
            }
        }
        scene.showing(scene.navigation("a"))
        let book = Book()
        router.map("app://books/:id", source: .provided { book }, in: scene.window)
        try await router.dispatch("app://books/7?page=2#notes", passing: 3)
        let place = try #require(book.place)
        #expect(place.captures == ["id": "7"] && place.parameters == ["id": "7", "page": "2"])
        #expect(place.fragment == "notes" && place.context as? Int == 3)
        #expect(place.url == "app://books/7?page=2#notes" && place.pattern == "app://books/:id")
        place.finish(with: 1)
        #expect(scene.window.topViewController === book, "no caller waits for it, and it is in no tree")

        let error = await #expect(throws: RoutingError.self) {
            try await router.dispatch("app://books/none")
        }
        #expect(error?.underlying is CancellationError)
    }

    @Test(arguments: [true, false])
    func showPushesOrPresents(hasNavigation: Bool) async throws {
        map("app://x")
        let navigation = scene.navigation("a")
        scene.showing(hasNavigation ? navigation : scene.screen("a"))
        try await router.dispatch("app://x")
        let top = try #require(scene.window.topViewController)
        #expect(top.title == "app://x")
        #expect((top.presentingViewController == nil) == hasNavigation)
        #expect(navigation.viewControllers.count == (hasNavigation ? 2 : 1))
    }

    @Test(arguments: [true, false])
    func showDetailReplacesTheSecondColumnOrPresents(hasSplit: Bool) async throws {
        map("app://x", .showDetail)
        let split = SplitViewController()
        split.primary = scene.navigation("list")
        scene.showing(hasSplit ? split : scene.screen("a"))
        try await router.dispatch("app://x")
        let top = try #require(scene.window.topViewController)
        #expect(top.title == "app://x")
        #expect((split.secondary === top) == hasSplit)
        #expect((top.presentingViewController == nil) == hasSplit)
    }

    @Test func presentPresentsFromTheTop() async throws {
        map("app://x", .present(animated: false))
        scene.showing(scene.navigation("a"))
        try await router.dispatch("app://x")
        try await router.dispatch("app://x")
        #expect(scene.window.snapshot.layers.map(\.title) == [nil, "app://x", "app://x"])
    }

    @Test func navigationControllersAreWrappedAroundAnyDepth() async throws {
        map("app://once", .inNavigationController(.present(animated: true)))
        map("app://twice", .inNavigationController(.inNavigationController(.push(animated: true))))
        scene.showing(scene.screen("a"))
        try await router.dispatch("app://once")
        try await router.dispatch("app://twice")
        let layer = try #require(scene.window.snapshot.layers.last)
        #expect(layer.kind == .navigation)
        #expect(layer.children.map(\.title) == ["app://once", nil])
        #expect(layer.children[1].children.map(\.kind) == [.navigation])
        #expect(layer.children[1].children[0].children.map(\.title) == ["app://twice"])
    }

    @Test func customGetsBothControllersAndACompletion() async throws {
        scene.showing(scene.navigation("a"))
        map(
            "app://x",
            .custom { presenting, presented, completed in
                #expect(presenting.title == "a")
                presenting.present(presented, animated: true) {
                    completed()
                    completed()
                }
            }
        )
        try await router.dispatch("app://x")
        #expect(scene.window.topViewController?.title == "app://x")
    }

    @Test func customIsCalledWhenNothingGoesOn() async throws {
        let navigation = scene.showing(scene.navigation("a"))
        map(
            "app://x",
            .custom { presenting, presented, completed in
                #expect(presenting.title == "b")
                presenting.show(presented, sender: nil, completion: completed)
            }
        )
        scene.window.animator = scene.animator
        navigation.pushViewController(scene.screen("b"), animated: true)
        async let outcome = router.dispatch("app://x")
        await Task.yield()
        scene.animator.advance()
        while !scene.animator.advance() { await Task.yield() }
        _ = try await outcome
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "app://x"])
        #expect(scene.faults.isEmpty)
    }

    @Test(arguments: [Routing.Configuration.Abandonment.halt, .resume])
    func customThatDropsItsCompletionIsTreatedAsAnyDroppedContinuation(
        abandonment: Routing.Configuration.Abandonment
    ) async throws {
        let router = Routing(configuration: Routing.Configuration(abandonment: abandonment))
        let (events, continuation) = AsyncStream.makeStream(of: RoutingEvent.self)
        let observation = router.observe { continuation.yield($0) }
        scene.showing(scene.screen("a"))
        let line = UInt(#line) + 1
        router.map(
            "app://x",
            source: .provided { ViewController() },
            style: .custom { _, _, _ in },
            in: scene.window
        )
        router.map("app://y", source: .provided { ViewController() }, in: scene.window)
        router.open("app://x")
        router.open("app://y")
        for await event in events where event.kind == .abandoned {
            #expect(event.sourceLine?.line == line)
            break
        }
        if abandonment == .halt {
            #expect(scene.window.snapshot.layers.count == 1)
            router.resume()
        }
        await router.idle()
        #expect(scene.window.snapshot.layers.count == 2)
        withExtendedLifetime(observation) {}
    }

    @Test func aStormOfURLsNeverOverlapsTransitions() async throws {
        scene.window.animator = scene.animator
        let navigation = scene.showing(scene.navigation("a"))
        map("app://x/:n")
        for number in 0..<20 { router.open("app://x/\(number)") }
        for _ in 0..<20 {
            while scene.animator.inFlight.isEmpty { await Task.yield() }
            #expect(scene.animator.inFlight.count == 1)
            scene.animator.advance()
        }
        await router.idle()
        #expect(navigation.viewControllers.count == 21)
        #expect(scene.faults.isEmpty)
    }

    @Test func pushingWithoutANavigationControllerFailsTheWork() async throws {
        map("app://x", .push(animated: true))
        scene.showing(scene.screen("a"))
        let error = try await fault(of: "app://x")
        #expect(
            error.description == """
                noNavigationController: Screen 'app://x' cannot be pushed: Screen 'a' is in no navigation \
                controller; wrap Screen 'a' in one, or present
                """
        )
        #expect(scene.faults.isEmpty)
        // The router goes on.
        map("app://y")
        try await router.dispatch("app://y")
    }

    @Test func aSourceThatThrowsFailsTheWork() async throws {
        struct OutOfPrint: Error {}
        scene.showing(scene.screen("a"))
        router.map("app://x", source: .provided { throw OutOfPrint() }, in: scene.window)
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch("app://x") }
        #expect(error?.code == .handlerFailed)
        #expect(error?.underlying is OutOfPrint)
        #expect(scene.window.snapshot.layers.count == 1)
        // The router goes on.
        map("app://y")
        try await router.dispatch("app://y")
    }

    @Test func aControllerThatIsShownAlreadyFailsTheWork() async throws {
        let shared = scene.screen("shared")
        scene.showing(NavigationController(rootViewController: shared))
        for style in [PresentationStyle<ViewController>.show, .inNavigationController(.show)] {
            router.map("app://x", source: .provided { shared }, style: style, in: scene.window)
            #expect(try await fault(of: "app://x").code == .alreadyInHierarchy)
        }
    }

    @Test func tagsAreViewsUnlessOthersAreGiven() {
        map("app://x")
        #expect(router["Views"].canOpen("app://x"))
        #expect(!router["Actions"].canOpen("app://x"))
        router["Actions"].map("app://y", tags: [], source: .provided { ViewController() })
        #expect(router["Actions"].canOpen("app://y"))
        #expect(!router["Views"].canOpen("app://y"))
    }

    @Test func theEntryGoesWithItsOwnerAndHoldsNoWindow() async throws {
        final class Owner: RouteOwner {}
        weak var gone: Window?
        do {
            let owner = Owner()
            let window = Window(rootViewController: ViewController())
            router.map(
                RoutePattern("app://x"),
                owner: owner,
                source: .nib(controller: Screen.self, name: "Book", bundle: nil),
                in: window
            )
            #expect(router.canOpen("app://x"))
            try await router.dispatch("app://x")
            #expect(window.topViewController?.nibName == "Book")
            gone = window
        }
        #expect(gone == nil)
        #expect(!router.canOpen("app://x"))
    }
}
