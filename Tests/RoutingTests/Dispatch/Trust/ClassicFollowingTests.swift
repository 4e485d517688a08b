import Dispatch
import Routing
import Testing

@testable import Support

/// What can be known of closures on queues, and what cannot.
@Suite struct ClassicFollowingTests {
    private let router = Routing()
    private let queue = DispatchQueue(label: "classic")
    private let others = RouteOrigin.external(source: "mail")
    private let answers = Recorder<Bool>()

    private func mapSecret() {
        router.map("/secret", accepting: [.internal]) { _ in }
    }

    @Test func whatAClosureOpensBeforeItReturnsIsExternal() async {
        mapSecret()
        router.map("/a", queue: queue) { [router, answers] _, _, _, completed in
            answers.record(router.open("/secret"))
            completed()
            answers.record(router.open("/secret", from: .internal))
        }
        router.proxy("/a", queue: queue) { [router, answers] _, _, _, next in
            answers.record(router.canOpen("/secret"))
            next(nil)
        }
        router.open("/a", from: others)
        await router.idle()
        queue.sync {}
        #expect(answers.elements == [false, false, false])
        answers.removeAll()
        router.open("/a")
        await router.idle()
        queue.sync {}
        #expect(answers.elements == [true, true, true])
    }

    @Test func whatItOpensInATaskIsExternal() async {
        mapSecret()
        router.map("/a", queue: queue) { [router, answers] _, _, _, completed in
            Task {
                answers.record(router.open("/secret"))
                completed()
            }
        }
        router.open("/a", from: others)
        #expect(await answers.elements(atLeast: 1) == [false])
    }

    @Test func whatItOpensOnAnotherQueueIsInternalUnlessItSaysSo() async {
        mapSecret()
        router.map("/a", queue: queue) { [router, answers] _, _, _, completed in
            let origin = RouteOrigin.current
            DispatchQueue.global().async {
                answers.record(router.open("/secret"))
                answers.record(router.open("/secret", from: origin))
                completed()
            }
        }
        router.open("/a", from: others)
        #expect(await answers.elements(atLeast: 2) == [true, false])
    }

    @Test func theNextClosureOnTheQueueHasItsOwnOrigin() async {
        let origins = Recorder<RouteOrigin>()
        router.map("/a", queue: queue) { _, _, _, completed in
            origins.record(.current)
            completed()
        }
        for origin in [.internal, others, .internal] { router.open("/a", from: origin) }
        await router.idle()
        #expect(origins.elements == [.internal, others, .internal])
    }

    @Test func dispatchingFromATaskOfAClosureDoesNotWaitForItself() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        router.map("/open") { _ in "opened" }
        let seen = Recorder<String>()
        router.map("/a", queue: queue) { _, _, _, completed in
            Task {
                seen.record((try? await router.dispatch("/open").value(as: String.self)) ?? "failed")
                completed()
            }
        }
        router.open("/a", from: others)
        #expect(await seen.elements(atLeast: 1) == ["opened"])
    }
}
