import RoutingPresentation
import Testing

/// Containers that move elsewhere while their own content changes.
@MainActor
struct MovingContainerTests {
    let scene = Scene()

    /// A screen that does something when it is about to enter or leave a container.
    private final class Mover: ViewController {
        var onLeaving: (@MainActor () -> Void)?
        var onEntering: (@MainActor () -> Void)?
        private(set) var moves: [String] = []

        override func willMove(toParent parent: ViewController?) {
            (parent == nil ? onLeaving.take() : onEntering.take())?()
        }

        override func didMove(toParent parent: ViewController?) {
            moves.append(parent == nil ? "out" : "in")
        }
    }

    /// A stack in a custom container, whose top does something when it is about to leave.
    private func flow(_ react: @escaping @MainActor (NavigationController) -> Void) -> NavigationController {
        let host = scene.showing(scene.screen("host"))
        let flow = scene.navigation("first")
        let step = Mover()
        flow.viewControllers += [step]
        host.addChild(flow)
        step.onLeaving = { [unowned flow] in react(flow) }
        scene.diary.tear()
        return flow
    }

    @Test func aFlowThatItsHostResetsWhenItsLastStepLeavesIsEmpty() async {
        let flow = flow {
            $0.removeFromParent()
            $0.viewControllers = []
        }
        let step = flow.topViewController
        flow.popViewController(animated: true)
        while scene.animator.advance() {}
        await scene.window.settled()
        #expect(flow.viewControllers.isEmpty && flow.parent == nil && step?.parent == nil)
        #expect(scene.diary.entries == [])
    }

    @Test(arguments: ["a pop", "a swipe"])
    func aStepThatTakesItsFlowOutLeavesTheFlow(by way: String) async throws {
        let flow = flow { $0.removeFromParent() }
        let step = try #require(flow.topViewController as? Mover)
        if way == "a swipe" {
            try #require(scene.window.user.beginSwipeBack(on: flow)).finish()
        } else {
            flow.popViewController(animated: true)
            while scene.animator.advance() {}
        }
        await scene.window.settled()
        #expect(flow.viewControllers.map(\.title) == ["first"] && flow.parent == nil)
        #expect(step.parent == nil && step.moves == ["in", "out"])
        let calls = ["first.didLoad", "first.willAppear", "first.willDisappear", "first.didDisappear"]
        #expect(scene.diary.entries == (way == "a swipe" ? calls : []))
        let other = scene.showing(scene.navigation("other"))
        other.pushViewController(step, animated: false)
        #expect(scene.window.topViewController === step && scene.faults.isEmpty)
    }

    @Test(arguments: ["finish", "cancel"])
    func aSwipeThatEndsCannotEndAgain(how: String) throws {
        var swipe: Window.User.Swipe?
        let flow = flow { _ in how == "finish" ? swipe?.finish() : swipe?.cancel() }
        let step = try #require(flow.topViewController as? Mover)
        swipe = scene.window.user.beginSwipeBack(on: flow)
        swipe?.finish()
        #expect(flow.viewControllers.map(\.title) == ["first"] && step.moves == ["in", "out"])
        #expect(scene.diary.entries == ["first.didLoad", "first.willAppear", "first.didAppear"])
    }

    @Test func aStackThatItsTopShowsWhenItLeavesPopsToItsRoot() async {
        let (window, stack) = (scene.window, scene.navigation("root", "a"))
        let top = Mover()
        stack.viewControllers += [top]
        top.onLeaving = {
            window.rootViewController = stack
            stack.popToRootViewController(animated: false)
        }
        stack.popToRootViewController(animated: false)
        await window.settled()
        #expect(stack.viewControllers.map(\.title) == ["root"] && window.rootViewController === stack)
        #expect(scene.diary.entries == ["root.didLoad", "root.willAppear", "root.didAppear"])
    }

    @Test(arguments: ["the root", "a child"])
    func aScreenThatShowsTheStackWhichItEntersAppears(as place: String) async {
        let container = scene.showing(scene.screen("c"))
        let (window, stack) = (scene.window, NavigationController())
        let (entering, below) = (Mover(), scene.screen("a"))
        entering.onEntering = {
            if place == "the root" { window.rootViewController = stack } else { container.addChild(stack) }
        }
        var transitions = window.transitions().makeAsyncIterator()
        stack.viewControllers = [entering, below]
        #expect(scene.diary.entries.suffix(3) == ["a.didLoad", "a.willAppear", "a.didAppear"])
        var followed = WindowSnapshot()
        while followed != window.snapshot, let transition = await transitions.next() {
            followed.follow(transition)
        }
        #expect(followed == window.snapshot && entering.moves == ["in"])
    }

    @Test func aScreenThatIsPoppedAfterItsWindowHasGoneStaysOut() {
        let animator = scene.animator
        let stack = scene.navigation("root")
        var window: Window? = Window(rootViewController: stack)
        window?.animator = animator
        let screen = Mover()
        stack.pushViewController(screen, animated: true)
        window = nil
        stack.popViewController(animated: false)
        while animator.advance() {}
        #expect(screen.moves == ["out"])
    }

    @Test func aPlaceholderThatIsReplacedWhileItsCardLoadsIsToldNothing() {
        let outer = scene.showing(scene.screen("outer"))
        let card = scene.screen("card")
        let (placeholder, content) = (scene.screen("placeholder"), scene.screen("content"))
        card.addChild(placeholder)
        card.reaction = { [unowned card] call in
            guard call == "didLoad" else { return }
            placeholder.removeFromParent()
            card.addChild(content)
        }
        let notes = scene.notes { outer.addChild(card) }
        #expect(notes.filter { $0.hasPrefix("placeholder") } == [])
        let later = scene.notes { outer.present(placeholder, animated: false) }
        #expect(later == ["placeholder.didLoad", "placeholder.willAppear", "placeholder.didAppear"])
    }

    @Test func aSheetWhoseWindowHasGoneMayTakeAnotherStyle() {
        let sheet = scene.modal("sheet", .automatic)
        var old: Window? = Window(rootViewController: scene.screen("old"))
        old?.rootViewController?.present(sheet, animated: false)
        let former = sheet.presentationController
        old = nil
        sheet.modalPresentationStyle = .fullScreen
        #expect(sheet.presentationController !== former)
        let next = sheet.presentationController
        let root = scene.showing(scene.screen("root"))
        root.present(sheet, animated: false)
        #expect(sheet.presentationController === next && next?.presentationStyle == .fullScreen)
        #expect(scene.diary.entries.contains("root.didDisappear"))
    }
}
