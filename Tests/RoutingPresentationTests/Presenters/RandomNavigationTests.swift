import RoutingNavigation
import RoutingPresentation
import SeededRandom
import Testing

/// After any sequence of URLs, actions and user moves, with failures in between, the view stack shows what
/// the state says.
@MainActor
struct RandomNavigationTests {
    @Test(arguments: (0..<UInt64(Effort.times(25))).map { RandomSeed.current &+ $0 })
    func theViewStackShowsWhatTheStateSays(seed: UInt64) async {
        var run = RandomNavigation(seed: seed)
        var steps: [String] = []
        for _ in 0..<40 {
            steps.append(await run.step())
            let app = run.app
            await app.window.settled()
            await app.navigator.idle()
            // Where the user's own move could not be rendered, the next request renders all.
            if app.shown != app.said, app.failing.hasFailed {
                app.failing.patience = nil
                _ = try? await app.navigator.open("login")
            }
            #expect(app.shown == app.said, "seed \(seed): \(steps)")
            if app.shown != app.said { return }
        }
    }
}

@MainActor
private struct RandomNavigation {
    let app = ReadingApp()
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    private static let urls = [
        "login", "today", "today/story/news/1", "today/story/news/2", "books", "books/7", "books/8",
        "books/7/notes",
        "profile", "settings", "settings/font", "about", "books/7?page=2", "nowhere",
    ]

    /// Does something, and says what.
    mutating func step() async -> String {
        app.failing.patience = generator.chance(25) ? generator.number(below: 8) : nil
        let url = generator.pick(Self.urls)
        switch generator.number(below: 15) {
        case 0:
            return await attempt("back") { try await $0.back() }
        case 1:
            return await attempt("forward") { try await $0.forward() }
        case 2:
            return await attempt("removeCurrent") { try await $0.dispatch(.removeCurrent) }
        case 3:
            return await attempt("dismiss") { try await $0.dispatch(.dismiss) }
        case 4:
            return await attempt("popToRoot") { try await $0.dispatch(.popToRoot) }
        case 5:
            return await attempt("junctions \(url)") { try await $0.open(url, options: .junctionsOnly) }
        case 6:
            return move(generator.number(below: 3))
        case 7, 8, 9:
            let action = action(url)
            return await attempt("\(action)") { try await $0.dispatch(action) }
        case 10:
            // The user moves while a request has its turn.
            let navigator = app.navigator
            let task = Task { try? await navigator.open(url) }
            for _ in 0..<generator.number(below: 4) { await Task.yield() }
            let what = move(generator.number(below: 3))
            _ = await task.value
            return "\(url), meanwhile \(what)"
        default:
            return await attempt(url) { try await $0.open(url) }
        }
    }

    /// An action that may bring a destination where the tree does not have it.
    private mutating func action(_ url: String) -> NavigationAction {
        let ids = app.navigator.state.nodes.map(\.id)
        let target = ids.isEmpty ? NavigationTarget.name("none") : .id(generator.pick(ids))
        switch generator.number(below: 8) {
        case 0: return .push(url)
        case 1: return .replace(url)
        case 2: return .present(url)
        case 3:
            let urls = [url, generator.pick(Self.urls)]
            return .add(urls, to: target, active: generator.pick([nil, 0, 1]))
        case 4: return .remove(target)
        case 5: return .select(target)
        case 6: return .popTo(target)
        default: return .setRoot(url)
        }
    }

    private func attempt(
        _ what: String,
        _ action: @MainActor (Navigator) async throws -> NavigationState
    ) async -> String {
        do {
            _ = try await action(app.navigator)
            return what
        } catch {
            return "\(what) failed: \(error)"
        }
    }

    /// Something that the user does to the screen.
    private mutating func move(_ kind: Int) -> String {
        guard let top = app.window.topViewController else { return "nothing" }
        switch kind {
        case 0:
            guard let navigation = top.navigationController, navigation.viewControllers.count > 1 else {
                return "nothing"
            }
            if generator.chance(30) {
                app.window.user.beginSwipeBack(on: navigation)?.cancel()
                return "swipe and think better of it"
            }
            app.window.user.swipeBack(on: navigation)
            return "swipe"
        case 1:
            guard let tabs = top.tabBarController, top.presentedViewController == nil else {
                return "nothing"
            }
            let index = generator.number(below: tabs.viewControllers.count)
            app.window.user.tapTab(at: index, of: tabs)
            return "tap \(index)"
        default:
            guard top.presentingViewController != nil else { return "nothing" }
            app.window.user.pullDown()
            return "pull down"
        }
    }
}
