import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// The samples of explanations and of what is listed.
@Suite struct ExplainingSamples {
    @Test func aSlipIsExplained() {
        let router = Routing()
        router.map("books/:id") { request in
            print("book", request.parameters["id"] ?? "")
        }
        print(router.explain("app://boks/7"))
        for route in router.routes { print(route.kind, route.pattern, route.tags) }
        #expect(router.explain("app://books/7").winner != nil)
    }

    @Test func anExplanationIsSavedAndRead() throws {
        let router = Routing()
        router.map("books/:id") { _ in }
        let json = try router.explain("app://books/7").json()
        // in the tool that reads what the program wrote
        let explanation = try RouteExplanation(json: json)
        print(explanation.winner?.route.pattern ?? "none")
        #expect(explanation == router.explain("app://books/7"))
    }

    @Test func thePageIsAsDocumented() {
        let router = Routing()
        router.map("books/:id", perform: { _ in }, fileID: "MyApp/Routes.swift", line: 12)
        #expect(
            "\(router.explain("app://boks/7"))" == """
                URL      app://boks/7
                read as  scheme app, segments boks / 7
                proxies  none
                map      none, and there is no fallback for it
                near     map  books/:id  segment 1 wants 'books', not 'boks'  MyApp/Routes.swift:12
                                         try app://books/7
                """
        )
    }
}
