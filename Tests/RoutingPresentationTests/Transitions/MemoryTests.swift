import RoutingPresentation
import Testing

/// A controller that does not show is not kept alive.
@MainActor
struct PresentationMemoryTests {
    let scene = Scene()

    @Test(arguments: [true, false])
    func whatWasPoppedGoes(animated: Bool) {
        let navigation = scene.showing(scene.navigation("a"))
        weak var popped: ViewController?
        do {
            let screen = scene.screen("b")
            navigation.pushViewController(screen, animated: false)
            popped = screen
        }
        #expect(popped != nil)
        navigation.popViewController(animated: animated)
        #expect((popped != nil) == animated)
        scene.animator.advance()
        #expect(popped == nil)
    }

    @Test func whatWasDismissedGoesWithAllAboveIt() {
        let root = scene.showing(scene.screen("a"))
        weak var first: ViewController?
        weak var second: ViewController?
        do {
            let navigation = scene.navigation("m")
            root.present(navigation, animated: false)
            let screen = scene.screen("n")
            navigation.present(screen, animated: false)
            (first, second) = (navigation, screen)
        }
        #expect(first != nil && second != nil)
        root.dismiss(animated: false)
        #expect(first == nil)
        #expect(second == nil)
    }

    @Test func whatTheUserSwipedAwayOrPulledDownGoes() throws {
        let navigation = scene.showing(scene.navigation("a", "b"))
        weak let popped = navigation.viewControllers[1]
        let swipe = try #require(scene.window.user.beginSwipeBack())
        swipe.finish()
        #expect(popped == nil)

        weak var sheet: ViewController?
        weak var presentation: PresentationController?
        do {
            let screen = scene.screen("m")
            navigation.present(screen, animated: false)
            (sheet, presentation) = (screen, screen.presentationController)
            #expect(presentation != nil)
        }
        _ = scene.notes { scene.window.user.pullDown() }
        #expect(sheet == nil)
        #expect(presentation == nil)
        withExtendedLifetime(swipe) {}
    }

    @Test func aWindowLetsItsTreeGo() {
        weak var screen: ViewController?
        weak var modal: ViewController?
        weak var gone: Window?
        do {
            let window = Window()
            let tabs = TabBarController()
            tabs.viewControllers = [scene.navigation("a", "b"), SplitViewController()]
            window.rootViewController = tabs
            let presented = scene.screen("m")
            tabs.present(presented, animated: false)
            screen = window.rootViewController?.children[0].children[1]
            (modal, gone) = (presented, window)
            #expect(screen != nil && modal != nil)
        }
        #expect(gone == nil)
        #expect(screen == nil)
        #expect(modal == nil)
    }

    @Test func whatWasAskedOfAWindowThatGoesIsSeenToTheEnd() async {
        let diary = Diary()
        var completions: [String] = []
        await withCheckedContinuation { continuation in
            let window = Window()
            window.animator = DrivenAnimator()
            let navigation = NavigationController()
            navigation.viewControllers = [Screen().noting(in: diary, as: "a")]
            window.rootViewController = navigation
            diary.tear()
            navigation.pushViewController(Screen().noting(in: diary, as: "b"), animated: true) {
                completions.append("push")
            }
            window.onFault = { _ in }
            navigation.popViewController(animated: true) {
                completions.append("pop")
                continuation.resume()
            }
        }
        #expect(completions == ["push", "pop"])
        #expect(
            diary.entries.prefix(5) == [
                "b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear",
            ]
        )
    }
}
