import RoutingPresentation
import Testing

/// Life-cycle calls in which the program changes the containers that the calls are about.
@MainActor
struct EmbeddingReentrancyTests {
    let scene = Scene()

    /// A screen that does something when it is about to move.
    private final class Mover: ViewController {
        var onMoving: (@MainActor () -> Void)?
        override func willMove(toParent parent: ViewController?) {
            onMoving?()
            onMoving = nil
        }
    }

    /// A container in the window, and a stack that notes its calls.
    private func parts() -> (container: Screen, stack: NotingStack) {
        let container = scene.showing(scene.screen("c"))
        let stack = NotingStack().noting(in: scene.diary, as: "stack")
        stack.viewControllers = [scene.screen("a")]
        return (container, stack)
    }

    @Test(arguments: ["didLoad", "willAppear"])
    func aStackThatPushesWhileItIsEmbeddedPushesAfterwards(call: String) async {
        let (container, stack) = parts()
        let pushed = scene.screen("b")
        stack.reaction = { [unowned stack] told in
            if told == call { stack.pushViewController(pushed, animated: false) }
        }
        container.addChild(stack)
        await scene.window.settled()
        #expect(
            scene.diary.entries == [
                "stack.didLoad", "stack.willAppear", "a.didLoad", "a.willAppear", "stack.didAppear",
                "a.didAppear", "b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear",
                "b.didAppear",
            ]
        )
    }

    @Test func aStackThatPopsWhileItLeavesShowsNothing() async {
        let (container, stack) = parts()
        stack.viewControllers += [scene.screen("b")]
        container.addChild(stack)
        stack.reaction = { [unowned stack] told in
            if told == "willDisappear" { stack.popToRootViewController(animated: false) }
        }
        scene.diary.tear()
        stack.removeFromParent()
        await scene.window.settled()
        #expect(
            scene.diary.entries == [
                "stack.willDisappear", "b.willDisappear", "stack.didDisappear", "b.didDisappear",
            ]
        )
        #expect(stack.viewControllers.map(\.title) == ["a"])
    }

    @Test func aContainerThatPopsInItsLastCallStillTellsTheTop() {
        let outer = scene.showing(scene.navigation("z"))
        let container = scene.screen("c")
        let stack = scene.navigation("a", "b")
        container.addChild(stack)
        outer.pushViewController(container, animated: false)
        container.reaction = { told in
            if told == "didDisappear" { stack.popToRootViewController(animated: false) }
        }
        let notes = scene.notes { outer.popViewController(animated: false) }
        #expect(
            notes == [
                "c.willDisappear", "b.willDisappear", "z.willAppear", "c.didDisappear", "b.didDisappear",
                "z.didAppear",
            ]
        )
    }

    @Test func aSwipeEndsWhenItsStackLeavesTheWindow() throws {
        let container = scene.showing(scene.screen("c"))
        let stack = scene.navigation("a", "b")
        container.addChild(stack)
        let swipe = try #require(scene.window.user.beginSwipeBack(on: stack))
        let notes = scene.notes { stack.removeFromParent() }
        #expect(
            notes == [
                "a.willDisappear", "a.didDisappear", "b.willAppear", "b.didAppear", "b.willDisappear",
                "b.didDisappear",
            ]
        )
        #expect(scene.notes { swipe.finish() } == [])
        #expect(stack.viewControllers.map(\.title) == ["a", "b"])
    }

    @Test func aSwipeElsewhereGoesOn() throws {
        let container = scene.showing(scene.screen("c"))
        let (stack, other) = (scene.navigation("a", "b"), scene.screen("x"))
        container.addChild(stack)
        container.addChild(other)
        let swipe = try #require(scene.window.user.beginSwipeBack(on: stack))
        other.removeFromParent()
        swipe.finish()
        #expect(stack.viewControllers.map(\.title) == ["a"])
    }

    @Test(arguments: ["leaves", "leaves and enters"])
    func aChildThatLeavesWhileItLoadsIsToldNothingTwice(how: String) {
        let container = scene.showing(scene.screen("c"))
        let child = scene.screen("x")
        child.reaction = { [unowned child] told in
            guard told == "didLoad" else { return }
            child.removeFromParent()
            if how != "leaves" { container.addChild(child) }
        }
        let notes = scene.notes { container.addChild(child) }
        #expect(notes == (how == "leaves" ? ["x.didLoad"] : ["x.didLoad", "x.willAppear", "x.didAppear"]))
    }

    @Test func aStackThatLeavesWhileItsTopLoadsTellsTheTopNothing() {
        let (container, stack) = parts()
        let top = stack.viewControllers[0] as? Screen
        top?.reaction = { [unowned stack] told in if told == "didLoad" { stack.removeFromParent() } }
        container.addChild(stack)
        #expect(
            scene.diary.entries == [
                "stack.didLoad", "stack.willAppear", "a.didLoad", "stack.willDisappear",
                "stack.didDisappear",
            ]
        )
    }

    @Test func aChildThatIsAddedAgainWhileItLeavesStays() {
        let container = scene.showing(scene.screen("c"))
        let child = scene.screen("x")
        container.addChild(child)
        child.reaction = { [unowned child] told in
            guard told == "willDisappear" else { return }
            child.reaction = nil
            child.removeFromParent()
            container.addChild(child)
        }
        let notes = scene.notes { child.removeFromParent() }
        #expect(notes == ["x.willDisappear", "x.didDisappear", "x.willAppear", "x.didAppear"])
        #expect(container.children.map(\.title) == ["x"])
    }

    @Test(arguments: ["push", "tabs", "column", "child"])
    func aControllerThatIsTakenInCannotBePutElsewhere(verb: String) {
        let mover = Mover()
        let (elsewhere, host) = (NavigationController(), ViewController())
        mover.onMoving = { [unowned mover] in
            elsewhere.viewControllers = [mover]
            host.addChild(mover)
        }
        var codes: [PresentationError.Code] = []
        let old = Window.onFault
        Window.onFault = { codes.append($0.code) }
        defer { Window.onFault = old }
        let container = scene.showing(containerTaking(mover, by: verb))
        #expect(mover.parent === container)
        #expect(elsewhere.viewControllers.isEmpty && host.children.isEmpty)
        #expect(codes == [.alreadyInHierarchy, .alreadyInHierarchy])
    }

    private func containerTaking(_ mover: Mover, by verb: String) -> ViewController {
        switch verb {
        case "push":
            let stack = scene.navigation("a")
            stack.pushViewController(mover, animated: false)
            return stack
        case "tabs":
            let tabs = TabBarController()
            tabs.viewControllers = [mover]
            return tabs
        case "column":
            let split = SplitViewController()
            split.secondary = mover
            return split
        default:
            let container = ViewController()
            container.addChild(mover)
            return container
        }
    }

    @Test func aContainerIsNotTakenIntoItsOwnNewChild() {
        let container = scene.screen("c")
        let mover = Mover()
        var codes: [PresentationError.Code] = []
        let old = Window.onFault
        Window.onFault = { codes.append($0.code) }
        defer { Window.onFault = old }
        mover.onMoving = { [unowned mover] in mover.addChild(container) }
        container.addChild(mover)
        #expect(codes == [.cycle])
        #expect(container.parent == nil && mover.parent === container)
    }
}
