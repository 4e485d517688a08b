import RoutingPresentation
import Testing

/// The orders in which UIKit tells controllers that they appear and disappear.
///
/// Apple's pages, such as "viewWillAppear(_:)", say when each call is made, but not which of two controllers
/// is called first. The orders are those that programs have recorded: for stacks, "The Inconsistent Order of
/// View Transition Events", wangling.me, 2014; for tabs, logs of tab-bar controllers, such as
/// pgzxc.github.io, efa3afd7.
@MainActor
struct LifecycleOrderTests {
    let scene = Scene()

    @Test(arguments: [true, false])
    func pushing(animated: Bool) {
        let navigation = scene.showing(scene.navigation("a"))
        let pushed = scene.screen("b")
        let notes = scene.notes { navigation.pushViewController(pushed, animated: animated) }
        #expect(
            notes == ["b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear"]
        )
    }

    @Test(arguments: [true, false])
    func popping(animated: Bool) {
        let navigation = scene.showing(scene.navigation("a", "b"))
        let notes = scene.notes { navigation.popViewController(animated: animated) }
        #expect(
            notes == ["a.didLoad", "b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear"]
        )
    }

    @Test func poppingToAControllerTellsOnlyThoseThatShow() throws {
        let navigation = scene.showing(scene.navigation("a", "b", "c", "d"))
        let target = navigation.viewControllers[1]
        let notes = scene.notes { navigation.popToViewController(target, animated: true) }
        #expect(
            notes == ["b.didLoad", "d.willDisappear", "b.willAppear", "d.didDisappear", "b.didAppear"]
        )
    }

    @Test func poppingToTheRoot() {
        let navigation = scene.showing(scene.navigation("a", "b", "c"))
        let notes = scene.notes { navigation.popToRootViewController(animated: true) }
        #expect(
            notes == ["a.didLoad", "c.willDisappear", "a.willAppear", "c.didDisappear", "a.didAppear"]
        )
    }

    @Test func settingAnotherTop() {
        let navigation = scene.showing(scene.navigation("a", "b"))
        let stack = [scene.screen("c"), scene.screen("d")]
        let notes = scene.notes { navigation.setViewControllers(stack, animated: true) }
        #expect(
            notes == ["d.didLoad", "b.willDisappear", "d.willAppear", "b.didDisappear", "d.didAppear"]
        )
    }

    @Test func settingWhatIsUnderneathTellsNobody() {
        let navigation = scene.showing(scene.navigation("a", "b"))
        let stack = [scene.screen("c"), navigation.viewControllers[1]]
        let notes = scene.notes { navigation.setViewControllers(stack, animated: true) }
        #expect(notes.isEmpty)
        #expect(navigation.viewControllers.map(\.title) == ["c", "b"])
    }

    /// Apple, "UIModalPresentationStyle.fullScreen": the views of the presenting controller are removed after
    /// the presentation completes.
    @Test(arguments: [true, false])
    func presentingOverAllOfTheScreen(animated: Bool) {
        let root = scene.showing(scene.screen("a"))
        let modal = scene.modal("b", .fullScreen)
        let notes = scene.notes { root.present(modal, animated: animated) }
        #expect(
            notes == ["b.didLoad", "a.willDisappear", "b.willAppear", "b.didAppear", "a.didDisappear"]
        )
    }

    @Test(arguments: [true, false])
    func dismissingFromAllOfTheScreen(animated: Bool) {
        let root = scene.showing(scene.screen("a"))
        root.present(scene.modal("b", .fullScreen), animated: false)
        let notes = scene.notes { root.dismiss(animated: animated) }
        #expect(notes == ["b.willDisappear", "a.willAppear", "a.didAppear", "b.didDisappear"])
    }

    /// Apple, "dismiss(animated:completion:)": intermediate controllers are simply removed.
    @Test func dismissingWithModalsAboveTellsNothingToTheHiddenOnes() {
        let root = scene.showing(scene.screen("a"))
        let middle = scene.modal("b", .fullScreen)
        root.present(middle, animated: false)
        middle.present(scene.modal("c", .fullScreen), animated: false)
        let notes = scene.notes { root.dismiss(animated: true) }
        #expect(notes == ["c.willDisappear", "a.willAppear", "a.didAppear", "c.didDisappear"])
        #expect(root.presentedViewController == nil)
    }

    /// Apple, "dismiss(animated:completion:)": a controller dismisses its child and all above that child.
    @Test func dismissingWhatPresentsDismissesWhatIsAbove() {
        let root = scene.showing(scene.screen("a"))
        let middle = scene.modal("b", .fullScreen)
        root.present(middle, animated: false)
        middle.present(scene.modal("c", .fullScreen), animated: false)
        let notes = scene.notes { middle.dismiss(animated: true) }
        #expect(notes == ["c.willDisappear", "b.willAppear", "b.didAppear", "c.didDisappear"])
        #expect(root.presentedViewController === middle)
    }

    @Test func selectingATab() {
        let tabs = TabBarController()
        tabs.viewControllers = [scene.screen("a"), scene.screen("b")]
        scene.showing(tabs)
        #expect(
            scene.notes { tabs.selectedIndex = 1 }
                == ["b.didLoad", "b.willAppear", "a.willDisappear", "a.didDisappear", "b.didAppear"]
        )
        #expect(
            scene.notes { tabs.selectedIndex = 0 }
                == ["a.willAppear", "b.willDisappear", "b.didDisappear", "a.didAppear"]
        )
    }

    @Test func replacingAColumn() {
        let split = SplitViewController()
        split.primary = scene.screen("list")
        split.secondary = scene.screen("a")
        scene.showing(split)
        #expect(
            scene.notes { split.secondary = scene.screen("b") }
                == ["b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear"]
        )
    }

    @Test func replacingTheRoot() {
        scene.showing(scene.screen("a"))
        #expect(
            scene.notes { scene.window.rootViewController = scene.screen("b") }
                == ["a.willDisappear", "a.didDisappear", "b.didLoad", "b.willAppear", "b.didAppear"]
        )
    }

    @Test func replacingTheRootUnderAModalTellsTheModal() {
        let root = scene.showing(scene.screen("a"))
        root.present(scene.modal("m", .fullScreen), animated: false)
        #expect(
            scene.notes { scene.window.rootViewController = scene.screen("b") }
                == ["m.willDisappear", "m.didDisappear", "b.didLoad", "b.willAppear", "b.didAppear"]
        )
    }

    @Test func containersAreToldBeforeWhatIsInThem() {
        let navigation = NotingStack().noting(in: scene.diary, as: "n")
        navigation.viewControllers = [scene.screen("a")]
        #expect(
            scene.notes { scene.window.rootViewController = navigation }
                == ["n.didLoad", "n.willAppear", "a.didLoad", "a.willAppear", "n.didAppear", "a.didAppear"]
        )
        #expect(
            scene.notes { scene.window.rootViewController = nil }
                == ["n.willDisappear", "a.willDisappear", "n.didDisappear", "a.didDisappear"]
        )
    }

    @Test func whatIsHiddenIsToldNothing() {
        let tabs = TabBarController()
        let hidden = scene.navigation("b")
        tabs.viewControllers = [scene.screen("a"), hidden]
        scene.showing(tabs)
        #expect(
            scene.notes { hidden.pushViewController(scene.screen("c"), animated: true) }
                == [])
        #expect(
            scene.notes { tabs.selectedViewController = hidden }
                == ["c.didLoad", "c.willAppear", "a.willDisappear", "a.didDisappear", "c.didAppear"]
        )
    }

    @Test func whatIsInNoWindowIsToldNothing() {
        let navigation = scene.navigation("a")
        #expect(
            scene.notes { navigation.pushViewController(scene.screen("b"), animated: true) }
                == []
        )
        #expect(navigation.viewControllers.map(\.isViewLoaded) == [false, false])
    }

    @Test func animatedIsPassedOn() {
        final class Listener: ViewController {
            var heard: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { heard.append(animated) }
            override func viewDidAppear(_ animated: Bool) { heard.append(animated) }
            override func viewWillDisappear(_ animated: Bool) { heard.append(animated) }
            override func viewDidDisappear(_ animated: Bool) { heard.append(animated) }
        }
        let navigation = scene.showing(scene.navigation("a"))
        let listener = Listener()
        _ = scene.notes { navigation.pushViewController(listener, animated: true) }
        _ = scene.notes { navigation.popViewController(animated: false) }
        #expect(listener.heard == [true, true, false, false])
    }

    @Test func whatWasVisibleInAWindowThatIsGoneDisappearsBeforeItAppearsElsewhere() {
        let screen = scene.screen("a")
        do {
            let lost = Window()
            lost.rootViewController = screen
        }
        #expect(
            scene.notes { scene.window.rootViewController = screen }
                == ["a.willDisappear", "a.didDisappear", "a.willAppear", "a.didAppear"]
        )
    }
}
