import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct ParameterNameTests {
    @Test(arguments: [
        (["map /books/:id", "map /books/:number/notes"], ["parameterNames 2 by 1: /books/x/notes"]),
        (
            ["map /books/:number/notes", "map /Books/:id", "map books/:id/x"],
            ["parameterNames 1 by 3: /books/x/notes"]
        ),
        (["map /books/:id", "map /films/:number"], []),
        (["map /books/:id", "map /books/:number<int>/x"], []),
        (["map /books/:id<int>", "map /books/:nr<int>/x"], ["parameterNames 2 by 1: /books/7/x"]),
        (["map /a/:x/b/:y", "map /a/:x/b/:z/c"], ["parameterNames 2 by 1: /a/x/b/x/c"]),
        (["map /a/:_/b/:y", "map /a/*/b/:z/c"], ["parameterNames 2 by 1: /a/x/b/x/c"]),
        (["map /a/f-:x.txt", "map /a/f-:y.txt/b"], ["parameterNames 2 by 1: /a/f-x.txt/b"]),
        (["map /a/:x-:y", "map /a/:x-:z/b"], ["parameterNames 2 by 1: /a/x-x/b"]),
        (["map /a/:x", "map /a/:y..."], ["neverReached 1 by 2: /a/x"]),
        (["map /a/:y...", "map /a/:x"], []), (["map /a(/:x)(/:y)"], []),
        (["map app://a/:x", "map web://a/:y"], []),
        (["map /a/:x [A]", "map /a/:y [B]"], ["parameterNames 2 by 1: /a/x [B]"]),
        (
            ["map /a/:x", "map /a/:x/b", "map /a/:y/c", "map /a/:y/d", "map /a/:y/e", "map /a/:z/f"],
            ["parameterNames 6 by 5: /a/x/f", "parameterNames 2 by 5: /a/x/b"]
        ),
    ])
    func anotherNameAtTheSamePlaceIsFound(lines: [String], expected: [String]) async throws {
        #expect(try await AuditedRouter(lines).findings() == expected)
    }

    @Test func conditionsInCodeMakeAnotherPlace() throws {
        let router = Routing()
        router.map(try RoutePattern("/a/:x", where: ["x": .satisfying { $0 == "7" }])) { _ in }
        router.map("/a/:y/b") { _ in }
        #expect(router.audit().isEmpty)
    }
}
