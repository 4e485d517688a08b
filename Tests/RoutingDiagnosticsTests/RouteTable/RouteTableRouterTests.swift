import Dispatch
import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct RouteTableRouterTests {
    @Test func itsTableIsTheTable() throws {
        let router = Routing.smallApp()
        let queue = DispatchQueue(label: "books")
        router.map("/a", queue: queue) { _, _, _, completed in completed() }
        router.proxy("/a", queue: queue) { _, _, _, next in next(nil) }
        router.map(try RoutePattern(regularExpression: "/b/:c"), name: "old") { _ in }
        let table = RouteTable(router.routes)
        #expect(try RouteTable(table.router().routes) == table)
        #expect(try RouteTable(RouteTable(json: table.json).router().routes) == table)
    }

    @Test func itIsAskedAsTheOneWhoseTableItIs() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 41)
        for _ in 0..<Effort.times(10) {
            let router = Routing()
            let patterns = (0..<12).map { _ in RandomCases.pattern(using: &generator) }
            for (line, pattern) in patterns.enumerated() {
                let tags = generator.chance(3) ? ["T"] : []
                router.map(try RoutePattern(pattern), tags: tags, perform: { _ in }, line: UInt(line))
            }
            let copy = try RouteTable(json: router.routeTable(as: .json)).router()
            for _ in 0..<40 {
                let url = RandomCases.url(near: patterns, using: &generator)
                let seed: Comment = "\(url); ROUTING_SEED=\(RandomSeed.current)"
                #expect("\(copy.explain(url))" == "\(router.explain(url))", seed)
                #expect(copy["T"].canOpen(url) == router["T"].canOpen(url), seed)
            }
        }
    }

    @Test func conditionsAndTypesAcceptEverythingAndAreNamed() throws {
        let router = try RouteTable(Routing.smallApp().routes).router()
        #expect(router.routes.compactMap(\.valueType) == ["Shelf"])
        #expect(router.explain("app://shelves/7").winner?.route.valueType == "Shelf")
        #expect(router.explain("app://n/anything").winner?.route.conditions == ["n"])
    }

    @Test func anAuditSaysMayWhereCodeHadASay() throws {
        let row = #"{"kind": "map", "pattern": "/:a", "fileID": "F", "line": 1"#
        for code in [#""conditions": ["a"]"#, #""valueType": "A""#] {
            let table = try RouteTable(
                json: #"{"version": 1, "routes": [\#(row), \#(code)}, \#(row), \#(code)}]}"#)
            let findings = try table.router().audit()
            #expect(findings.map(\.code) == [.neverReached] && findings[0].certainty == .possible)
        }
    }

    @Test func placesAreThoseOfTheTable() throws {
        let rows = try [
            RouteTable.Row(.map, "/b", fileID: "routes.txt", line: 2),
            RouteTable.Row(.proxy, "/a", tags: ["Y", "X", "Y"], name: "n", fileID: "routes.txt", line: 1),
        ]
        let routes = try RouteTable(rows: rows).router().routes
        #expect(routes.map(\.sourceLine) == ["routes.txt:2", "routes.txt:1"])
        #expect(routes.map(\.kind) == [.map, .proxy])
        #expect(routes[1].tags == ["X", "Y"] && routes[1].name == "n")
    }

    @Test func aRowIsMadeOfAText() throws {
        let row = try RouteTable.Row(.map, "/:a<int>", summary: "s", fileID: "F", line: 1)
        #expect(row.pattern == "/:a<int>" && row.summary == "s" && !row.isRegularExpression)
        #expect(row.queue == nil && row.valueType == nil && row.conditions.isEmpty)
        let old = try RouteTable.Row(.map, "a|b", isRegularExpression: true, fileID: "F", line: 1)
        #expect(old.isRegularExpression)
        let error = #expect(throws: RoutePatternError.self) {
            try RouteTable.Row(.map, "/a(", fileID: "F", line: 1)
        }
        #expect(error?.code == .unclosedGroup)
    }

    @Test(arguments: ["/a", "/b", "/c", "app://shelves/7"])
    func handlersDoNothing(url: String) async throws {
        let router = Routing.smallApp()
        router.map("/**", queue: DispatchQueue(label: "maps")) { _, _, _, completed in completed() }
        router.proxy("/**", queue: DispatchQueue(label: "proxies")) { _, _, _, next in next(nil) }
        let copy = try RouteTable(router.routes).router()
        let outcome = try await copy.dispatch(url)
        #expect(outcome.value == nil && outcome.proxies.count >= 2)
    }

    @Test func webSchemesAreThoseOfTheConfiguration() throws {
        let configuration = Routing.Configuration(webSchemes: ["App"])
        let router = Routing(configuration: configuration)
        router.map("/a") { _ in }
        router.map(try RoutePattern("app://*.example.com/books", webSchemes: ["app"])) { _ in }
        let table = RouteTable(router.routes)
        let copy = try table.router(configuration: configuration)
        #expect(copy.canOpen("app://www.example.com/books") && !copy.canOpen("app://books"))
        let error = #expect(throws: RouteDocumentError.self) { try table.router() }
        #expect(error?.code == .malformedPattern && error?.place == "routes[0].pattern")
        #expect(error?.message.contains("misplacedWildcard") == true)
    }

    @Test(arguments: [
        (
            #""conditions": ["b"]"#, "malformedPattern at routes[0].pattern",
            "there is a constraint for 'b', which the pattern does not capture"
        ),
        (
            #""isRegularExpression": true, "conditions": ["a"]"#, "invalidValue at routes[0].conditions",
            "a regular expression over whole URLs has no conditions; remove them"
        ),
    ])
    func conditionsOfNothingAreRefused(_ members: String, _ place: String, _ words: String) throws {
        let row = #"{"kind": "map", "pattern": "/:a", "fileID": "F", "line": 1, \#(members)}"#
        let table = try RouteTable(json: #"{"version": 1, "routes": [\#(row)]}"#)
        let error = #expect(throws: RouteDocumentError.self) { try table.router() }
        #expect(error?.description.hasPrefix(place) == true)
        #expect(error?.message.contains(words) == true)
    }

    @Test func aConditionThatIsNamedTwiceIsOne() throws {
        let row = #"{"kind": "map", "pattern": "/:a", "conditions": ["a", "a"], "fileID": "F", "line": 1}"#
        let table = try RouteTable(json: #"{"version": 1, "routes": [\#(row)]}"#)
        #expect(try table.router().routes[0].conditions == ["a"])
    }
}
