import RoutingPresentation
import Testing

/// Transitions come one at a time, and completions once.
@MainActor
struct StageTests {
    let scene = Scene()

    @Test func whatIsAskedForIsInPlaceWhenTheCallReturns() {
        let navigation = scene.showing(scene.navigation("a"))
        let pushed = scene.screen("b")
        navigation.pushViewController(pushed, animated: true)
        #expect(navigation.topViewController === pushed)
        #expect(pushed.parent === navigation)
        #expect(scene.diary.entries.last == "b.willAppear")
        scene.animator.advance()
        #expect(scene.diary.entries.last == "b.didAppear")
    }

    @Test func withoutAnAnimationTheTransitionIsOverWhenTheCallReturns() {
        let navigation = scene.showing(scene.navigation("a"))
        navigation.pushViewController(scene.screen("b"), animated: false)
        navigation.pushViewController(scene.screen("c"), animated: false)
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "c"])
        #expect(scene.diary.entries.last == "c.didAppear")
        #expect(scene.faults.isEmpty)
    }

    @Test func completionsComeAfterTheCallHasReturnedAndTheControllerHasAppeared() async {
        let navigation = scene.showing(scene.navigation("a"))
        var hasReturned = false
        await withCheckedContinuation { continuation in
            navigation.pushViewController(scene.screen("b"), animated: false) {
                #expect(hasReturned)
                #expect(scene.diary.entries.last == "b.didAppear")
                continuation.resume()
            }
            hasReturned = true
        }
    }

    @Test func completionsWaitForTheAnimation() async {
        let navigation = scene.showing(scene.navigation("a"))
        var isComplete = false
        navigation.pushViewController(scene.screen("b"), animated: true) { isComplete = true }
        await Task.yield()
        #expect(!isComplete)
        scene.animator.advance()
        #expect(!isComplete)
        await scene.window.settled()
        #expect(isComplete)
    }

    @Test func completionsAreCalledOnceForWhateverIsAsked() async {
        let root = scene.showing(scene.screen("root"))
        let navigation = scene.navigation("a")
        let tabs = TabBarController()
        let split = SplitViewController()
        var calls: [String: Int] = [:]
        func note(_ verb: String) -> @MainActor () -> Void {
            { calls[verb, default: 0] += 1 }
        }
        root.present(navigation, animated: false, completion: note("present"))
        navigation.pushViewController(scene.screen("b"), animated: false, completion: note("push"))
        navigation.popViewController(animated: false, completion: note("pop"))
        navigation.popViewController(animated: false, completion: note("pop of the root"))
        navigation.popToRootViewController(animated: false, completion: note("pop to root, there already"))
        navigation.popToViewController(root, animated: false, completion: note("pop to a stranger"))
        navigation.setViewControllers(
            navigation.viewControllers, animated: false, completion: note("same stack"))
        root.dismiss(animated: false, completion: note("dismiss"))
        root.dismiss(animated: false, completion: note("dismiss nothing"))
        root.show(tabs, sender: nil, completion: note("show"))
        scene.animator.advance()
        tabs.setViewControllers([split], animated: false, completion: note("tabs"))
        tabs.selectViewController(at: 7, completion: note("no tab"))
        tabs.selectViewController(at: 0, completion: note("selected already"))
        split.setPrimary(scene.screen("p"), animated: false, completion: note("primary"))
        split.setSecondary(scene.screen("s"), animated: false, completion: note("secondary"))
        split.setSecondary(nil, animated: false, completion: note("no secondary"))
        split.showDetailViewController(scene.screen("d"), sender: nil, completion: note("detail"))
        scene.animator.advance()
        scene.window.setRootViewController(nil, animated: false, completion: note("root"))
        #expect(calls.isEmpty)
        await scene.window.settled()
        #expect(calls.count == 18)
        #expect(calls.values.allSatisfy { $0 == 1 })
    }

    @Test func whatIsAskedForDuringATransitionWaitsItsTurnAndIsReported() async {
        let navigation = scene.showing(scene.navigation("a"))
        navigation.pushViewController(scene.screen("b"), animated: true)
        navigation.pushViewController(scene.screen("c"), animated: false)
        navigation.popViewController(animated: false)
        #expect(navigation.viewControllers.map(\.title) == ["a", "b"])
        #expect(scene.codes == [.transitionInProgress, .transitionInProgress])
        scene.animator.advance()
        await scene.window.settled()
        #expect(
            scene.diary.entries == [
                "b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear",
                "c.didLoad", "b.willDisappear", "c.willAppear", "b.didDisappear", "c.didAppear",
                "c.willDisappear", "b.willAppear", "c.didDisappear", "b.didAppear",
            ]
        )
    }

    @Test(arguments: ["didLoad", "willAppear", "didAppear"])
    func whatIsAskedForInACallbackWaitsItsTurn(callback: String) async {
        let navigation = scene.showing(scene.navigation("a"))
        let pushed = scene.screen("b")
        let late = scene.screen("c")
        pushed.reaction = { [unowned navigation] call in
            guard call == callback else { return }
            navigation.pushViewController(late, animated: false)
            #expect(navigation.topViewController === pushed)
        }
        navigation.pushViewController(pushed, animated: false)
        await scene.window.settled()
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "c"])
        #expect(
            scene.diary.entries == [
                "b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear",
                "c.didLoad", "b.willDisappear", "c.willAppear", "b.didDisappear", "c.didAppear",
            ]
        )
        // Asking in `viewDidAppear` is what UIKit wants.
        #expect(scene.codes == (callback == "didAppear" ? [] : [.transitionInProgress]))
    }

    @Test func whatIsAskedForInACompletionComesBeforeNothingThatWaits() async {
        let navigation = scene.showing(scene.navigation("a"))
        navigation.pushViewController(scene.screen("b"), animated: true) {
            navigation.pushViewController(scene.screen("d"), animated: false)
        }
        navigation.pushViewController(scene.screen("c"), animated: false)
        scene.animator.advance()
        await scene.window.settled()
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "c", "d"])
    }

    @Test func whoeverAsksForEverMoreKeepsNobodyElseWaiting() async {
        let navigation = scene.showing(scene.navigation("a"))
        var isStopped = false
        func pushOneThatPushesTheNext() {
            if isStopped { return }
            let screen = scene.screen("next")
            screen.reaction = { if $0 == "didAppear" { pushOneThatPushesTheNext() } }
            navigation.pushViewController(screen, animated: false)
        }
        pushOneThatPushesTheNext()
        // The main actor serves others in between, or the test would not come here again.
        for _ in 0..<10 { await Task.yield() }
        #expect(navigation.viewControllers.count > 2)
        isStopped = true
        await scene.window.settled()
    }

    @Test func aVerbFollowsItsControllerToAnotherWindow() async {
        let other = Scene()
        let navigation = scene.navigation("a")
        let root = scene.showing(scene.screen("root"))
        root.present(navigation, animated: false)
        root.dismiss(animated: true) {
            other.window.rootViewController = navigation
        }
        navigation.pushViewController(other.screen("b"), animated: false)
        scene.animator.advance()
        await scene.window.settled()
        await other.window.settled()
        #expect(other.window.topViewController?.title == "b")
        #expect(other.diary.entries == ["b.didLoad", "b.willAppear", "b.didAppear"])
    }

    @Test func twoWindowsDoNotWaitForEachOther() {
        let other = Scene()
        let first = scene.showing(scene.navigation("a"))
        let second = other.showing(other.navigation("x"))
        first.pushViewController(scene.screen("b"), animated: true)
        second.pushViewController(other.screen("y"), animated: true)
        #expect(other.diary.entries.last == "y.willAppear")
        other.animator.advance()
        #expect(other.diary.entries.last == "y.didAppear")
        #expect(scene.diary.entries.last == "b.willAppear")
        #expect(scene.faults.isEmpty)
        scene.animator.advance()
    }
}
