import RoutingDiagnostics
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

@Suite struct AppSiteUnexpressedTests {
    @Test(arguments: [
        ("app://books/7", "left out", "scheme", "URLs of 'app' are no links of a site"),
        ("wss://example.com/a", "left out", "scheme", "URLs of 'wss' are no links of a site"),
        (
            "http://example.com/a", "wider", "scheme",
            "links of 'https' are handed over as well as those of 'http'"
        ),
        ("/:id<int>", "wider", "type", "':id' is any text, since no pattern says 'int'"),
        ("/v:id<double>.x", "wider", "type", "':id' is any text, since no pattern says 'double'"),
        ("/:on<bool>", "wider", "type", "':on' is true or false in capitals as well"),
        (
            "/:ids<hex>...", "wider", "type",
            "':ids...' is any segments, since no pattern asks the same of each"
        ),
        (#"/:id(\d+)"#, "wider", "expression", #"':id' is any text, since no pattern says '\d+'"#),
        ("/a%2Ab", "wider", "character", "'*' is any character, since no pattern can escape it"),
        ("/$%28a%29", "wider", "character", "'$(' is any character, since no pattern can escape it"),
        ("/:k<a|%2A>", "wider", "character", "'*' is any character, since no pattern can escape it"),
        (
            "/:a/docs/**", "wider", "shape",
            "a capture may be several segments, since '*' and '?' are '/' as well"
        ),
        ("/:a-:b", "wider", "shape", "a capture may be several segments, since '*' and '?' are '/' as well"),
    ])
    func whatIsNotSaidIsReported(_ pattern: String, _ effect: String, _ code: String, _ why: String) throws {
        let routes = siteRoutes([try RoutePattern(pattern)])
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: routes)
        #expect(site.unexpressed.map(\.description) == ["\(effect): \(routes[0]): \(code): \(why)"])
        #expect(site.lines.isEmpty == (effect == "left out"))
    }

    @Test func aWholeURLIsLeftOut() throws {
        let site = AppSiteAssociation(
            appIDs: ["A.b"], routes: siteRoutes([try RoutePattern(regularExpression: "/books")]))
        #expect(site.unexpressed.map(\.code) == [.wholeURL] && site.unexpressed[0].isLeftOut)
        #expect(site.lines.isEmpty && !site.handsOver("/books"))
    }

    @Test func codeThatDecidesIsReported() throws {
        struct Book: Route {
            static let pattern: RoutePattern = "/books/:id"
            let id: String
            let page: Int
        }
        let router = Routing()
        router.map(Book.self) { _, _ in }
        router.map(try RoutePattern("/n/:n", where: ["n": .satisfying { _ in true }])) { _ in }
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: router.routes)
        #expect(site.unexpressed.map(\.code) == [.condition, .decoding])
        #expect(
            site.unexpressed.map(\.why).joined(separator: "; ")
                == "code decides about ':n', which no file asks; "
                + "'Book' decides what it is read from, query included")
        #expect(site.handsOver("/books/7") && site.handsOver("/n/7"))
    }

    @Test func aRouteOfAnotherHostIsNotSpokenOf() {
        let routes = siteRoutes(["https://other.test/:id<int>", "/a"])
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: routes, host: "example.com")
        #expect(site.unexpressed.isEmpty)
    }

    @Test func manyGapsBecomeOneWiderPath() {
        let text = (0..<12).map { "/s\($0)/**" }.joined() + "/end"
        let site = AppSiteAssociation(
            appIDs: ["A.b"], routes: siteRoutes([RoutePattern(stringLiteral: text)]))
        #expect(site.unexpressed.map(\.code) == [.shape])
        #expect(site.lines.count <= 64)
        #expect(site.handsOver("/" + (0..<12).map { "s\($0)/x/y/" }.joined() + "end"))
        #expect(site.handsOver("/" + (0..<12).map { "s\($0)/" }.joined() + "end"))
    }
}
