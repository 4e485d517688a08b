import Routing
import Testing

@testable import Support

/// The samples of the README.
@Suite struct ReadmeSamples {
    @Test func theProgramOfTwelveLinesPrintsWhatItSays() async throws {
        let printed = Recorder<String>()
        @Sendable func print(_ items: Any...) { printed.record(items.map { "\($0)" }.joined(separator: " ")) }

        let router = Routing()
        router.map("app://books/:id<int>") { request in
            print("book", request.parameters["id"] ?? "")
        }
        router.map("app://login") { request in
            print("log in, then go to", request.parameters["next"] ?? "")
        }
        router.protect("app://account/**") { request in
            .redirect(to: "app://login?next=\(RouteURL.escapingQueryValue(request.url.string))")
        }
        try await router.dispatch("app://books/7")  // book 7
        try await router.dispatch("app://account/orders")  // log in, then go to app://account/orders

        #expect(printed.elements == ["book 7", "log in, then go to app://account/orders"])
    }
}

/// The session of the samples.
actor SampleSession {
    var isActive = false
}
