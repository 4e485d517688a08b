import Foundation
import Routing
import RoutingDiagnostics
import Testing

@Suite struct AuditTests {
    private let doctor: Doctor
    /// A certain finding, and a table with an uncertain one.
    private let hidden = "map /books/new\nmap /books/:id\n"
    private let doubtful = "map /books/:a(\\d{3,})\nmap /books/:a(\\d+)\n"

    init() throws {
        doctor = try Doctor()
    }

    @Test func findingsAreAsExpected() async throws {
        let result = try await doctor.run("audit", Doctor.bookshop)
        let expected = Doctor.Result(output: try doctor.expected("audit.txt"), errors: "", exitStatus: 1)
        #expect(result == expected)
    }

    @Test func nothingIsFoundWhereNothingIs() async throws {
        let one = try await doctor.run("audit", "-", input: "map /a")
        #expect(one == Doctor.Result(output: "1 route: nothing was found\n", errors: "", exitStatus: 0))
        let none = try await doctor.run("audit", "-", "--json", input: "map /a\nmap /b")
        #expect(none == Doctor.Result(output: "[\n\n]\n", errors: "", exitStatus: 0))
    }

    @Test func whatIsCertainCounts() async throws {
        let result = try await doctor.run("audit", "-", input: hidden)
        #expect(
            result.output == """
                neverReached: the map '/books/new' (stdin:1)
                  never handles a URL: a map that was registered later matches all of its URLs; register it after \
                them if it is meant
                  '/books/new' goes to the map '/books/:id' (stdin:2)

                2 routes: 1 found for certain, 0 possibly

                """
        )
        #expect(result.errors.isEmpty && result.exitStatus == 1)
    }

    @Test func whatIsPossibleCountsWhenOneIsStrict() async throws {
        let result = try await doctor.run("audit", "-", input: doubtful)
        #expect(result.output.hasSuffix("\n\n2 routes: 0 found for certain, 1 possibly\n"))
        #expect(result.output.contains("may never handle a URL") && result.exitStatus == 0)
        let strict = try await doctor.run("audit", "-", "--strict", input: doubtful)
        #expect(strict.output == result.output && strict.exitStatus == 1)
    }

    @Test func codeThatNoTableHoldsMakesItPossible() async throws {
        let text = """
            {"version": 1, "routes": [
              {"kind": "map", "pattern": "/:b", "conditions": ["b"], "fileID": "F", "line": 3},
              {"kind": "map", "pattern": "/:b", "valueType": "B", "fileID": "F", "line": 2},
              {"kind": "map", "pattern": "/:b", "valueType": "B", "fileID": "F", "line": 1}
            ]}
            """
        let result = try await doctor.run("audit", "-", "--json", input: text)
        let findings = try JSONDecoder().decode([RouteFinding].self, from: Data(result.output.utf8))
        #expect(findings.map(\.code) == [.neverReached, .neverReached])
        #expect(findings.allSatisfy { $0.certainty == .possible } && result.exitStatus == 0)
    }

    @Test func jsonIsTheFindings() async throws {
        let result = try await doctor.run("audit", Doctor.bookshop, "--json")
        let findings = try JSONDecoder().decode([RouteFinding].self, from: Data(result.output.utf8))
        let page = findings.map(\.description).joined(separator: "\n\n")
        #expect(try doctor.expected("audit.txt").hasPrefix(page + "\n\n40 routes: "))
        #expect(result.errors.isEmpty && result.exitStatus == 1)
    }

    @Test func aScopeIsAllThereIs() async throws {
        let result = try await doctor.run("audit", Doctor.bookshop, "--tag", "Actions")
        #expect(result.output == "5 routes: nothing was found\n" && result.exitStatus == 0)
    }
}
