import RoutingNavigation
import RoutingPresentation
import SeededRandom
import Testing

/// After every request the view stack shows what the state says, whatever the program did by hand before.
@MainActor
struct RandomByHandTests {
    @Test(arguments: (0..<UInt64(Effort.times(12))).map { RandomSeed.current &+ 1_000 &+ $0 })
    func theViewStackShowsWhatTheStateSays(seed: UInt64) async {
        let app = ReadingApp(lazy: !seed.isMultiple(of: 2))
        var generator = SeededGenerator(seed: seed)
        var steps: [String] = []
        for _ in 0..<30 {
            for _ in 0..<generator.number(below: 4) {
                steps.append(app.window.meddle(using: &generator))
                await app.window.settled()
                await app.navigator.idle()
            }
            let url = generator.pick(ReadingApp.urls)
            let options: OpeningOptions = generator.chance(20) ? .junctionsOnly : []
            steps.append("open \(url) \(options.rawValue)")
            do {
                try await app.navigator.open(url, options: options)
            } catch {
                Issue.record("\(error): seed \(seed): \(steps)")
                return
            }
            await app.window.settled()
            #expect(app.ownShown == app.said, "seed \(seed): \(steps)")
            #expect(app.window.topViewController?.isByHand == false, "seed \(seed): \(steps)")
            await app.navigator.idle()
            #expect(app.wronglyUnwound.isEmpty, "seed \(seed): \(steps)")
            if app.ownShown != app.said || !app.wronglyUnwound.isEmpty { return }
        }
    }

    @Test(arguments: (0..<UInt64(Effort.times(12))).map { RandomSeed.current &+ 3_000 &+ $0 })
    func eachScreenIsUnwoundOnceEvenIfItLeavesDuringARequest(seed: UInt64) async {
        let app = ReadingApp(lazy: !seed.isMultiple(of: 2))
        var generator = SeededGenerator(seed: seed)
        var steps: [String] = []
        for _ in 0..<30 {
            let url = generator.pick(ReadingApp.urls)
            app.navigator.go(to: url)
            let turns = generator.number(below: 8)
            for _ in 0..<turns { await Task.yield() }
            steps.append("open \(url), after \(turns) turns \(app.window.moveOrMeddle(using: &generator))")
            await app.navigator.idle()
            await app.window.settled()
            await app.navigator.idle()
            // After a failed undo, the next request renders everything again, and unwinds what has left.
            if app.navigator.hasDiverged { _ = try? await app.navigator.open("login") }
            #expect(app.wronglyUnwound.isEmpty, "seed \(seed): \(steps)")
            if !app.wronglyUnwound.isEmpty { return }
        }
    }

    @Test(arguments: (0..<20).map { RandomSeed.current &+ 2_000 &+ $0 })
    func aReleasedWindowFailsRequestsAndChangesNoState(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        var window: Window? = Window()
        window?.onFault = { _ in }
        let (tree, renderer, navigator) = ReadingApp.parts(in: window!)
        for _ in 0..<5 {
            _ = window?.meddle(using: &generator)
            try await navigator.open(generator.pick(ReadingApp.urls))
        }
        await window?.settled()
        window = nil
        let state = navigator.state
        for _ in 0..<5 {
            let url = generator.pick(ReadingApp.urls)
            await #expect(throws: (any Error).self, "seed \(seed): \(url)") { try await navigator.open(url) }
            #expect(navigator.state == state, "seed \(seed): \(url)")
        }
        withExtendedLifetime((tree, renderer)) {}
    }
}

extension ViewController {
    /// Whether no navigator made it.
    fileprivate var isByHand: Bool { title?.hasPrefix(ReadingApp.byHand) ?? false }
}

extension Window {
    /// Does something that a user or a program may do, and says what.
    fileprivate func moveOrMeddle(using generator: inout SeededGenerator) -> String {
        switch generator.number(below: 6) {
        case 0, 1:
            guard topViewController?.navigationController?.viewControllers.count ?? 0 > 1 else {
                return "nothing"
            }
            user.swipeBack()
            return "swipe"
        case 2:
            guard let tabs = topViewController?.tabBarController, tabs.presentedViewController == nil,
                !tabs.viewControllers.isEmpty
            else { return "nothing" }
            user.tapTab(at: generator.number(below: tabs.viewControllers.count), of: tabs)
            return "tap"
        case 3:
            guard topViewController?.presentingViewController != nil else { return "nothing" }
            user.pullDown()
            return "pull down"
        default:
            return meddle(using: &generator)
        }
    }

    /// Does something that a program may do by hand, and says what.
    fileprivate func meddle(using generator: inout SeededGenerator) -> String {
        guard let top = topViewController else { return "nothing" }
        let stacks = navigationControllers
        let stack = stacks.isEmpty ? nil : generator.pick(stacks)
        let animated = generator.chance(50)
        switch generator.number(below: 13) {
        case 0, 1:
            top.present(byHand("alert", &generator), animated: animated)
            return "alert"
        case 2:
            stack?.pushViewController(byHand("screen", &generator), animated: animated)
            return "push"
        case 3:
            stack?.viewControllers = [byHand("root", &generator)]
            return "replace the root of a stack"
        case 4:
            stack?.viewControllers.shuffle(using: &generator)
            return "shuffle a stack"
        case 5:
            guard let stack, stack.viewControllers.count > 1 else { return "nothing" }
            let index = generator.number(below: stack.viewControllers.count)
            stack.viewControllers.remove(at: index)
            return "take screen \(index) off"
        case 6:
            rootViewController = byHand("root", &generator)
            return "replace the root"
        case 7:
            guard let tabs = top.tabBarController else { return "nothing" }
            tabs.selectedIndex = generator.number(below: tabs.viewControllers.count)
            return "tap \(tabs.selectedIndex)"
        case 8:
            guard let tabs = top.tabBarController else { return "nothing" }
            var options = tabs.viewControllers
            options.insert(byHand("tab", &generator), at: generator.number(below: options.count + 1))
            if generator.chance(50) { options.remove(at: generator.number(below: options.count)) }
            tabs.viewControllers = options
            return "set the tabs"
        case 9:
            guard let stack, stack.viewControllers.count > 1 else { return "nothing" }
            let other = generator.pick(stacks)
            guard stack !== other, let screen = stack.viewControllers.popLast() else { return "nothing" }
            // The state has followed, and a screen that it no longer has is the program's.
            screen.title = "\(ReadingApp.byHand) moved"
            other.pushViewController(screen, animated: animated)
            return "move a screen to another stack"
        case 10:
            guard let root = rootViewController else { return "nothing" }
            rootViewController = nil
            rootViewController = NavigationController(rootViewController: root)
            return "put the root into a stack"
        case 11:
            guard let tabs = top.tabBarController else { return "nothing" }
            let options = tabs.viewControllers
            tabs.viewControllers = []
            rootViewController = options.first
            return "empty the tabs, and make the first the root"
        default:
            top.dismiss(animated: animated)
            return "dismiss"
        }
    }

    private func byHand(_ title: String, _ generator: inout SeededGenerator) -> ViewController {
        let controller = ViewController()
        controller.title = "\(ReadingApp.byHand) \(title)"
        return generator.chance(20) ? NavigationController(rootViewController: controller) : controller
    }

    private var navigationControllers: [NavigationController] {
        var all: [NavigationController] = []
        var waiting = [rootViewController].compactMap(\.self)
        while let controller = waiting.popLast() {
            if let stack = controller as? NavigationController { all.append(stack) }
            waiting += controller.children
            if controller.parent == nil, let presented = controller.presentedViewController {
                waiting.append(presented)
            }
        }
        return all
    }
}
