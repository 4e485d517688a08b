import RoutingPresentation
import Testing

/// Containers of the program's own.
@MainActor
struct CustomContainerTests {
    let scene = Scene()

    /// A screen that notes where it moves.
    private final class Mover: ViewController {
        var notes: [String] = []
        override func willMove(toParent parent: ViewController?) {
            notes.append("will move to \(parent?.title ?? "nothing"), parent \(self.parent?.title ?? "none")")
        }
        override func didMove(toParent parent: ViewController?) {
            notes.append("did move to \(parent?.title ?? "nothing"), parent \(self.parent?.title ?? "none")")
        }
    }

    /// A container that fills itself when it is loaded.
    private final class Filled: ViewController {
        var child: ViewController?
        override func viewDidLoad() {
            guard let child else { return }
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    /// Apple, "willMove(toParent:)" and "didMove(toParent:)": `addChild(_:)` calls the one, and
    /// `removeFromParent()` the other.
    @Test func addingAndRemovingCallTheirHalf() {
        let container = scene.screen("c")
        let child = Mover()
        container.addChild(child)
        #expect(child.notes == ["will move to c, parent none"])
        #expect(child.parent === container)
        #expect(container.children.map(\.controllerID) == [child.controllerID])
        child.didMove(toParent: container)
        child.notes = []
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child.notes == ["will move to nothing, parent c", "did move to nothing, parent none"])
        #expect(container.children.isEmpty)
        child.removeFromParent()
        #expect(child.notes.count == 2)
    }

    @Test func navigationControllersCallBoth() {
        let navigation = scene.showing(scene.navigation("a"))
        navigation.title = "n"
        let child = Mover()
        navigation.pushViewController(child, animated: true)
        #expect(child.notes == ["will move to n, parent none"])
        scene.animator.advance()
        #expect(child.notes.last == "did move to n, parent n")
        child.notes = []
        navigation.popViewController(animated: true)
        #expect(child.notes == ["will move to nothing, parent n"])
        scene.animator.advance()
        #expect(child.notes.last == "did move to nothing, parent none")
    }

    @Test func childrenAppearWithTheirContainer() {
        let container = scene.screen("c")
        container.addChild(scene.screen("x"))
        container.addChild(scene.navigation("y"))
        #expect(scene.diary.entries.isEmpty)
        #expect(
            scene.notes { scene.window.rootViewController = container } == [
                "c.didLoad", "c.willAppear", "x.didLoad", "x.willAppear", "y.didLoad", "y.willAppear",
                "c.didAppear", "x.didAppear", "y.didAppear",
            ]
        )
        #expect(
            scene.notes { scene.window.rootViewController = nil } == [
                "c.willDisappear", "x.willDisappear", "y.willDisappear",
                "c.didDisappear", "x.didDisappear", "y.didDisappear",
            ]
        )
    }

    @Test(arguments: [true, false])
    func childrenThatAreAddedWhenTheContainerLoadsAppearWithIt(animated: Bool) {
        let navigation = scene.showing(scene.navigation("a"))
        let container = Filled()
        container.child = scene.screen("x")
        let notes = scene.notes { navigation.pushViewController(container, animated: animated) }
        #expect(
            notes == [
                "a.willDisappear", "x.didLoad", "x.willAppear", "a.didDisappear", "x.didAppear",
            ]
        )
        #expect(scene.faults.isEmpty)
    }

    @Test func childrenThatComeAndGoWhileTheContainerShowsAppearAndDisappear() {
        let container = scene.showing(scene.screen("c"))
        let child = scene.screen("x")
        var moves: [String] = []
        child.reaction = { [unowned child] call in
            if child.isMovingToParent { moves.append("\(call) to") }
            if child.isMovingFromParent { moves.append("\(call) from") }
        }
        #expect(
            scene.notes { container.addChild(child) } == ["x.didLoad", "x.willAppear", "x.didAppear"])
        #expect(
            scene.notes { child.removeFromParent() } == ["x.willDisappear", "x.didDisappear"])
        #expect(
            moves == ["willAppear to", "didAppear to", "willDisappear from", "didDisappear from"])
    }

    @Test func childrenThatGoInTheMiddleOfATransitionHearNoMore() {
        let navigation = scene.showing(scene.navigation("a"))
        let container = scene.screen("c")
        let child = scene.screen("x")
        container.addChild(child)
        navigation.pushViewController(container, animated: true)
        #expect(scene.notes { child.removeFromParent() }.prefix(2) == ["x.willDisappear", "x.didDisappear"])
        #expect(!scene.diary.entries.contains("x.didAppear"))
        #expect(scene.diary.entries.last == "c.didAppear")
    }

    /// Apple, "addChild(_:)": a child of another container is taken out of that before it is added.
    @Test func aChildMovesFromOneContainerToAnother() {
        let (first, second) = (scene.screen("1"), scene.screen("2"))
        let child = Mover()
        first.addChild(child)
        child.notes = []
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
        #expect(child.notes == ["did move to nothing, parent none", "will move to 2, parent none"])
    }

    @Test func theStackInAContainerIsFoundAndPushesAppear() {
        let container = scene.showing(scene.screen("c"))
        let navigation = scene.navigation("a")
        container.addChild(navigation)
        #expect(navigation.viewControllers[0].window === scene.window)
        #expect(scene.window.topViewController === container)
        let notes = scene.notes { navigation.pushViewController(scene.screen("b"), animated: true) }
        #expect(notes == ["b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear"])
    }

    @Test func whatCannotBeAddedIsReported() {
        let navigation = scene.showing(scene.navigation("a"))
        let inner = navigation.viewControllers[0]
        navigation.addChild(scene.screen("x"))
        inner.removeFromParent()
        inner.addChild(navigation)
        inner.addChild(inner)
        let other = scene.screen("o")
        other.addChild(scene.screen("child"))
        other.children[0].addChild(inner)
        #expect(scene.codes == [.managedContainer, .managedContainer, .cycle, .cycle])
        #expect(navigation.viewControllers.map(\.title) == ["a"])
        #expect(inner.children.isEmpty)
    }

    @Test func whatIsElsewhereIsReported() {
        let container = scene.showing(scene.screen("c"))
        let presented = scene.screen("m")
        container.present(presented, animated: false)
        container.addChild(presented)
        #expect(scene.codes == [.alreadyInHierarchy])
        let navigation = scene.navigation("a")
        container.addChild(navigation.viewControllers[0])
        #expect(scene.codes == [.alreadyInHierarchy, .alreadyInHierarchy])
        #expect(container.children.isEmpty)
    }

    @Test func containersWithinEachOtherHaveAnEnd() {
        var innermost = scene.showing(scene.screen("0"))
        for number in 1..<64 {
            let next = scene.screen("\(number)")
            innermost.addChild(next)
            innermost = next
        }
        #expect(scene.faults.isEmpty)
        #expect(scene.diary.entries.last == "63.didAppear")
        innermost.addChild(scene.screen("64"))
        #expect(scene.codes == [.tooDeep])
        let notes = scene.notes { scene.window.rootViewController = nil }
        #expect(notes.count == 128)
    }

    @Test func followersAreToldOfChildren() async {
        let container = scene.screen("c")
        let transitions = scene.window.transitions()
        scene.window.rootViewController = container
        container.addChild(scene.navigation("x"))
        container.addChild(scene.screen("y"))
        container.children[0].removeFromParent()
        var follower = WindowSnapshot()
        var told: [String] = []
        for await transition in transitions.prefix(6) {
            follower.follow(transition)
            if transition.operation == .children { told.append("\(transition.number) \(transition.phase)") }
        }
        #expect(told == ["0 ended", "0 ended", "0 ended"])
        #expect(follower == scene.window.snapshot)
        #expect(
            scene.window.snapshot.description == """
                Window
                └─▸ Screen "c"
                    └─▸ Screen "y"  ● visible
                """
        )
    }
}
