import Routing
import Testing

@testable import Support

@Suite struct IdleTests {
    /// The first observer dawdles over the end, so that `idle()` is called while the second has yet to be
    /// told.
    @Test func idleReturnsAfterObserversHaveSeenTheEnd() async {
        for _ in 0..<20 {
            let router = Routing()
            router.proxy("/*") { _ in .pass }
            let (ends, ended) = AsyncStream<Void>.makeStream()
            let dawdler = router.observe { event in
                guard event.kind == .unmatched else { return }
                ended.finish()
                for _ in 0..<2000 { _ = router.canOpen("nowhere") }
            }
            let (events, seen) = AsyncStream<RoutingEvent>.makeStream()
            let observer = router.observe { seen.yield($0) }
            router.open("nowhere")
            for await _ in ends {}
            await router.idle()
            observer.end()
            dawdler.end()
            seen.finish()
            let kinds = await events.reduce(into: []) { $0.append($1.kind) }
            #expect(kinds == [.opened, .proxied, .unmatched])
        }
    }
}
