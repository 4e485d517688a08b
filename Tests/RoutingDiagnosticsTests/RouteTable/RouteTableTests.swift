import Dispatch
import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct RouteTableTests {
    @Test func rowsAreTheRoutesOfAScopeTheNewestFirst() {
        let router = Routing.smallApp()
        let patterns = RouteTable(router["Views"].routes).rows.map(\.pattern)
        #expect(patterns == ["app://shelves/**", "app://shelves/:shelf", "/books(/:id<int>)"])
        #expect(router["Views"].routeTable(as: .json) == RouteTable(router["Views"].routes).json)
        #expect(RouteTable(router.routes).rows.count == 5)
    }

    @Test func eachFormatIsTheTextOfItsName() {
        let router = Routing.smallApp()
        let table = RouteTable(router.routes)
        #expect(router.routeTable(as: .markdown) == table.markdown && table.markdown.hasPrefix("# Routes"))
        #expect(router.routeTable(as: .mermaid) == table.mermaid && table.mermaid.contains("flowchart LR"))
        #expect(router.routeTable(as: .json) == table.json && table.json.hasPrefix("{"))
        #expect(RouteTableFormat.allCases.map(\.rawValue) == ["markdown", "json", "mermaid"])
    }

    @Test func jsonSaysAllThereIsOfEachEntryAndNothingElse() throws {
        let router = Routing()
        router.map("/books/:id", tags: ["B", "A"], queue: .main) { _, _, _, completed in completed() }
        router.proxy(try RoutePattern(regularExpression: "x|y"), name: "all") { _ in .pass }
        let (proxy, map) = (router.routes[0], router.routes[1])
        #expect(
            router.routeTable(as: .json) == """
                {
                  "routes" : [
                    {
                      "fileID" : "RoutingDiagnosticsTests/RouteTableTests.swift",
                      "isRegularExpression" : true,
                      "kind" : "proxy",
                      "line" : \(proxy.line),
                      "name" : "all",
                      "pattern" : "x|y"
                    },
                    {
                      "fileID" : "RoutingDiagnosticsTests/RouteTableTests.swift",
                      "kind" : "map",
                      "line" : \(map.line),
                      "pattern" : "/books/:id",
                      "queue" : "\(map.queue ?? "")",
                      "tags" : [
                        "A",
                        "B"
                      ]
                    }
                  ],
                  "version" : 1
                }
                """
        )
    }

    @Test func whatIsReadIsWhatWasWritten() throws {
        let table = RouteTable(Routing.smallApp().routes)
        let read = try RouteTable(json: table.json)
        #expect(read == table)
        #expect(read.json == table.json && read.markdown == table.markdown && read.mermaid == table.mermaid)
        #expect(read.rows[2].valueType == "Shelf" && read.rows[3].conditions == ["n"])
    }

    @Test func aRowIsRegisteredAgain() throws {
        let table = try RouteTable(json: RouteTable(Routing.smallApp().routes).json)
        let router = Routing()
        for row in table.rows.reversed() where row.kind == .map {
            router.map(try row.routePattern, tags: row.tags) { _ in }
        }
        #expect(router["Views"].canOpen("app://books/7"))
        #expect(router.canOpen("app://n/7"))
        #expect(!router["Views"].canOpen("app://n/7"))
    }

    @Test func patternsOfOtherWebSchemesAreReadAsWell() throws {
        let router = Routing(configuration: .init(webSchemes: ["app"]))
        router.map(try RoutePattern("app://*.example.com/books", webSchemes: ["app"])) { _ in }
        router.map("other://:host/books") { _ in }
        let table = RouteTable(router.routes)
        #expect(try RouteTable(json: table.json) == table)
        #expect(table.mermaid.contains("#42;#46;example#46;com"))
    }

    @Test func anyPatternSurvives() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 21)
        let router = Routing()
        for _ in 0..<200 { router.map(try RoutePattern(RandomCases.pattern(using: &generator))) { _ in } }
        let table = RouteTable(router.routes)
        #expect(try RouteTable(json: table.json) == table, "ROUTING_SEED=\(RandomSeed.current)")
    }

    @Test(arguments: [
        ("", "malformedJSON at line 1, column 1: the text ends too early: there is no value"),
        ("[]", "wrongType in the document: expected an object with 'version', found an array"),
        ("{}", "missing at version: there is no 'version'; add it"),
        (
            #"{"version": 2}"#,
            "unknownVersion at version: this is version 2, and what reads it knows version 1; write it anew"
        ),
        (
            #"{"version": "1"}"#,
            "wrongType at version: expected a whole number, found a string"
        ),
        (
            #"{"version": 1.5}"#,
            "invalidValue at line 1, column 13: this number is not whole, or too large"
        ),
        (
            #"{"version": 1, "routes": [{"kind": "map", "pattern": "/a", "fileID": "f", "line": 18446744073709551616}]}"#,
            "invalidValue at line 1, column 83: this number is not whole, or too large"
        ),
        (#"{"version": 1}"#, "missing at routes: there is no 'routes'; add it"),
        (
            #"{"version": 1, "routes": {}}"#,
            "wrongType at routes: expected an array in brackets, found an object"
        ),
        (
            #"{"version": 1, "routes": [{"kind": "mop"}]}"#,
            "invalidValue at routes[0].kind: 'mop' is not a kind of entry; write 'map', 'guard' or 'proxy'"
        ),
        (
            #"{"version": 1, "routes": [{"kind": "map"}]}"#,
            "missing at routes[0].pattern: there is no 'pattern'; add it"
        ),
        (
            #"{"version": 1, "routes": [{"kind": "map", "pattern": null}]}"#,
            "wrongType at routes[0].pattern: expected a string in quotes, found null"
        ),
        (
            #"{"version": 1, "routes": [{"kind": "map", "pattern": "/a", "fileID": "F", "line": -1}]}"#,
            "invalidValue at routes[0].line: -1 is not a line number; write one from 1 to 4294967295"
        ),
        (
            #"{"version": 1, "routes": [{"kind": "map", "pattern": "/a", "fileID": "F", "line": 4294967296}]}"#,
            "invalidValue at routes[0].line: 4294967296 is not a line number; write one from 1 to 4294967295"
        ),
        (
            #"{"version": 1, "routes": [{"kind": "map", "pattern": "/\ud800", "fileID": "F", "line": 1}]}"#,
            #"malformedJSON at line 1, column 56: this escape is half a character; write both, as in '\ud83d\ude00', or the character"#
        ),
    ])
    func aBadTableIsNamed(_ text: String, _ description: String) {
        let error = #expect(throws: RouteDocumentError.self) { try RouteTable(json: text) }
        #expect(error?.description == description)
    }

    @Test func tagsAndConditionsAreSetsInAlphabeticalOrder() throws {
        let text = """
            {"version": 1, "routes": [{"kind": "map", "pattern": "/:a/:b", "conditions": ["b", "a", "b"], \
            "tags": ["Z", "Y", "Z"], "fileID": "F", "line": 1}]}
            """
        let table = try RouteTable(json: text)
        #expect(table.rows[0].conditions == ["a", "b"] && table.rows[0].tags == ["Y", "Z"])
        #expect(try RouteTable(table.router().routes) == table)
    }

    @Test func whatATableSaysInPlaceOfAKindIsCitedInShortAndOnOneLine() throws {
        let kind = "\u{1B}[2J\u{202E}" + String(repeating: "s3cr3t", count: 10_000)
        let text =
            JSONText.compact(["version": 1]).dropLast() + ", \"routes\": ["
            + JSONText.compact(["kind": kind]) + "]}"
        let error = try #require(throws: RouteDocumentError.self) { try RouteTable(json: String(text)) }
        #expect(error.message.hasPrefix("'\\u{1b}[2J\\u{202e}s3cr3t"))
        #expect(
            error.message.count < 140
                && error.message.hasSuffix("…' is not a kind of entry; write 'map', 'guard' or 'proxy'"))
    }

    @Test func aBadPatternIsDrawn() throws {
        let text = #"{"version": 1, "routes": [{"kind": "map", "pattern": "/a(", "fileID": "F", "line": 1}]}"#
        let error = try #require(throws: RouteDocumentError.self) { try RouteTable(json: text) }
        #expect(error.code == .malformedPattern && error.place == "routes[0].pattern")
        #expect(error.message.hasPrefix("malformed pattern at byte 2: unclosedGroup: "))
        #expect(error.message.hasSuffix("  /a(\n    ^"))
    }
}
