import RoutingPresentation
import Testing

/// What cannot be done is reported, and leaves everything as it was.
@MainActor
struct FaultTests {
    let scene = Scene()

    /// Does what is a fault, and gives what was reported.
    private func fault(of action: () -> Void) throws -> PresentationError {
        let before = scene.window.snapshot
        action()
        #expect(scene.window.snapshot == before)
        return try #require(scene.faults.last)
    }

    @Test func pushingWhatIsOnTheStack() throws {
        let navigation = scene.showing(scene.navigation("a", "b"))
        let error = try fault {
            navigation.pushViewController(navigation.viewControllers[0], animated: false)
        }
        #expect(error.code == .alreadyInHierarchy)
        #expect(
            error.message == """
                Screen 'a' is in \(navigation.name) and cannot be put into \(navigation.name) as well; take it out \
                there first
                """
        )
    }

    @Test func showingTheRootOfAnotherWindow() throws {
        let other = Window(rootViewController: scene.screen("x"))
        let error = try fault { scene.window.rootViewController = other.rootViewController }
        #expect(error.code == .alreadyInHierarchy)
        #expect(
            error.message
                == "Screen 'x' is in the window and cannot be put into the window as well; take it out there first"
        )
    }

    @Test func showingWhatIsStillLeavingAnotherWindow() throws {
        let other = Scene()
        let leaving = other.showing(other.screen("x"))
        other.window.setRootViewController(nil, animated: true)
        let error = try fault { scene.window.rootViewController = leaving }
        #expect(error.code == .alreadyInHierarchy)
        other.animator.advance()
        scene.window.rootViewController = leaving
        #expect(scene.window.rootViewController === leaving)
    }

    @Test func listingAControllerTwice() throws {
        let navigation = scene.showing(scene.navigation("a"))
        let screen = scene.screen("b")
        let error = try fault { navigation.viewControllers = [screen, screen] }
        #expect(error.code == .alreadyInHierarchy)
        #expect(error.message == "Screen 'b' is listed twice for \(navigation.name); list it once")
    }

    @Test func presentingTwice() throws {
        let root = scene.showing(scene.screen("a"))
        root.present(scene.screen("b"), animated: false)
        let error = try fault { root.present(scene.screen("c"), animated: false) }
        #expect(error.code == .alreadyPresenting)
        #expect(
            error.message == """
                Screen 'a' cannot present Screen 'c': it presents Screen 'b'; dismiss that first, or present from it
                """
        )
    }

    @Test func presentingFromAChildOfWhatPresents() throws {
        let navigation = scene.showing(scene.navigation("a", "b"))
        navigation.viewControllers[1].present(scene.screen("m"), animated: false)
        let error = try fault {
            navigation.viewControllers[0].present(scene.screen("c"), animated: false)
        }
        #expect(error.code == .alreadyPresenting)
    }

    @Test func presentingFromNoWindow() async throws {
        let lonely = scene.screen("a")
        let error = await #expect(throws: PresentationError.self) {
            try await scene.window.transition { lonely.present(scene.screen("b"), animated: false) }
        }
        #expect(error?.code == .notInWindow)
        #expect(
            error?.message == "Screen 'a' cannot present Screen 'b': it is in no window; put it into one"
        )
    }

    @Test func puttingAContainerIntoItself() throws {
        let outer = scene.showing(NavigationController())
        let inner = scene.navigation()
        outer.viewControllers = [inner]
        let error = try fault { inner.pushViewController(outer, animated: false) }
        #expect(error.code == .cycle)
        let other = try fault { outer.pushViewController(outer, animated: false) }
        #expect(other.code == .cycle)
        let third = try fault { inner.present(outer, animated: false) }
        #expect(third.code == .cycle)
    }

    @Test func nestingContainersWithoutEnd() throws {
        var innermost = scene.showing(NavigationController())
        for _ in 1..<64 {
            let next = NavigationController()
            innermost.pushViewController(next, animated: false)
            innermost = next
        }
        #expect(scene.faults.isEmpty)
        let error = try fault {
            innermost.pushViewController(scene.screen("a"), animated: false)
        }
        #expect(error.code == .tooDeep)
        let wrapped = scene.navigation("b")
        let root = try #require(scene.window.rootViewController as? NavigationController)
        #expect(root.viewControllers.count == 1)
        root.pushViewController(wrapped, animated: false)
        #expect(root.viewControllers.count == 2)
    }

    @Test func poppingTheRoot() throws {
        let navigation = scene.showing(scene.navigation("a"))
        let error = try fault { navigation.popViewController(animated: false) }
        #expect(error.code == .rootCannotBePopped)
        #expect(error.message == "\(navigation.name) keeps its root, Screen 'a'; set another stack instead")
    }

    @Test func poppingFromAnEmptyStack() throws {
        let navigation = scene.showing(scene.navigation())
        let error = try fault { navigation.popViewController(animated: false) }
        #expect(error.code == .rootCannotBePopped)
        #expect(error.message == "\(navigation.name) has nothing to pop; set another stack instead")
    }

    @Test func poppingToAStranger() throws {
        let navigation = scene.showing(scene.navigation("a", "b"))
        let error = try fault {
            navigation.popToViewController(scene.screen("x"), animated: false)
        }
        #expect(error.code == .notInStack)
        #expect(
            error.message == "Screen 'x' is not on the stack of \(navigation.name): Screen 'a', Screen 'b'"
        )
    }

    @Test func selectingATabThatIsNotThere() throws {
        let tabs = scene.showing(TabBarController())
        #expect(try fault { tabs.selectedIndex = 0 }.message.hasSuffix("has no tab 0; it has no tabs"))
        tabs.viewControllers = [scene.screen("a"), scene.screen("b")]
        let error = try fault { tabs.selectedIndex = 2 }
        #expect(error.code == .indexOutOfRange)
        #expect(error.message.hasSuffix("has no tab 2; it has tabs 0 to 1"))
        #expect(try fault { tabs.selectedIndex = -1 }.code == .indexOutOfRange)
        let foreign = try fault { tabs.selectedViewController = scene.screen("x") }
        #expect(foreign.code == .indexOutOfRange)
        #expect(foreign.message == "Screen 'x' is not a tab of \(tabs.name): Screen 'a', Screen 'b'")
        let none = try fault { tabs.selectedViewController = nil }
        #expect(none.code == .indexOutOfRange && none.message.hasPrefix("there is no tab to select of"))
    }

    @Test func overlappingIsReportedWithBothNames() throws {
        let navigation = scene.showing(scene.navigation("a"))
        navigation.pushViewController(scene.screen("b"), animated: true)
        navigation.popViewController(animated: true)
        #expect(
            scene.faults.map(\.description) == [
                """
                transitionInProgress: popping from \(navigation.name) was asked for during pushing Screen 'b' and \
                waits its turn; ask for it in the completion
                """
            ]
        )
        scene.animator.advance()
    }

    @Test func anAnimatorThatLetsGoEndsTheTransition() async {
        struct Forgetful: Animator {
            func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {}
        }
        let navigation = scene.showing(scene.navigation("a"))
        scene.window.animator = Forgetful()
        await withCheckedContinuation { continuation in
            navigation.pushViewController(scene.screen("b"), animated: true) { continuation.resume() }
        }
        #expect(scene.diary.entries.last == "b.didAppear")
        #expect(scene.codes == [.animationDropped])
    }

    @Test func whatHappensInNoWindowIsReportedToAll() {
        let before = Window.onFault
        defer { Window.onFault = before }
        var faults: [PresentationError.Code] = []
        Window.onFault = { faults.append($0.code) }
        scene.navigation().popViewController(animated: false)
        Window().rootViewController = scene.window.rootViewController
        scene.showing(scene.screen("a"))
        Window().rootViewController = scene.window.rootViewController
        #expect(faults == [.rootCannotBePopped, .alreadyInHierarchy])
    }

    @Test func whoAsksForMoreWhenAFaultIsReportedIsNotCalledWithinItself() async {
        let navigation = scene.showing(scene.navigation("a"))
        var depth = 0
        var count = 0
        scene.window.onFault = { _ in
            count += 1
            depth += 1
            #expect(depth == 1)
            if count < 100 { navigation.popViewController(animated: false) }
            depth -= 1
        }
        navigation.popViewController(animated: false)
        #expect(count == 1)
        await scene.window.settled()
        #expect(count == 100)
    }
}

extension ViewController {
    /// What reports call a controller without a title.
    var name: String { "\(type(of: self)) \(controllerID)" }
}
