import Testing

@testable import Routing
@testable import Support

@Suite struct FallbackTableTests {
    private var fallbacks = FallbackTable()
    private let router = TagFilter()
    private let scope = TagFilter().narrowed(to: ["A"])

    @Test mutating func theNearestScopeWithAFallbackIsAsked() {
        let (ofRouter, ofScope) = (entry(), entry())
        #expect(fallbacks.nearest(to: scope) == nil)
        #expect(fallbacks.set(ofRouter, for: router) == nil)
        #expect(fallbacks.nearest(to: scope.narrowed(to: ["B"])) === ofRouter)
        #expect(fallbacks.set(ofScope, for: scope) == nil)
        #expect(fallbacks.nearest(to: scope.narrowed(to: ["B"])) === ofScope)
        #expect(fallbacks.nearest(to: scope) === ofScope)
        #expect(fallbacks.nearest(to: router) === ofRouter)
        #expect(fallbacks.nearest(to: router.narrowed(to: ["B"])) === ofRouter)
    }

    @Test mutating func theLastOneSetReplacesTheOneBefore() {
        let (old, new) = (entry(), entry())
        _ = fallbacks.set(old, for: router)
        #expect(fallbacks.set(new, for: router) === old)
        #expect(!fallbacks.contains(old))
        #expect(fallbacks.contains(new))
        #expect(fallbacks.nearest(to: router) === new)
    }

    @Test mutating func removingTheReplacedOneLeavesTheNewOne() {
        let (old, new) = (entry(), entry())
        _ = fallbacks.set(old, for: router)
        _ = fallbacks.set(new, for: router)
        #expect(fallbacks.remove(old.uuid) == nil)
        #expect(fallbacks.nearest(to: router) === new)
    }

    @Test mutating func aScopeWithoutItsFallbackUsesTheWiderOne() {
        let (ofRouter, ofScope) = (entry(), entry())
        _ = fallbacks.set(ofRouter, for: router)
        _ = fallbacks.set(ofScope, for: scope)
        #expect(fallbacks.remove(ofScope.uuid) === ofScope)
        #expect(fallbacks.remove(ofScope.uuid) == nil)
        #expect(!fallbacks.contains(ofScope))
        #expect(fallbacks.nearest(to: scope) === ofRouter)
    }

    private func entry() -> Entry {
        Entry(uuid: RouteUUID(), ordinal: 0, draft: .map("/**"), owner: nil)
    }
}
