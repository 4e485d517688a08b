import RoutingPresentation
import SeededRandom
import Testing

/// Any verbs in any order, while transitions take their time.
@MainActor
struct RandomVerbsTests {
    @Test(arguments: (0..<200).map { RandomSeed.current &+ $0 })
    func controllersAppearAndDisappearAlternatelyAndCompletionsComeOnce(seed: UInt64) async {
        let run = RandomVerbs(seed: seed)
        await run.play(steps: 60)
        run.check()
        run.checkThatCallsAlternate()
    }

    @Test(arguments: (0..<200).map { RandomSeed.current &+ 10_000 &+ $0 })
    func whateverTheUserDoesControllersAreTurnedRoundOnlyByCancelledSwipes(seed: UInt64) async {
        let run = RandomVerbs(seed: seed, hasUser: true)
        await run.play(steps: 60)
        run.check()
        run.checkThatCallsFollow()
    }
}

/// A window, and a program that calls any verb.
@MainActor
private final class RandomVerbs {
    private let scene = Scene()
    private let seed: UInt64
    private var generator: SeededGenerator
    private var made: [ViewController] = []
    private var asked = 0
    private var isOver = false
    private var last = WindowSnapshot()
    private var completed: [Int] = []
    private var told: [Transition] = []
    /// Whether a user swipes, taps and pulls, and the program has containers of its own.
    private let hasUser: Bool
    private var swipe: Window.User.Swipe?

    init(seed: UInt64, hasUser: Bool = false) {
        self.seed = seed
        self.hasUser = hasUser
        generator = SeededGenerator(seed: seed)
    }

    func play(steps: Int) async {
        let transitions = scene.window.transitions()
        scene.window.rootViewController = container()
        for _ in 0..<steps {
            if generator.chance(35) {
                scene.animator.advance()
            } else if hasUser, generator.chance(40) {
                move()
            } else if generator.chance(20) {
                await Task.yield()
            } else {
                ask()
            }
        }
        swipe?.cancel()
        while scene.animator.advance() || completed.count < asked { await Task.yield() }
        await scene.window.settled()
        last = scene.window.snapshot
        isOver = true
        scene.window.rootViewController = nil
        for await transition in transitions {
            told.append(transition)
            if transition.operation == .root, transition.phase == .ended, transition.content.isEmpty { break }
        }
    }

    /// A container with something in it.
    private func container() -> ViewController {
        switch generator.number(below: 3) {
        case 0:
            return scene.navigation("a", "b")
        case 1:
            let tabs = TabBarController()
            tabs.viewControllers = [screen(), scene.navigation("t")]
            return tabs
        default:
            let split = SplitViewController()
            split.primary = scene.navigation("p")
            return split
        }
    }

    private func screen() -> ViewController {
        let screen = scene.screen("\(made.count)")
        made.append(screen)
        if hasUser {
            screen.modalPresentationStyle = generator.pick([.automatic, .fullScreen, .overFullScreen])
            if generator.chance(20) { screen.addChild(self.screen()) }
        }
        // Some ask for more in the middle of a transition.
        if generator.chance(5) {
            let call = generator.pick(["willAppear", "didAppear", "willDisappear", "didDisappear"])
            screen.reaction = { [weak self] in if $0 == call { self?.ask() } }
        }
        return screen
    }

    private func ask() {
        if isOver { return }
        let number = asked
        asked += 1
        let completion: @MainActor () -> Void = { self.completed.append(number) }
        let animated = generator.chance(60)
        let subjects = scene.window.rootViewController.map(allControllers(from:)) ?? []
        guard let subject = subjects.isEmpty ? nil : generator.pick(subjects) else {
            return scene.window.setRootViewController(screen(), animated: animated, completion: completion)
        }
        let other = generator.chance(80) || made.isEmpty ? screen() : generator.pick(made)
        let navigation = subject as? NavigationController ?? subject.navigationController
        switch (generator.number(below: 9), navigation, subject.tabBarController) {
        case (0, _, _): subject.present(other, animated: animated, completion: completion)
        case (1, _, _): subject.dismiss(animated: animated, completion: completion)
        case (2, let navigation?, _): navigation.popViewController(animated: animated, completion: completion)
        case (3, let navigation?, _):
            let stack = navigation.viewControllers.shuffled(using: &generator) + [container()]
            navigation.setViewControllers(stack, animated: animated, completion: completion)
        case (4, let navigation?, _):
            navigation.popToRootViewController(animated: animated, completion: completion)
        case (5, _, let tabs?):
            tabs.selectViewController(at: generator.number(below: 3), completion: completion)
        case (6, _, _): subject.showDetailViewController(other, sender: nil, completion: completion)
        case (7, _, _) where generator.chance(20):
            scene.window.setRootViewController(container(), animated: animated, completion: completion)
        case (_, let navigation?, _):
            navigation.pushViewController(other, animated: animated, completion: completion)
        default: subject.show(other, sender: nil, completion: completion)
        }
    }

    /// Something that the user does, or that the program does to its own containers.
    private func move() {
        let number = asked
        let completion: @MainActor () -> Void = { self.completed.append(number) }
        let user = scene.window.user
        switch generator.number(below: 6) {
        case 0:
            swipe = swipe ?? user.beginSwipeBack()
        case 1:
            generator.chance(50) ? swipe?.finish() : swipe?.cancel()
            swipe = nil
        case 2:
            asked += 1
            user.tapTab(at: generator.number(below: 3), completion: completion)
        case 3:
            asked += 1
            generator.chance(50)
                ? user.swipeBack(completion: completion) : user.pullDown(completion: completion)
        default:
            let subjects = scene.window.rootViewController.map(allControllers(from:)) ?? []
            guard let container = subjects.isEmpty ? nil : generator.pick(subjects) else { return }
            if generator.chance(30) { return container.removeFromParent() }
            container.addChild(generator.chance(70) || made.isEmpty ? screen() : generator.pick(made))
        }
    }

    private func allControllers(from root: ViewController) -> [ViewController] {
        let below = root.children.flatMap(allControllers(from:))
        let above = root.parent == nil ? root.presentedViewController.map(allControllers(from:)) ?? [] : []
        return [root] + below + above
    }

    func check() {
        #expect(completed.sorted() == Array(0..<asked), "seed \(seed)")
        // Each begins after the one before has ended.
        let transitions = told.dropFirst().filter { $0.operation != .children }
        let phases = transitions.map { "\($0.number) \($0.phase)" }
        let numbers = stride(from: 0, to: transitions.count, by: 2).map { 1 + $0 / 2 }
        #expect(phases == numbers.flatMap { ["\($0) began", "\($0) ended"] }, "seed \(seed)")
        // A follower of the transitions shows the same as the window.
        var follower = WindowSnapshot()
        for transition in told.dropLast(2) { follower.follow(transition) }
        #expect(follower == last, "seed \(seed)")
        for transition in told.suffix(2) { follower.follow(transition) }
        #expect(follower == WindowSnapshot())
    }

    /// What each screen was told of its life, in order.
    private var lives: [(title: String, calls: [String])] {
        let calls = Dictionary(grouping: scene.diary.entries.map { $0.split(separator: ".") }, by: \.[0])
        return made.map { screen in
            let heard = (calls[Substring(screen.title ?? "")] ?? []).map { String($0[1]) }
            return (screen.title ?? "", heard.first == "didLoad" ? Array(heard.dropFirst()) : heard)
        }
    }

    func checkThatCallsAlternate() {
        let life = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        for (title, due) in lives {
            #expect(due.count.isMultiple(of: 4), "seed \(seed), \(title)")
            #expect(zip(due, 0...).allSatisfy { $0 == life[$1 % 4] }, "seed \(seed), \(title)")
        }
    }

    /// After "will" comes its "did" or the other "will", and after "did" the other "will".
    func checkThatCallsFollow() {
        let next = [
            "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
            "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
        ]
        for (title, calls) in lives where !calls.isEmpty {
            #expect(calls.first == "willAppear", "seed \(seed), \(title)")
            #expect(calls.last == "didDisappear", "seed \(seed), \(title)")
            for (call, following) in zip(calls, calls.dropFirst()) {
                #expect(next[call]?.contains(following) == true, "seed \(seed), \(title): \(calls)")
            }
        }
    }
}
