import Foundation
import Routing
import RoutingDiagnostics
import Testing

@Suite struct ExplainTests {
    private let doctor: Doctor

    init() throws {
        doctor = try Doctor()
    }

    @Test(arguments: [
        ("win", ["app://books/7/reviews/new?from=home"], Int32(0)),
        ("typo", ["app://athors/le-guin", "--tag", "Links"], 1),
        ("scope", ["app://account/addresses", "--tag", "Views"], 0),
        ("host", ["https://evil.example/books/7", "--web-host", "shop.example.com"], 1),
    ])
    func thePageIsAsExpected(name: String, arguments: [String], status: Int32) async throws {
        let result = try await doctor.run(["explain", Doctor.bookshop] + arguments)
        let expected = try doctor.expected("explain-\(name).txt")
        #expect(result == Doctor.Result(output: expected, errors: "", exitStatus: status))
    }

    @Test func aMalformedURLIsDrawn() async throws {
        let result = try await doctor.run("explain", Doctor.bookshop, "app://books/%zz")
        #expect(
            result.output == """
                URL    app://books/%zz
                                   ^
                fault  invalidEscape at byte 12: two hexadecimal digits other than 00 follow a '%'; a '%' itself is written '%25'
                map    none, and no proxy is asked

                """
        )
        #expect(result.errors.isEmpty && result.exitStatus == 1)
    }

    @Test func jsonIsTheExplanation() async throws {
        let result = try await doctor.run("explain", Doctor.bookshop, "app://books/7", "--json")
        let explanation = try JSONDecoder().decode(RouteExplanation.self, from: Data(result.output.utf8))
        #expect(explanation.winner?.route.sourceLine == "Samples/bookshop.routes:13")
        #expect(explanation.winner?.parameters.map(\.value) == ["7"])
        #expect(explanation.proxies.map(\.pattern) == ["/**"])
        #expect(result.errors.isEmpty && result.exitStatus == 0)
        let page = try await doctor.run("explain", Doctor.bookshop, "app://books/7")
        #expect("\(explanation)\n" == page.output)
    }

    @Test func capitalsCountWhenTheyAreToldApart() async throws {
        let url = "app://Books/7"
        #expect(try await doctor.run("explain", "-", url, input: "map /books/:id").exitStatus == 0)
        let strict = try await doctor.run("explain", "-", url, "--case-sensitive", input: "map a/books/:id")
        #expect(strict.exitStatus == 1)
    }

    @Test func whatHangsOnCodeIsNamed() async throws {
        let text = """
            {"version": 1, "routes": [
              {"kind": "proxy", "pattern": "/**", "valueType": "Visit", "fileID": "App.swift", "line": 3},
              {"kind": "map", "pattern": "/n/:n", "conditions": ["n"], "fileID": "App.swift", "line": 2},
              {"kind": "map", "pattern": "/a", "fileID": "App.swift", "line": 1}
            ]}
            """
        let result = try await doctor.run("explain", "-", "/n/7", input: text)
        #expect(
            result.output == """
                URL      /n/7
                read as  segments n / 7
                proxies  /**  App.swift:3
                map      /n/:n  App.swift:2
                           n  7  capture
                far      map  /a  segment 1 wants 'a', not 'n'  App.swift:1

                the app may decide otherwise, since no table holds its code
                  the proxy '/**' (App.swift:3): reads Visit
                  the map '/n/:n' (App.swift:2): code decides about :n

                """
        )
        #expect(result.exitStatus == 0)
    }

    @Test func aURLThatLooksLikeAnOptionComesAfterTwoHyphens() async throws {
        let result = try await doctor.run("explain", "-", "--", "--help", input: "map --help")
        #expect(result.output.hasPrefix("URL      --help\n") && result.exitStatus == 0)
    }
}
