import Dispatch
import Testing

@testable import Routing
@testable import RoutingNavigation

/// The owners of routes, which any thread may end.
@Suite struct RegistrationsTests {
    private final class Watch: Sendable {
        weak let owner: Registrations.Owner?

        init(_ owner: Registrations.Owner) { self.owner = owner }
    }

    @Test func anOwnerLivesUntilItsTermIsReleased() {
        let registrations = Registrations()
        let watch: Watch
        var term: Registrations.Term?
        do {
            let owner = registrations.begin()
            watch = Watch(owner)
            term = Registrations.Term(of: owner, in: registrations)
        }
        #expect(watch.owner != nil)
        withExtendedLifetime(term) {}
        term = nil
        #expect(watch.owner == nil)
    }

    @Test func threadsThatBeginAndEndDisturbNoOther() {
        let registrations = Registrations()
        let (kept, ended) = (Locked<[Watch]>([]), Locked<[Watch]>([]))
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<200 {
                let owner = registrations.begin()
                let brief = registrations.begin()
                kept.withLock { $0.append(Watch(owner)) }
                ended.withLock { $0.append(Watch(brief)) }
                withExtendedLifetime(Registrations.Term(of: brief, in: registrations)) {}
            }
        }
        #expect(kept.withLock { $0 }.allSatisfy { $0.owner != nil })
        #expect(ended.withLock { $0 }.allSatisfy { $0.owner == nil })
    }
}
