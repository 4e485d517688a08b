import RoutingPresentation
import Testing

/// `Window.transition` waits for what its closure asks for, and throws its fault.
@MainActor
struct TransitionGroupTests {
    let scene = Scene()

    @Test func itReturnsWhatTheClosureReturns() async throws {
        let navigation = scene.showing(scene.navigation("a", "b", "c", "d"))
        let top = try await scene.window.transition { navigation.popViewController(animated: false) }
        #expect(top?.title == "d")
        let popped = try await scene.window.transition { navigation.popToRootViewController(animated: false) }
        #expect(popped?.map(\.title) == ["b", "c"])
    }

    @Test func itThrowsAFaultInsteadOfReportingIt() async {
        let navigation = scene.showing(scene.navigation("a"))
        let error = await #expect(throws: PresentationError.self) {
            try await scene.window.transition { navigation.popViewController(animated: false) }
        }
        #expect(error?.code == .rootCannotBePopped)
        #expect(scene.faults.isEmpty)
    }

    @Test func itThrowsTheFirstFaultWhenAllIsOverAndReportsTheOthers() async {
        let navigation = scene.showing(scene.navigation("a"))
        let tabs = TabBarController()
        let error = await #expect(throws: PresentationError.self) {
            try await scene.window.transition {
                navigation.popViewController(animated: false)
                tabs.selectViewController(at: 3)
                navigation.popToViewController(tabs, animated: false)
                navigation.pushViewController(scene.screen("b"), animated: false)
            }
        }
        #expect(error?.code == .rootCannotBePopped)
        #expect(scene.diary.entries.last == "b.didAppear")
        // Tabs that are in no window report theirs to all windows.
        #expect(scene.codes == [.notInStack])
    }

    @Test func itReturnsWhenTheAnimationsAreOver() async throws {
        let navigation = scene.showing(scene.navigation("a"))
        var isOver = false
        var hasCompleted = false
        let task = Task {
            try await scene.window.transition {
                navigation.pushViewController(scene.screen("b"), animated: true) { hasCompleted = true }
                navigation.pushViewController(scene.screen("c"), animated: true)
            }
            #expect(hasCompleted)
            isOver = true
        }
        while !scene.animator.advance() { await Task.yield() }
        while scene.animator.inFlight.isEmpty { await Task.yield() }
        #expect(!isOver)
        scene.animator.advance()
        try await task.value
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "c"])
        #expect(scene.diary.entries.last == "c.didAppear")
        #expect(scene.codes == [.transitionInProgress])
    }

    @Test func itWaitsForNothingIfNothingIsAskedFor() async throws {
        let navigation = scene.showing(scene.navigation("a"))
        navigation.pushViewController(scene.screen("b"), animated: true)
        let number = try await scene.window.transition { 7 }
        #expect(number == 7)
        #expect(scene.diary.entries.last == "b.willAppear")
        scene.animator.advance()
    }

    @Test func whatControllersAskForMeanwhileIsNotItsOwn() async throws {
        let navigation = scene.showing(scene.navigation("a"))
        let greeter = scene.screen("b")
        greeter.reaction = { [unowned greeter, unowned navigation, scene] call in
            guard call == "didAppear" else { return }
            greeter.present(scene.screen("alert"), animated: true)
            navigation.popToViewController(greeter, animated: true)
            navigation.popToViewController(scene.screen("stranger"), animated: true)
        }
        try await scene.window.transition { navigation.pushViewController(greeter, animated: false) }
        #expect(scene.animator.inFlight.map(\.operation) == [.present])
        scene.animator.advance()
        await scene.window.settled()
        #expect(scene.codes == [.notInStack])
    }

    @Test func controllersOfAnotherWindowCount() async throws {
        let other = Scene()
        let navigation = other.showing(other.navigation("x"))
        try await scene.window.transition {
            navigation.pushViewController(other.screen("y"), animated: false)
        }
        #expect(other.diary.entries.last == "y.didAppear")
    }

    @Test func aTransitionWithinAClosureIsOfThatClosure() async throws {
        let navigation = scene.showing(scene.navigation("a", "b"))
        let window = scene.window
        var inner: Task<ViewController?, any Error>?
        let outer = await #expect(throws: PresentationError.self) {
            try await window.transition {
                inner = Task { try await window.transition { navigation.popViewController(animated: false) } }
                navigation.popToViewController(scene.screen("x"), animated: false)
            }
        }
        #expect(outer?.code == .notInStack)
        #expect(try await inner?.value?.title == "b")
    }

    /// Apple, "popViewController(animated:)": it returns the popped controller, and does nothing at the root;
    /// "popToRootViewController(animated:)": an array of the popped controllers.
    @Test func whatIsPoppedIsReturnedUnlessItWaits() async {
        let navigation = scene.showing(scene.navigation("a", "b", "c"))
        #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["b", "c"])
        #expect(navigation.popToRootViewController(animated: false)?.isEmpty == true)
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.popToViewController(scene.screen("x"), animated: false) == nil)
        #expect(scene.codes == [.rootCannotBePopped, .notInStack])

        navigation.pushViewController(scene.screen("d"), animated: true)
        #expect(navigation.popViewController(animated: false) == nil)
        scene.animator.advance()
        await scene.window.settled()
        #expect(navigation.viewControllers.map(\.title) == ["a"])
    }
}
