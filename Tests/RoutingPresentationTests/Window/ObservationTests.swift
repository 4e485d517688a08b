import Observation
import RoutingPresentation
import Testing

/// Reading the model in an observation sees the changes.
@MainActor
struct ObservationTests {
    let scene = Scene()

    /// Says whether an action changes what was read.
    private func hasChanged<Value>(_ read: () -> Value, by action: () -> Void) -> Bool {
        let flag = Flag()
        withObservationTracking {
            _ = read()
        } onChange: {
            MainActor.assumeIsolated { flag.isRaised = true }
        }
        action()
        return flag.isRaised
    }

    @MainActor
    private final class Flag {
        var isRaised = false
    }

    @Test func theStack() {
        let navigation = scene.showing(scene.navigation("a"))
        let push = { navigation.pushViewController(scene.screen("b"), animated: false) }
        #expect(hasChanged({ navigation.viewControllers }, by: push))
        #expect(hasChanged({ navigation.topViewController }, by: push))
        #expect(hasChanged({ scene.window.topViewController }, by: push))
        #expect(hasChanged({ scene.window.snapshot }, by: push))
        #expect(!hasChanged({ navigation.title }, by: push))
    }

    @Test func theTabs() {
        let tabs = scene.showing(TabBarController())
        #expect(
            hasChanged(
                { tabs.viewControllers },
                by: { tabs.viewControllers = [scene.screen("a"), scene.screen("b")] }
            )
        )
        #expect(hasChanged({ tabs.selectedIndex }, by: { tabs.selectedIndex = 1 }))
        #expect(hasChanged({ tabs.selectedViewController }, by: { tabs.selectedIndex = 0 }))
        #expect(!hasChanged({ tabs.selectedIndex }, by: { tabs.selectedIndex = 0 }))
    }

    @Test func theColumns() {
        let split = scene.showing(SplitViewController())
        #expect(hasChanged({ split.primary }, by: { split.primary = scene.screen("a") }))
        #expect(hasChanged({ split.secondary }, by: { split.secondary = scene.screen("b") }))
    }

    @Test func whatIsPresented() {
        let navigation = scene.showing(scene.navigation("a"))
        let child = navigation.viewControllers[0]
        let modal = scene.screen("m")
        #expect(
            hasChanged(
                { child.presentedViewController },
                by: { child.present(modal, animated: false) }
            )
        )
        #expect(
            hasChanged(
                { modal.presentingViewController },
                by: { child.dismiss(animated: false) }
            )
        )
    }

    @Test func whatAControllerIsIn() {
        let screen = scene.screen("a")
        #expect(
            hasChanged(
                { screen.presentedViewController },
                by: { scene.window.rootViewController = screen }
            )
        )
        scene.window.rootViewController = nil
        let navigation = scene.navigation()
        #expect(
            hasChanged(
                { screen.parent },
                by: { navigation.pushViewController(screen, animated: false) }
            )
        )
    }

    @Test func theRootAndTheTitle() {
        let screen = scene.screen("a")
        #expect(
            hasChanged(
                { scene.window.rootViewController },
                by: { scene.window.rootViewController = screen }
            )
        )
        #expect(hasChanged({ screen.title }, by: { screen.title = "b" }))
    }
}
