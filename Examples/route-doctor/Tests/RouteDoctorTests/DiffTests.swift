import Foundation
import Routing
import RoutingDiagnostics
import Testing

@Suite struct DiffTests {
    /// What `--json` prints.
    private struct Comparison: Decodable {
        struct Addition: Decodable {
            let route: RegisteredRoute
            let witness: String
            let scope: [String]
        }

        let added: [Addition]
        let findings: [RouteFinding]
    }

    private let doctor: Doctor
    private let first = "Samples/films-1.routes"
    private let second = "Samples/films-2.routes"

    init() throws {
        doctor = try Doctor()
    }

    @Test func changesAreAsExpected() async throws {
        let result = try await doctor.run("diff", first, second)
        #expect(result == Doctor.Result(output: try doctor.expected("diff.txt"), errors: "", exitStatus: 1))
    }

    @Test func bothTablesAnswerEachWitnessAsTold() async throws {
        let result = try await doctor.run("diff", first, second, "--json")
        let comparison = try JSONDecoder().decode(Comparison.self, from: Data(result.output.utf8))
        let (older, newer) = (try await router(of: first), try await router(of: second))
        for finding in comparison.findings {
            let before = try await place(of: finding.witness, in: older, finding.scope)
            let now = try await place(of: finding.witness, in: newer, finding.scope)
            #expect(before == finding.route.sourceLine, "\(finding)")
            #expect(now == finding.other?.sourceLine, "\(finding)")
        }
        for addition in comparison.added {
            let before = try await place(of: addition.witness, in: older, addition.scope)
            let now = try await place(of: addition.witness, in: newer, addition.scope)
            // Where nothing else did, the page that says so handled it.
            #expect(before == nil || before == "\(first):3")
            #expect(now == addition.route.sourceLine)
        }
        let codes = Set(comparison.findings.map(\.code))
        #expect(codes == [.unhandled, .handledElsewhere, .lostParameter] && !comparison.added.isEmpty)
        #expect(result.errors.isEmpty && result.exitStatus == 1)
    }

    /// A router with the routes of a table.
    private func router(of file: String) async throws -> Routing {
        let json = try await doctor.run("table", file, "--format", "json").output
        return try RouteTable(json: json).router()
    }

    /// The place of the map that a URL is dispatched to.
    private func place(of url: String, in router: Routing, _ scope: [String]) async throws -> String? {
        do {
            let uuid = try await scope.reduce(router.scope) { $0[$1] }.dispatch(url).uuid
            return router.routes.first { $0.uuid == uuid }?.sourceLine
        } catch let error as RoutingError where error.code == .noRoute {
            return nil
        }
    }

    @Test func whatIsAddedIsListedAndNoFailure() async throws {
        let result = try await doctor.withFile("map /a\n") { path in
            try await doctor.run("diff", path, "-", input: "map /a\nmap /b/:id\n")
        }
        #expect(
            result.output == """
                added: the map '/b/:id' (stdin:2)
                  handles URLs that no map handled, or only a catch-all
                  '/b/x' goes here

                2 routes, 1 before: nothing was found, 1 added

                """
        )
        #expect(result.errors.isEmpty && result.exitStatus == 0)
    }

    @Test func whatIsPossibleCountsWhenOneIsStrict() async throws {
        try await doctor.withFile("map /a/:id\n") { path in
            let result = try await doctor.run("diff", path, "-", input: "map /a/:number\n")
            #expect(
                result.output.hasSuffix("\n\n1 route, 1 before: 0 found for certain, 1 possibly, 0 added\n"))
            #expect(result.output.contains("may have lost the parameter 'id'") && result.exitStatus == 0)
            let strict = try await doctor.run("diff", path, "-", "--strict", input: "map /a/:number\n")
            #expect(strict.output == result.output && strict.exitStatus == 1)
        }
    }

    @Test func tablesInBothFormsAreCompared() async throws {
        let json = try await doctor.run("table", Doctor.bookshop, "--format", "json").output
        let result = try await doctor.withFile(json) { path in
            try await doctor.run("diff", path, Doctor.bookshop)
        }
        #expect(
            result.output == "40 routes, 40 before: nothing was found, 0 added\n" && result.exitStatus == 0)
    }

    @Test func aTableWithoutRoutesIsCompared() async throws {
        let none = #"{"version": 1, "routes": []}"#
        try await doctor.withFile("map /a\n") { path in
            let removed = try await doctor.run("diff", path, "-", input: none)
            #expect(removed.output.contains("'/a' goes to no map") && removed.exitStatus == 1)
            let count = "0 routes, 1 before: 1 found for certain, 0 possibly, 0 added"
            #expect(removed.output.hasSuffix("\n\n\(count)\n"))
            let added = try await doctor.run("diff", "-", path, input: none)
            #expect(added.output.hasSuffix("\n\n1 route, 0 before: nothing was found, 1 added\n"))
            #expect(added.exitStatus == 0)
        }
    }

    @Test func aScopeIsAllThatIsCompared() async throws {
        let result = try await doctor.run("diff", first, second, "--tag", "Links")
        #expect(result.output.contains("'/lists/x' goes to no map"))
        #expect(!result.output.contains("/travel/") && result.exitStatus == 1)
    }

    @Test func urlsAreReadAsToldTo() async throws {
        try await doctor.withFile("map /a\n") { path in
            let plain = try await doctor.run("diff", path, "-", input: "map /A\n")
            #expect(plain.exitStatus == 0)
            let result = try await doctor.run("diff", path, "-", "--case-sensitive", input: "map /A\n")
            #expect(result.output.contains("'/a' goes to no map") && result.exitStatus == 1)
        }
    }

    @Test func eitherTableMayBeBad() async throws {
        let message = "stdin:1:1: 'mop' is not a kind of entry; write 'map', 'guard' or 'proxy'\n"
        for arguments in [["diff", "-", second], ["diff", first, "-"]] {
            let result = try await doctor.run(arguments, input: Data("mop /a".utf8))
            #expect(result == Doctor.Result(output: "", errors: message, exitStatus: 65))
        }
        let missing = try await doctor.run("diff", first, "nowhere.routes")
        #expect(missing.errors.hasPrefix("nowhere.routes: there is no such file") && missing.exitStatus == 65)
    }
}
