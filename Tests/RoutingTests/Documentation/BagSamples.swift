import Routing
import Testing

@testable import Support

/// The samples of bags.
@Suite struct BagSamples {
    private let router = Routing()

    @Test func aBagTakesItsRoutesAlong() {
        var feature: Feature? = Feature(router: router)
        #expect(router.canOpen("books/7"))
        withExtendedLifetime(feature) {}
        feature = nil
        #expect(!router.canOpen("books/7"))
    }

    final class Feature {
        private let routes: RouteBag

        init(router: Routing) {
            routes = RouteBag(of: router)
            router.map("books/:id") { request in show(request.parameters["id"]) }.store(in: routes)
            router["Views"].map("books") { _ in show(nil) }.store(in: routes)
        }
    }
}

private func show(_ id: String?) {
    print("book", id ?? "none")
}
