import RoutingPresentation
import Testing

/// Apple, "UINavigationControllerDelegate": told before and after the navigation controller displays a
/// controller.
@MainActor
struct NavigationControllerDelegateTests {
    let scene = Scene()

    private final class Listener: NavigationControllerDelegate {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }

        func navigationController(
            _ navigationController: NavigationController,
            willShow viewController: ViewController,
            animated: Bool
        ) {
            diary.note("will show \(viewController.title ?? "?") \(animated)")
        }

        func navigationController(
            _ navigationController: NavigationController,
            didShow viewController: ViewController,
            animated: Bool
        ) {
            diary.note("did show \(viewController.title ?? "?") \(animated)")
        }
    }

    /// A delegate that leaves everything out.
    private final class Idler: NavigationControllerDelegate, TabBarControllerDelegate {}

    @Test(arguments: [true, false])
    func itIsToldOfPushesAndPops(animated: Bool) {
        let navigation = scene.showing(scene.navigation("a"))
        let listener = Listener(scene.diary)
        navigation.delegate = listener
        #expect(
            scene.notes { navigation.pushViewController(scene.screen("b"), animated: animated) } == [
                "b.didLoad", "will show b \(animated)", "a.willDisappear", "b.willAppear",
                "a.didDisappear", "b.didAppear", "did show b \(animated)",
            ]
        )
        #expect(
            scene.notes { navigation.popViewController(animated: animated) } == [
                "will show a \(animated)", "b.willDisappear", "a.willAppear",
                "b.didDisappear", "a.didAppear", "did show a \(animated)",
            ]
        )
    }

    @Test func itIsToldWhenTheStackAppears() {
        let navigation = scene.navigation("a")
        let listener = Listener(scene.diary)
        navigation.delegate = listener
        navigation.pushViewController(scene.screen("b"), animated: true)
        #expect(scene.diary.entries.isEmpty)
        let notes = scene.notes { scene.window.rootViewController = navigation }
        #expect(
            notes == ["will show b false", "b.didLoad", "b.willAppear", "b.didAppear", "did show b false"])
    }

    @Test func itIsNotToldOfWhatDoesNotShow() {
        let tabs = TabBarController()
        let hidden = scene.navigation("b")
        tabs.viewControllers = [scene.screen("a"), hidden]
        scene.showing(tabs)
        let listener = Listener(scene.diary)
        hidden.delegate = listener
        #expect(scene.notes { hidden.pushViewController(scene.screen("c"), animated: true) }.isEmpty)
        let navigation = scene.navigation("x", "y")
        navigation.delegate = listener
        tabs.viewControllers = [navigation]
        scene.diary.tear()
        navigation.viewControllers = [scene.screen("z"), navigation.viewControllers[1]]
        #expect(scene.diary.entries.isEmpty)
    }

    @Test func delegatesAreHeldWeaklyAndMayLeaveAllOut() {
        let navigation = scene.showing(scene.navigation("a"))
        let tabs = TabBarController()
        do {
            let idler = Idler()
            navigation.delegate = idler
            tabs.delegate = idler
            _ = scene.notes { navigation.pushViewController(tabs, animated: true) }
            tabs.viewControllers = [scene.screen("1"), scene.screen("2")]
            _ = scene.notes { scene.window.user.tapTab(at: 1) }
        }
        #expect(tabs.selectedIndex == 1)
        #expect(navigation.delegate == nil)
        #expect(tabs.delegate == nil)
    }
}
