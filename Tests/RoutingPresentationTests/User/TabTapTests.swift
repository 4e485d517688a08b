import RoutingPresentation
import Testing

/// The user taps tabs.
@MainActor
struct TabTapTests {
    let scene = Scene()
    let tabs = TabBarController()
    let stack: NavigationController

    init() {
        stack = scene.navigation("a", "b", "c")
        tabs.viewControllers = [stack, scene.screen("x")]
        scene.showing(tabs)
    }

    private final class Doorkeeper: TabBarControllerDelegate {
        let diary: Diary
        var lets = true
        var reaction: (@MainActor (TabBarController) -> Void)?
        init(_ diary: Diary) { self.diary = diary }

        func tabBarController(
            _ tabBarController: TabBarController,
            shouldSelect viewController: ViewController
        ) -> Bool {
            diary.note("should select \(viewController.title ?? "?")")
            reaction?(tabBarController)
            return lets
        }

        func tabBarController(
            _ tabBarController: TabBarController,
            didSelect viewController: ViewController
        ) {
            diary.note("did select \(viewController.title ?? "?")")
        }
    }

    /// Apple, "tabBarController(_:shouldSelect:)" and "tabBarController(_:didSelect:)".
    @Test func theDelegateIsAskedAndTold() {
        let doorkeeper = Doorkeeper(scene.diary)
        tabs.delegate = doorkeeper
        #expect(
            scene.notes { scene.window.user.tapTab(at: 1) } == [
                "should select x", "x.didLoad", "x.willAppear", "c.willDisappear",
                "c.didDisappear", "x.didAppear", "did select x",
            ]
        )
        #expect(tabs.selectedIndex == 1)
    }

    @Test func theDelegateMayRefuse() async throws {
        let doorkeeper = Doorkeeper(scene.diary)
        doorkeeper.lets = false
        tabs.delegate = doorkeeper
        try await scene.window.transition { scene.window.user.tapTab(at: 1) }
        #expect(scene.diary.entries == ["should select x"])
        #expect(tabs.selectedIndex == 0)
        #expect(scene.faults.isEmpty)
    }

    /// Apple, "tabBarController(_:didSelect:)": not called when code selects a tab.
    @Test func theDelegateHearsNothingOfCode() {
        let doorkeeper = Doorkeeper(scene.diary)
        tabs.delegate = doorkeeper
        #expect(scene.notes { tabs.selectedIndex = 1 }.allSatisfy { !$0.contains("select") })
    }

    /// Apple, "UITabBarController": a tap shows the root view of the tab, even of the selected one.
    ///
    /// Apple, "tabBarController(_:didSelect:)": called regardless of whether the selection changed.
    @Test func tappingTheSelectedTabPopsItsStackToTheRoot() {
        let doorkeeper = Doorkeeper(scene.diary)
        tabs.delegate = doorkeeper
        stack.title = "stack"
        #expect(
            scene.notes { scene.window.user.tapTab(at: 0) } == [
                "should select stack", "a.didLoad", "c.willDisappear", "a.willAppear",
                "c.didDisappear", "a.didAppear", "did select stack",
            ]
        )
        #expect(stack.viewControllers.map(\.title) == ["a"])
        #expect(
            scene.notes { scene.window.user.tapTab(at: 0) } == ["should select stack", "did select stack"])
    }

    @Test func selectingTheSelectedTabByCodePopsNothing() {
        tabs.selectedIndex = 0
        #expect(stack.viewControllers.count == 3)
    }

    @Test func tappingAScreenThatIsSelectedDoesNothing() {
        tabs.selectedIndex = 1
        #expect(scene.notes { scene.window.user.tapTab(at: 1) }.isEmpty)
        #expect(scene.faults.isEmpty)
    }

    @Test func theSelectionTakesNoTimeAndThePopDoes() {
        scene.window.user.tapTab(at: 1)
        #expect(scene.animator.inFlight.isEmpty)
        #expect(scene.diary.entries.last == "c.didDisappear" || scene.diary.entries.last == "x.didAppear")
        scene.window.user.tapTab(at: 0)
        scene.window.user.tapTab(at: 0)
        #expect(scene.animator.inFlight.map(\.operation) == [.pop])
        scene.animator.advance()
    }

    @Test(arguments: [true, false])
    func whatTheDelegateAsksForWaitsItsTurn(lets: Bool) async {
        let doorkeeper = Doorkeeper(scene.diary)
        doorkeeper.lets = lets
        doorkeeper.reaction = { [scene] tabs in
            tabs.present(scene.screen("login"), animated: true)
            #expect(tabs.presentedViewController == nil)
        }
        tabs.delegate = doorkeeper
        scene.window.user.tapTab(at: 1)
        while !scene.animator.advance() { await Task.yield() }
        await scene.window.settled()
        #expect(tabs.selectedIndex == (lets ? 1 : 0))
        #expect(scene.window.topViewController?.title == "login")
        #expect(scene.faults.isEmpty)
    }

    @Test func whatCannotBeReachedIsReported() {
        scene.window.user.tapTab(at: 7)
        #expect(scene.codes == [.indexOutOfRange])
        stack.viewControllers[2].hidesBottomBarWhenPushed = true
        scene.window.user.tapTab(at: 1)
        tabs.present(scene.screen("m"), animated: false)
        scene.window.user.tapTab(at: 1)
        scene.window.user.tapTab(at: 1, of: tabs)
        #expect(scene.codes == [.indexOutOfRange, .outOfReach, .outOfReach, .outOfReach])
        #expect(tabs.selectedIndex == 0)
        #expect(
            scene.faults.map(\.message)[2]
                == "the user cannot reach tab 1; look at what the window shows on top")
    }

    @Test func aTabBarBesideTheTopIsReached() {
        let split = SplitViewController()
        scene.window.rootViewController = nil
        split.primary = tabs
        split.secondary = scene.screen("detail")
        scene.showing(split)
        _ = scene.notes { scene.window.user.tapTab(at: 1) }
        #expect(tabs.selectedIndex == 1)
    }
}
