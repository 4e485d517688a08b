import Foundation
import RoutingPresentation
import Testing

/// Which controller contains which, and which presents which.
@MainActor
struct HierarchyTests {
    let scene = Scene()

    @Test func containersAreFoundThroughOthers() {
        let screen = scene.screen("a")
        let navigation = NavigationController(rootViewController: screen)
        let tabs = TabBarController()
        tabs.viewControllers = [navigation]
        let split = SplitViewController()
        split.primary = tabs
        scene.showing(split)
        #expect(screen.parent === navigation)
        #expect(screen.navigationController === navigation)
        #expect(screen.tabBarController === tabs)
        #expect(screen.splitViewController === split)
        #expect(screen.window === scene.window)
        #expect(navigation.navigationController == nil)
        #expect(split.children.map(\.controllerID) == [tabs.controllerID])
        #expect(tabs.children.map(\.controllerID) == [navigation.controllerID])
        #expect(screen.children.isEmpty)
    }

    @Test func aModalThatIsPresentedAgainLiesAboveItsNewPresenter() {
        let root = scene.showing(scene.screen("a"))
        let (low, high) = (scene.modal("b", .pageSheet), scene.modal("c", .fullScreen))
        root.present(low, animated: false)
        low.present(high, animated: false)
        #expect(root.presentedViewController === low && low.presentedViewController === high)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && low.presentedViewController == nil)
        root.present(high, animated: false)
        high.present(low, animated: false)
        #expect(root.presentedViewController === high && high.presentedViewController === low)
        #expect(low.presentingViewController === high && low.presentedViewController == nil)
        high.dismiss(animated: false)
        #expect(high.presentedViewController == nil)
    }

    /// Apple, "presentedViewController" and "presentingViewController": those of an ancestor count.
    @Test func theOutermostContainerPresents() {
        let navigation = scene.showing(scene.navigation("a"))
        let child = navigation.viewControllers[0]
        let modal = scene.navigation("m")
        child.present(modal, animated: false)
        #expect(navigation.presentedViewController === modal)
        #expect(child.presentedViewController === modal)
        #expect(modal.presentingViewController === navigation)
        #expect(modal.viewControllers[0].presentingViewController === navigation)
        #expect(navigation.presentingViewController == nil)
        #expect(modal.presentedViewController == nil)
        #expect(navigation.visibleViewController === modal)
        #expect(modal.visibleViewController === modal.topViewController)
        modal.viewControllers[0].dismiss(animated: false)
        #expect(navigation.presentedViewController == nil)
        #expect(modal.presentingViewController == nil)
    }

    @Test func theTopIsFoundThroughEverything() {
        #expect(scene.window.topViewController == nil)
        let split = scene.showing(SplitViewController())
        #expect(scene.window.topViewController === split)
        let tabs = TabBarController()
        split.primary = tabs
        #expect(scene.window.topViewController === tabs)
        let navigation = scene.navigation("a", "b")
        tabs.viewControllers = [scene.screen("x"), navigation]
        tabs.selectedIndex = 1
        #expect(scene.window.topViewController?.title == "b")
        split.secondary = scene.screen("s")
        #expect(scene.window.topViewController?.title == "s")
        split.present(scene.navigation("m"), animated: false)
        #expect(scene.window.topViewController?.title == "m")
    }

    @Test func whatLeavesKeepsItsContainerUntilTheTransitionEnds() {
        let navigation = scene.showing(scene.navigation("a", "b"))
        let popped = navigation.viewControllers[1] as? Screen
        var seen: [String: Bool] = [:]
        popped?.reaction = { [weak popped] in seen[$0] = popped?.navigationController != nil }
        _ = scene.notes { navigation.popViewController(animated: true) }
        #expect(seen == ["willDisappear": true, "didDisappear": false])
        #expect(popped?.parent == nil)
    }

    /// Apple, "UITabBarController.viewControllers": the selected controller is selected again; when it is
    /// gone, the one at the same index, or else the first.
    @Test func tabsKeepTheirSelectionAsUIKitDoes() {
        let tabs = scene.showing(TabBarController())
        let (a, b, c) = (scene.screen("a"), scene.screen("b"), scene.screen("c"))
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController == nil)
        tabs.viewControllers = [a, b]
        tabs.selectedIndex = 1
        tabs.viewControllers = [b, c]
        #expect(tabs.selectedViewController === b)
        tabs.selectedIndex = 1
        tabs.viewControllers = [b, a]
        #expect(tabs.selectedViewController === a)
        tabs.viewControllers = [c]
        #expect(tabs.selectedViewController === c)
        tabs.viewControllers = []
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.selectedIndex == 0)
    }

    @Test func showPushesOrPresents() {
        let navigation = scene.showing(scene.navigation("a"))
        navigation.viewControllers[0].show(scene.screen("b"), sender: nil)
        scene.animator.advance()
        navigation.show(scene.screen("c"), sender: nil)
        scene.animator.advance()
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "c"])
        let root = scene.showing(scene.screen("r"))
        scene.window.rootViewController = root
        root.show(scene.screen("m"), sender: nil)
        scene.animator.advance()
        #expect(root.presentedViewController?.title == "m")
    }

    @Test func showDetailReplacesTheSecondColumnOrPresents() {
        let split = scene.showing(SplitViewController())
        split.primary = scene.screen("list")
        split.primary?.showDetailViewController(scene.screen("a"), sender: nil)
        scene.animator.advance()
        #expect(split.secondary?.title == "a")
        split.showDetailViewController(scene.screen("b"), sender: nil)
        scene.animator.advance()
        #expect(split.secondary?.title == "b")
        let root = scene.showing(scene.screen("r"))
        root.showDetailViewController(scene.screen("m"), sender: nil)
        scene.animator.advance()
        #expect(root.presentedViewController?.title == "m")
    }

    @Test func whatIsShownInATransitionHasAppearedAfterIt() async throws {
        scene.window.animator = .immediate
        let window = scene.window
        let navigation = scene.showing(scene.navigation("a"))
        try await window.transition { navigation.show(scene.screen("b"), sender: nil) }
        try await window.transition { navigation.pushViewController(scene.screen("c"), animated: true) }
        try await window.transition {
            navigation.popToViewController(navigation.viewControllers[1], animated: true)
        }
        #expect(navigation.viewControllers.map(\.title) == ["a", "b"])
        try await window.transition { navigation.setViewControllers([scene.screen("x")], animated: true) }
        try await window.transition { navigation.showDetailViewController(scene.screen("m"), sender: nil) }
        #expect(navigation.presentedViewController?.title == "m")
        try await window.transition { navigation.dismiss(animated: true) }
        #expect(navigation.presentedViewController == nil)
        let split = SplitViewController()
        try await window.transition { split.setPrimary(scene.screen("p"), animated: true) }
        try await window.transition { split.setSecondary(scene.screen("s"), animated: true) }
        try await window.transition { split.setSecondary(nil, animated: true) }
        #expect(split.children.map(\.title) == ["p"])
        let tabs = TabBarController()
        try await window.transition { tabs.setViewControllers([split, scene.screen("t")], animated: true) }
        try await window.transition { tabs.selectViewController(at: 1) }
        try await window.transition { window.setRootViewController(tabs, animated: true) }
        #expect(scene.diary.entries.last == "t.didAppear")
    }

    @Test func aViewIsLoadedOnce() {
        let screen = scene.screen("a")
        #expect(!screen.isViewLoaded)
        screen.loadViewIfNeeded()
        scene.window.rootViewController = screen
        #expect(screen.isViewLoaded)
        #expect(scene.diary.entries == ["a.didLoad", "a.willAppear", "a.didAppear"])
    }

    /// Like UIKit, the view stack leaves the name `id` to the program.
    @Test func aSubclassMayHaveAnIDOfItsOwn() {
        final class RepositoryViewController: ViewController {
            var id = 0
        }
        let controller = RepositoryViewController()
        controller.id = 7
        scene.window.rootViewController = controller
        #expect(controller.id == 7)
        #expect(scene.window.snapshot.layers.first?.id == controller.controllerID)
    }

    @Test func identitiesCountUp() throws {
        let (first, second) = (ViewController(), ViewController(nibName: "Book", bundle: .main))
        #expect(first.controllerID < second.controllerID)
        #expect(second.controllerID.description == "#\(second.controllerID.rawValue)")
        #expect(second.nibName == "Book")
        #expect(second.nibBundle == .main)
        #expect(first.nibName == nil)
        let data = try JSONEncoder().encode(first.controllerID)
        #expect(try JSONDecoder().decode(ControllerID.self, from: data) == first.controllerID)
    }
}
