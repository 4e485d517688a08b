import Routing
import RoutingDiagnostics
import Testing

@testable import Support

/// The samples of the README.
@Suite struct ReadmeSamples {
    @Test func theProgramOfTwelveLinesPrintsWhatItSays() async throws {
        let printed = Recorder<String>()
        @Sendable func print(_ items: Any...) { printed.record(items.map { "\($0)" }.joined(separator: " ")) }

        let first = #line + 1
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
        printed.removeAll()

        print(router.explain("app://boks/7"))

        // In the README, two imports and a blank line precede the line that makes the router.
        let text = (printed.elements.last ?? "")
            .replacing(#/RoutingTests/ReadmeSamples.swift:(\d+)/#) { place in
                "MyApp/main.swift:\((Int(place.1) ?? 0) - first + 4)"
            }
        #expect(
            text == """
                URL      app://boks/7
                read as  scheme app, segments boks / 7
                proxies  none
                map      none, and there is no fallback for it
                near     map    app://books/:id<int>  segment 1 wants 'books', not 'boks'    MyApp/main.swift:5
                                                      try app://books/7
                far      guard  app://account/**      segment 1 wants 'account', not 'boks'  MyApp/main.swift:11
                         map    app://login           segment 1 wants 'login', not 'boks'    MyApp/main.swift:8
                """
        )
    }
}

/// The session of the samples.
actor SampleSession {
    var isActive = false
}
