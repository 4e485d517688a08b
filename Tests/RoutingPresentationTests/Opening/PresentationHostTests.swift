import Routing
import RoutingPresentation
import Testing

/// What holds of URLs in any host: the headless window, and one that shows strings.
@MainActor
struct PresentationHostTests {
    enum Kind: CaseIterable {
        case window, prompter
    }

    let router = Routing()

    /// A host of some kind, as the tests see it.
    @MainActor
    struct Tested {
        /// Maps a pattern to a screen that is called as the parameter `name` of the URL.
        let map: @MainActor (_ pattern: String, _ style: Style) -> Void
        /// What shows, layer by layer.
        let layers: @MainActor () -> [[String]]
        let dismiss: @MainActor (_ completion: @escaping PresentationCompletion) -> Void

        /// A style for any kind of host.
        enum Style {
            case show, present, push
            indirect case wrapped(Style)
            /// Presents nothing, and says in which order it was given what.
            case custom(@MainActor @Sendable (_ presenting: String, _ presented: String) -> Void)
        }
    }

    private func tested(_ kind: Kind, isStack: Bool) -> Tested {
        switch kind {
        case .window: Tested(window: isStack, in: router)
        case .prompter: Tested(prompter: isStack, in: router)
        }
    }

    @Test(arguments: Kind.allCases, [true, false])
    func showPushesOrPresents(kind: Kind, isStack: Bool) async throws {
        let host = tested(kind, isStack: isStack)
        host.map("app://:name", .show)
        try await router.dispatch("app://x")
        #expect(host.layers() == (isStack ? [["a", "x"]] : [["a"], ["x"]]))
    }

    @Test(arguments: Kind.allCases)
    func presentPresentsFromTheTop(kind: Kind) async throws {
        let host = tested(kind, isStack: true)
        host.map("app://:name", .present)
        try await router.dispatch("app://x")
        try await router.dispatch("app://x")
        #expect(host.layers() == [["a"], ["x"], ["x"]])
    }

    @Test(arguments: Kind.allCases)
    func aStackIsPresentedAndPushedOnto(kind: Kind) async throws {
        let host = tested(kind, isStack: false)
        host.map("app://stack/:name", .wrapped(.present))
        host.map("app://push/:name", .push)
        try await router.dispatch("app://stack/x")
        try await router.dispatch("app://push/x")
        #expect(host.layers() == [["a"], ["x", "x"]])
    }

    @Test(arguments: Kind.allCases)
    func whatIsRefusedFailsTheJobAndChangesNothing(kind: Kind) async throws {
        let host = tested(kind, isStack: false)
        host.map("app://push/:name", .push)
        host.map("app://:name", .show)
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch("app://push/x") }
        #expect(error?.code == .handlerFailed)
        switch kind {
        case .window:
            #expect((error?.underlying as? PresentationError)?.code == .noNavigationController)
        case .prompter:
            #expect(error?.underlying as? Prompter.Fault == Prompter.Fault(reason: "there is no stack for x"))
        }
        #expect(host.layers() == [["a"]])
        // The router goes on.
        try await router.dispatch("app://x")
        #expect(host.layers() == [["a"], ["x"]])
    }

    @Test(arguments: Kind.allCases)
    func customGetsWhatIsOnTopAndTheScreen(kind: Kind) async throws {
        let host = tested(kind, isStack: true)
        host.map("app://show/:name", .show)
        host.map("app://custom/:name", .custom { #expect([$0, $1] == ["x", "x"]) })
        try await router.dispatch("app://show/x")
        try await router.dispatch("app://custom/x")
        #expect(host.layers() == [["a", "x"]])
    }

    @Test(arguments: Kind.allCases)
    func dismissingTakesTheLastLayerAndNotTheFirst(kind: Kind) async throws {
        let host = tested(kind, isStack: true)
        host.map("app://:name", .present)
        for _ in 0..<2 { try await router.dispatch("app://x") }
        for count in [2, 1, 1] {
            let fault: (any Error)? = await withCheckedContinuation { continuation in
                host.dismiss { continuation.resume(returning: $0) }
            }
            #expect(fault == nil)
            #expect(host.layers().count == count)
        }
    }
}

extension PresentationHostTests.Tested {
    init(window isStack: Bool, in router: Routing) {
        let root = ViewController()
        root.title = "a"
        let window = Window(
            rootViewController: isStack ? NavigationController(rootViewController: root) : root)
        self.init(
            window,
            in: router,
            make: { ViewController() },
            name: { $0.title = $1 },
            title: { $0.title ?? "?" },
            layers: {
                window.snapshot.layers.map { layer in
                    (layer.kind == .navigation ? layer.children : [layer]).map { $0.title ?? "?" }
                }
            }
        )
    }

    init(prompter isStack: Bool, in router: Routing) {
        let prompter = Prompter(Prompter.Layer(screens: ["a"], isStack: isStack))
        // A string is what it is called from the beginning.
        self.init(
            prompter,
            in: router,
            make: { "x" },
            name: { _, _ in },
            title: { $0 },
            layers: { prompter.layers.map(\.screens) }
        )
    }

    private init<Host: PresentationHost>(
        _ host: Host,
        in router: Routing,
        make: @escaping @MainActor @Sendable () -> Host.Screen,
        name: @escaping @MainActor @Sendable (Host.Screen, String) -> Void,
        title: @escaping @MainActor @Sendable (Host.Screen) -> String,
        layers: @escaping @MainActor () -> [[String]]
    ) {
        map = { pattern, style in
            router.map(
                pattern,
                source: .provided { make() },
                style: style.translated(title),
                in: host,
                setup: { screen, parameters, _ in name(screen, parameters["name"] ?? "?") }
            )
        }
        self.layers = layers
        dismiss = { host.dismiss(animated: true, completion: $0) }
    }
}

extension PresentationHostTests.Tested.Style {
    /// The style for the screens of a host.
    @MainActor
    fileprivate func translated<Screen>(
        _ title: @escaping @MainActor @Sendable (Screen) -> String
    ) -> PresentationStyle<Screen> {
        switch self {
        case .show: .show
        case .present: .present(animated: false)
        case .push: .push(animated: true)
        case .wrapped(let style): .inNavigationController(style.translated(title))
        case .custom(let custom):
            .custom { presenting, presented, completed in
                custom(title(presenting), title(presented))
                completed()
                completed()
            }
        }
    }
}

/// What holds of hosts of a program's own.
@MainActor
struct CustomHostTests {
    let router = Routing()

    @Test func whatIsAskedOfItIsAnimatedAsTheStyleSays() async throws {
        let prompter = Prompter(Prompter.Layer(screens: ["a"], isStack: true))
        router.map("app://push", source: .provided { "b" }, style: .push(animated: false), in: prompter)
        router.map("app://present", source: .provided { "c" }, style: .present(animated: true), in: prompter)
        router.map(RoutePattern("app://detail"), source: .provided { "d" }, style: .showDetail, in: prompter)
        for url in ["app://push", "app://present", "app://detail"] { try await router.dispatch(url) }
        #expect(prompter.isAnimated == [false, true])
        #expect(prompter.detail == "d")
    }

    @Test func aCustomStyleIsCalledWhenItHasSettled() async throws {
        let prompter = Prompter(Prompter.Layer(screens: ["a"], isStack: true))
        let diary = Diary()
        prompter.whenAskedToSettle = { diary.note("settled") }
        router.map(
            "app://x",
            source: .provided { "b" },
            style: .custom { _, _, completed in
                diary.note("custom")
                completed()
            },
            in: prompter
        )
        try await router.dispatch("app://x")
        #expect(diary.entries == ["settled", "custom"])
    }

    @Test func aSecondCompletionIsIgnored() async throws {
        let prompter = Prompter(Prompter.Layer(screens: ["a"], isStack: true))
        prompter.completions = 2
        router.map("app://x", source: .provided { "b" }, in: prompter)
        try await router.dispatch("app://x")
        await router.idle()
        #expect(prompter.layers[0].screens == ["a", "b"])
    }

    @Test func aCompletionThatIsLetGoOfIsTreatedAsAnyDroppedContinuation() async {
        let router = Routing(configuration: Routing.Configuration(abandonment: .resume))
        let (events, continuation) = AsyncStream.makeStream(of: RoutingEvent.self)
        let observation = router.observe { continuation.yield($0) }
        let prompter = Prompter(Prompter.Layer(screens: ["a"], isStack: true))
        prompter.completions = 0
        let line = UInt(#line) + 1
        router.map("app://x", source: .provided { "b" }, in: prompter)
        router.open("app://x")
        for await event in events where event.kind == .abandoned {
            #expect(event.sourceLine?.line == line)
            break
        }
        await router.idle()
        withExtendedLifetime(observation) {}
    }

    @Test func itIsHeldWeaklyAndWhatIsEmptyHasNoTop() async throws {
        let empty = Prompter()
        router.map(
            "app://empty", source: .provided { "b" }, style: .custom { _, _, done in done() }, in: empty)
        do {
            let lost = Prompter()
            router.map("app://lost", source: .provided { "b" }, in: lost)
        }
        for (url, code) in [
            ("app://empty", PresentationError.Code.windowIsEmpty), ("app://lost", .windowIsGone),
        ] {
            let error = await #expect(throws: RoutingError.self) { try await router.dispatch(url) }
            let fault = error?.underlying as? PresentationError
            #expect(fault?.code == code)
            #expect(fault?.message.contains("String") == true)
        }
    }

    @Test func aWindowHandsItsFaultsToItsCompletionsAlone() async {
        let scene = Scene()
        let (fault, dismissal): ((any Error)?, (any Error)?) = await withCheckedContinuation { continuation in
            scene.window.present(scene.screen("x"), animated: false) { fault in
                scene.window.dismiss(animated: false) { continuation.resume(returning: (fault, $0)) }
            }
        }
        #expect((fault as? PresentationError)?.code == .windowIsEmpty)
        #expect(dismissal == nil)
        #expect(scene.faults.isEmpty)
    }

    @Test func aTransitionWaitsForTheVerbsOfItsWindow() async throws {
        let scene = Scene()
        let navigation = scene.showing(scene.navigation("a"))
        var isOver = false
        let task = Task {
            try await scene.window.transition {
                scene.window.push(scene.screen("b"), animated: true) { _ in isOver = true }
            }
            #expect(isOver)
        }
        while !scene.animator.advance() { await Task.yield() }
        try await task.value
        #expect(navigation.viewControllers.map(\.title) == ["a", "b"])
    }
}
