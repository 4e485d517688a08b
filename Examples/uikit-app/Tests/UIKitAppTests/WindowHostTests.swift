import Routing
import RoutingPresentation
import Testing
import UIKit
import UIKitRouting

/// A UIKit window shows URLs by the same rules as the headless window.
@MainActor
struct WindowHostTests {
    enum Kind: CaseIterable {
        case headless, uikit
    }

    let router = Routing()

    /// A host of either kind, for tests.
    @MainActor
    struct Tested {
        /// Maps a pattern to a screen whose title is the URL's parameter `name`.
        let map: @MainActor (_ pattern: String, _ style: Style) -> Void
        /// The titles of the visible screens, layer by layer.
        let layers: @MainActor () -> [[String]]
        let dismiss: @MainActor (_ completion: @escaping PresentationCompletion) -> Void

        /// A style that fits either kind of host.
        enum Style {
            case show, showDetail, present, push
            indirect case wrapped(Style)
            /// Presents nothing, and reports the screens that the closure receives.
            case custom(@MainActor @Sendable (_ presenting: String, _ presented: String) -> Void)
        }
    }

    private func tested(_ kind: Kind, isStack: Bool) -> Tested {
        switch kind {
        case .headless: Tested(headless: isStack, in: router)
        case .uikit: Tested(uikit: isStack, in: router)
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
    func showDetailPresentsWithoutASplitView(kind: Kind) async throws {
        let host = tested(kind, isStack: true)
        host.map("app://:name", .showDetail)
        try await router.dispatch("app://x")
        #expect(host.layers() == [["a"], ["x"]])
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
        switch kind {
        case .headless: #expect((error?.underlying as? PresentationError)?.code == .noNavigationController)
        case .uikit: #expect(error?.underlying as? WindowHost.Fault == .noNavigationController)
        }
        #expect(host.layers() == [["a"]])
        // The router continues after the failed job.
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

/// Behaviour of a UIKit window only.
@MainActor
struct WindowHostFaultTests {
    private let window = UIWindow()
    private let router = Routing()

    private func screen(_ title: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        return screen
    }

    @Test func anEmptyWindowShowsNothing() async {
        let host = WindowHost(window)
        router.map("app://x", source: .provided { UIViewController() }, in: host)
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch("app://x") }
        #expect(error?.underlying as? WindowHost.Fault == .noScreen)
    }

    @Test func aDetailComesIntoTheSecondColumn() async throws {
        let split = UISplitViewController()
        split.viewControllers = [screen("list"), screen("old")]
        window.rootViewController = split
        let host = WindowHost(window)
        router.map("app://x", source: .provided { UIViewController() }, style: .showDetail, in: host)
        try await router.dispatch("app://x")
        #expect(split.viewControllers.map(\.title) == ["list", nil])
    }

    /// UIKit logs a presentation that it refuses, and releases its completion.
    @Test func aPresentationThatUIKitRefusesFails() async throws {
        window.rootViewController = screen("a")
        let root = try #require(window.rootViewController)
        root.present(screen("b"), animated: false)
        let error = await #expect(throws: PresentationError.self) {
            try await withPresentationCompletion { completion in
                root.present(UIViewController(), animated: false) { completion(nil) }
            }
        }
        #expect(error?.code == .completionDropped)
    }

    @Test func aWindowThatIsGoneHasNoTop() {
        var window: UIWindow? = UIWindow()
        let host = window.map(WindowHost.init)
        window?.rootViewController = screen("a")
        #expect(host?.topScreen?.title == "a")
        window = nil
        #expect(host?.topScreen == nil)
    }
}

extension WindowHostTests.Tested {
    init(headless isStack: Bool, in router: Routing) {
        let root = ViewController()
        root.title = "a"
        let window = Window(
            rootViewController: isStack ? NavigationController(rootViewController: root) : root)
        self.init(
            window, in: router, make: { ViewController() }, name: { $0.title = $1 },
            title: { $0.title ?? "?" },
            layers: {
                window.snapshot.layers.map { layer in
                    (layer.kind == .navigation ? layer.children : [layer]).map { $0.title ?? "?" }
                }
            }
        )
    }

    init(uikit isStack: Bool, in router: Routing) {
        let root = UIViewController()
        root.title = "a"
        let window = UIWindow()
        window.rootViewController = isStack ? UINavigationController(rootViewController: root) : root
        self.init(
            WindowHost(window), in: router, make: { UIViewController() }, name: { $0.title = $1 },
            title: { $0.title ?? "?" },
            layers: { window.outline.map { $0.components(separatedBy: " > ") } }
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
                pattern, source: .provided { make() }, style: style.translated(title), in: host,
                setup: { screen, parameters, _ in name(screen, parameters["name"] ?? "?") }
            )
        }
        self.layers = layers
        dismiss = { host.dismiss(animated: true, completion: $0) }
    }
}

extension WindowHostTests.Tested.Style {
    /// The style for the screens of a host.
    @MainActor
    fileprivate func translated<Screen>(
        _ title: @escaping @MainActor @Sendable (Screen) -> String
    ) -> PresentationStyle<Screen> {
        switch self {
        case .show: .show
        case .showDetail: .showDetail
        case .present: .present(animated: false)
        case .push: .push(animated: true)
        case .wrapped(let style): .inNavigationController(style.translated(title))
        case .custom(let custom):
            .custom { presenting, presented, completed in
                custom(title(presenting), title(presented))
                completed()
            }
        }
    }
}
