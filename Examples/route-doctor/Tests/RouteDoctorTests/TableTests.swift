import Foundation
import Routing
import RoutingDiagnostics
import Testing

@Suite struct TableTests {
    private let doctor: Doctor

    init() throws {
        doctor = try Doctor()
    }

    @Test(arguments: [("markdown", "table.md"), ("mermaid", "table.mmd")])
    func theDocumentIsAsExpected(format: String, name: String) async throws {
        let result = try await doctor.run("table", Doctor.bookshop, "--format", format)
        #expect(result == Doctor.Result(output: try doctor.expected(name), errors: "", exitStatus: 0))
    }

    @Test func withoutAFormatItIsMarkdown() async throws {
        let result = try await doctor.run("table", Doctor.bookshop)
        #expect(result.output == (try doctor.expected("table.md")))
    }

    @Test func jsonHasTheLinesInTheirOrder() async throws {
        let result = try await doctor.run("table", "-", "--format", "json", input: "map /a\nproxy /b T # c")
        let table = try RouteTable(json: result.output)
        #expect(table.rows.map(\.pattern) == ["/b", "/a"] && table.rows[0].tags == ["T"])
        #expect(table.rows.map(\.fileID) == ["stdin", "stdin"] && table.rows.map(\.line) == [2, 1])
        let again = try await doctor.run("table", "-", "--format", "json", input: result.output)
        #expect(again == result)
    }

    @Test func tagsNarrow() async throws {
        let result = try await doctor.run("table", Doctor.bookshop, "--tag", "Files")
        #expect(result.output.contains("`/samples/:path...`") && !result.output.contains("## Proxies"))
    }
}
