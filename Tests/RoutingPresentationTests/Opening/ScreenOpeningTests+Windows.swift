import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

extension ScreenOpeningTests {
    @Test func withoutAWindowTheWorkFails() async throws {
        map("app://empty")
        #expect(try await fault(of: "app://empty").code == .windowIsEmpty)
        do {
            let lost = Window(rootViewController: ViewController())
            router.map("app://lost", source: .provided { ViewController() }, in: lost)
        }
        #expect(try await fault(of: "app://lost").code == .windowIsGone)
    }

    /// The key window belongs to all, so all that is to be said about it is said in one test.
    @Test func theKeyWindowIsTheOneUnlessAnotherIsGiven() async throws {
        router.map("app://x", source: .provided { [scene] in scene.screen("x") })
        #expect(Window.key == nil)
        let error = try await fault(of: "app://x")
        #expect(error.code == .noKeyWindow)
        #expect(
            error.message == """
                there is no key window to show Screen 'x' in; make one key and keep it, or map 'in:' one
                """
        )
        do {
            let window = Window(rootViewController: ViewController())
            window.makeKey()
            try await router.dispatch("app://x")
            #expect(window.topViewController?.title == "x")
        }
        #expect(Window.key == nil)
        try await checkNavigatorsInTwoWindows()
        #expect(Window.key == nil)
    }

    /// One tree in two windows: what is opened in the router shows in the key one.
    private func checkNavigatorsInTwoWindows() async throws {
        let tree = NavigationTree<ViewController> {
            Switcher {
                Endpoint("login", .viewController { _ in ViewController() })
                Stack(.navigationController()) {
                    Endpoint("books", .viewController { _ in ViewController() })
                }
            }
        }
        let router = Routing()
        let windows = [Window(), Window()]
        let navigators = windows.map {
            Navigator(tree, renderer: PresenterRenderer(tree, in: $0), in: router)
        }

        windows[0].makeKey()
        try await router.dispatch("books")
        #expect(
            windows[0].snapshot.layers.map(\.kind) == [.navigation] && windows[1].rootViewController == nil)
        windows[1].makeKey()
        try await router.dispatch("login")
        #expect(windows[0].rootViewController is NavigationController)
        #expect(windows[1].snapshot.layers.map(\.kind) == [.screen])
        try await navigators[0].open("login")
        #expect(windows[0].snapshot.layers.map(\.kind) == [.screen])
        try await checkSwitchersOfTwoWindows()
    }

    /// The presenter of a switcher at the root knows its window, so the renderer need not.
    private func checkSwitchersOfTwoWindows() async throws {
        let router = Routing()
        let windows = [Window(), Window()]
        let navigators = windows.map { window in
            let tree = NavigationTree<ViewController> {
                Switcher(.window(window)) { Endpoint("books", .viewController { _ in ViewController() }) }
            }
            return Navigator(tree, renderer: PresenterRenderer(tree), in: router)
        }
        windows[0].makeKey()
        try await router.dispatch("books")
        #expect(navigators.map(\.state.url) == ["books", nil])
        windows[1].makeKey()
        try await router.dispatch("books")
        #expect(navigators.map(\.state.url) == ["books", "books"])
    }
}
