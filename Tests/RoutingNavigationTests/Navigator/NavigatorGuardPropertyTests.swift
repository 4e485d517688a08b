import Routing
import RoutingTesting
import SeededRandom
import Testing

@testable import RoutingNavigation

/// Random trees, requests and moves of the user: whatever shows after a step, and did not before, was passed by
/// its guard in that step.
@MainActor @Suite struct NavigatorGuardPropertyTests {
    /// A guard over all URLs that decides by a seed.
    @MainActor
    private final class Gatekeeper {
        var generator: SeededGenerator
        var passed: Set<String> = []
        var refusals = 0
        private let redirections: [String]

        init(_ generator: SeededGenerator, redirectingTo redirections: [String]) {
            self.generator = generator
            self.redirections = redirections
        }

        func decide(_ request: RouteRequest) -> ProxyDecision {
            switch generator.number(below: 8) {
            case 0, 1:
                refusals += 1
                return .reject("no")
            case 2: return .redirect(to: generator.pick(redirections))
            default:
                passed.insert(request.url.string)
                return .pass
            }
        }
    }

    @Test func nothingShowsThatItsGuardHasNotPassed() async throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 113)
        var (shown, refusals) = (0, 0)
        for _ in 0..<Effort.times(40) {
            var walk = try RandomWalk(SeededGenerator(seed: generator.next()))
            let router = Routing()
            let renderer = RecordingRenderer()
            let navigator = Navigator(walk.world.tree, renderer: renderer, in: router)
            let urls = (0..<6).map { _ in walk.world.url() }
            let gatekeeper = Gatekeeper(SeededGenerator(seed: generator.next()), redirectingTo: urls)
            router.protect("**") { gatekeeper.decide($0) }
            var saved = NavigationState()
            for _ in 0..<20 {
                let before = navigator.state
                gatekeeper.passed = []
                walk.state = before
                await step(navigator, &walk, &saved)
                await navigator.idle()
                await router.idle()
                let comment: Comment = "ROUTING_SEED=\(RandomSeed.current)\n\(before)\n\(navigator.state)"
                let places = navigator.state.shownPlaces(notIn: before)
                let unasked = navigator.firstInquiry(about: places, besides: gatekeeper.passed)
                #expect(unasked == nil, comment)
                #expect(renderer.shown == navigator.state, comment)
                shown += places.count
            }
            refusals += gatekeeper.refusals
        }
        #expect(shown > 100 && refusals > 60, "too little happens: \(shown), \(refusals)")
    }

    private func step(_ navigator: Navigator, _ walk: inout RandomWalk, _ saved: inout NavigationState) async
    {
        guard case .id(let id) = walk.anyTarget() else { return }
        switch walk.generator.number(below: 12) {
        case 0: _ = try? await navigator.back()
        case 1: _ = try? await navigator.forward()
        case 2: navigator.didSelect(id)
        case 3: navigator.didPop(id)
        case 4: navigator.didDismiss(id)
        case 5: _ = try? await navigator.revalidate()
        case 6: saved = navigator.snapshot()
        case 7: _ = try? await navigator.restore(saved)
        default: _ = try? await navigator.dispatch(walk.action())
        }
    }
}
