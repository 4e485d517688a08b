import RoutingPresentation
import Testing

/// The user swipes back, or thinks better of it.
@MainActor
struct SwipeTests {
    let scene = Scene()
    let navigation: NavigationController

    init() {
        navigation = scene.navigation("a", "b")
        scene.showing(navigation)
    }

    private var titles: [String?] { navigation.viewControllers.map(\.title) }

    @Test func swipingBackPops() {
        let notes = scene.notes { scene.window.user.swipeBack() }
        #expect(notes == ["a.didLoad", "b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear"])
        #expect(titles == ["a"])
    }

    @Test func whatCannotBeSwipedIsReported() {
        _ = scene.notes { scene.window.user.swipeBack() }
        scene.window.user.swipeBack()
        #expect(scene.codes == [.rootCannotBePopped])
        navigation.present(scene.screen("m"), animated: false)
        scene.window.user.swipeBack()
        scene.window.user.swipeBack(on: navigation)
        #expect(scene.codes == [.rootCannotBePopped, .outOfReach, .outOfReach])
    }

    /// "View controller lifecycle when swiping-to-pop", Stack Overflow 18927878, on what UIKit calls.
    @Test func aSwipeThatIsFinishedMakesTheCallsOfAPop() throws {
        let swipe = try #require(scene.window.user.beginSwipeBack())
        #expect(scene.diary.entries == ["a.didLoad", "b.willDisappear", "a.willAppear"])
        #expect(titles == ["a", "b"])
        scene.diary.tear()
        swipe.finish()
        #expect(scene.diary.entries == ["b.didDisappear", "a.didAppear"])
        #expect(titles == ["a"])
    }

    /// "The Inconsistent Order of View Transition Events", wangling.me, 2014, lists UIKit's calls for a
    /// cancelled pop: first the lower controller disappears, and then the top appears again.
    @Test func aSwipeThatIsCancelledTurnsBothRound() throws {
        let swipe = try #require(scene.window.user.beginSwipeBack())
        scene.diary.tear()
        swipe.cancel()
        #expect(
            scene.diary.entries == ["a.willDisappear", "a.didDisappear", "b.willAppear", "b.didAppear"])
        #expect(titles == ["a", "b"])
        #expect(scene.notes { scene.window.user.swipeBack() }.last == "a.didAppear")
    }

    @Test func aSwipeThatIsLetGoOfIsCancelled() async {
        _ = scene.window.user.beginSwipeBack()
        await scene.window.settled()
        #expect(scene.diary.entries.last == "b.didAppear")
        #expect(titles == ["a", "b"])
    }

    @Test func aSwipeEndsOnce() throws {
        let swipe = try #require(scene.window.user.beginSwipeBack())
        swipe.cancel()
        navigation.pushViewController(scene.screen("c"), animated: true)
        swipe.finish()
        swipe.cancel()
        #expect(scene.diary.entries.last == "c.willAppear")
        scene.animator.advance()
        #expect(titles == ["a", "b", "c"])
        let other = try #require(scene.window.user.beginSwipeBack())
        other.finish()
        other.finish()
        other.cancel()
        #expect(titles == ["a", "b"])
    }

    @Test func nothingCanBeSwipedDuringATransitionOrAtTheRoot() {
        navigation.pushViewController(scene.screen("c"), animated: true)
        #expect(scene.window.user.beginSwipeBack() == nil)
        scene.animator.advance()
        navigation.popToRootViewController(animated: false)
        #expect(scene.window.user.beginSwipeBack() == nil)
        #expect(scene.faults.isEmpty)
        #expect(Window().user.beginSwipeBack() == nil)
    }

    @Test(arguments: [true, false])
    func whatIsAskedForDuringASwipeWaits(finishes: Bool) async throws {
        let swipe = try #require(scene.window.user.beginSwipeBack())
        navigation.pushViewController(scene.screen("c"), animated: false)
        #expect(scene.codes == [.transitionInProgress])
        #expect(titles == ["a", "b"])
        if finishes { swipe.finish() } else { swipe.cancel() }
        await scene.window.settled()
        #expect(titles == (finishes ? ["a", "c"] : ["a", "b", "c"]))
    }

    @Test func followersHearOfASwipeWhenItIsFinished() async throws {
        let transitions = scene.window.transitions()
        try #require(scene.window.user.beginSwipeBack()).cancel()
        try #require(scene.window.user.beginSwipeBack()).finish()
        scene.window.rootViewController = nil
        var told: [String] = []
        for await transition in transitions.prefix(4) {
            told.append("\(transition.number) \(transition.phase) \(transition.operation)")
        }
        #expect(told == ["0 ended observe", "2 began pop", "2 ended pop", "3 began root"])
    }

    @Test func theControllersKnowWhereTheyMove() throws {
        let top = try #require(navigation.viewControllers[1] as? Screen)
        var moving: [String: Bool] = [:]
        top.reaction = { [unowned top] in moving[$0] = top.isMovingFromParent }
        let swipe = try #require(scene.window.user.beginSwipeBack())
        #expect(moving == ["willDisappear": true])
        swipe.cancel()
        #expect(moving == ["willDisappear": true, "willAppear": false, "didAppear": false])
    }
}
