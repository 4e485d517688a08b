import Dispatch
import Routing
import Testing

@testable import Support

/// Bags of registrations.
@Suite struct RouteBagTests {
    private let router = Routing()

    @Test func whatABagHoldsGoesWithIt() {
        var bag: RouteBag? = RouteBag(of: router)
        if let bag {
            router.map("/a") { _ in }.store(in: bag)
            router["Views"].map("/b") { _ in }.store(in: bag)
            router.group("/c") { $0.map("d") { _ in }.store(in: bag) }
        }
        router.map("/e") { _ in }
        #expect(["/a", "/b", "/c/d", "/e"].filter(router.canOpen) == ["/a", "/b", "/c/d", "/e"])
        bag = nil
        #expect(["/a", "/b", "/c/d", "/e"].filter(router.canOpen) == ["/e"])
    }

    @Test func aBagOfAScopeIsABagOfItsRouter() {
        let bag = RouteBag(of: router["Views"])
        router.map("/a") { _ in }.store(in: bag)
        bag.dispose()
        #expect(!router.canOpen("/a"))
    }

    @Test func proxiesAndFallbacksGoToo() async throws {
        let bag = RouteBag(of: router)
        let seen = Recorder<String>()
        router.map("/a") { _ in seen.record("map") }
        router.proxy("/a") { _ in
            seen.record("proxy")
            return .pass
        }.store(in: bag)
        router.fallback { _ in seen.record("fallback") }.store(in: bag)
        bag.dispose()
        try await router.dispatch("/a")
        let error = try await failure { try await router.dispatch("/nothing") }
        #expect(error.code == .noRoute)
        #expect(seen.elements == ["map"])
    }

    @Test func anEmptiedBagCanBeUsedAgain() {
        let bag = RouteBag(of: router)
        router.map("/a") { _ in }.store(in: bag)
        #expect(bag.count == 1)
        bag.dispose()
        #expect(bag.isEmpty)
        #expect(!router.canOpen("/a"))
        router.map("/a") { _ in }.store(in: bag)
        #expect(router.canOpen("/a"))
        bag.dispose()
        #expect(!router.canOpen("/a"))
    }

    @Test func whatIsTakenOutStays() {
        let bag = RouteBag(of: router)
        let uuid = router.map("/a") { _ in }
        uuid.store(in: bag)
        #expect(bag.remove(uuid))
        #expect(!bag.remove(uuid))
        bag.dispose()
        #expect(router.canOpen("/a"))
    }

    @Test func registrationsOfAnotherRouterAreLeftAlone() {
        let other = Routing()
        let bag = RouteBag(of: router)
        other.map("/a") { _ in }.store(in: bag)
        bag.dispose()
        #expect(other.canOpen("/a"))
    }

    @Test func aBagHoldsItsRouterWeakly() {
        struct Weak { weak var cargo: Cargo? }
        var router: Routing? = Routing()
        var cargo: Cargo? = Cargo()
        let weak = Weak(cargo: cargo)
        let bag = router.map { RouteBag(of: $0) }
        if let bag {
            router?.map("/a") { [cargo] _ in withExtendedLifetime(cargo) {} }.store(in: bag)
        }
        cargo = nil
        #expect(weak.cargo != nil)
        router = nil
        #expect(weak.cargo == nil)
        bag?.dispose()
    }

    @Test func aBagThatItsOwnHandlerHoldsKeepsNothingAlive() {
        final class Screen: Sendable {}
        struct Weak { weak var bag: RouteBag? }
        var router: Routing? = Routing()
        var bag = router.map { RouteBag(of: $0) }
        let weak = Weak(bag: bag)
        router?.map("/a") { [bag] _ in withExtendedLifetime(bag) {} }
        bag = nil
        #expect(weak.bag != nil)
        router = nil
        #expect(weak.bag == nil)
    }

    @Test func anyThreadMayUseIt() {
        let bag = RouteBag(of: router)
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            router.map("/\(index)") { _ in }.store(in: bag)
            if index.isMultiple(of: 10) { bag.dispose() }
        }
        bag.dispose()
        #expect(bag.isEmpty)
        #expect((0..<200).allSatisfy { !router.canOpen("/\($0)") })
    }
}
