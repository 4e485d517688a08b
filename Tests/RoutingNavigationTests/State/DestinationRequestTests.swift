import Routing
import Testing

@testable import RoutingNavigation

/// Destinations of requests that no tree has a place for.
@Suite struct DestinationRequestTests {
    /// A tree counts from 1, so what finishes such a destination finishes no other.
    @Test func itHasTheIdentityOfNoPlace() async throws {
        let router = Routing()
        router.map("books/:id") { Destination(of: $0) }
        let outcome = try await router.dispatch("books/7?page=2", passing: 5)
        let destination = try #require(outcome.value(as: Destination.self))
        #expect(destination.id == Destination.ID(0))
        #expect(destination.url == "books/7?page=2")
        #expect(destination.captures == ["id": "7"])
        #expect(destination.context as? Int == 5)
    }
}
