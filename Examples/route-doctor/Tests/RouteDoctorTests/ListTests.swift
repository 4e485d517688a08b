import RoutingDiagnostics
import Testing

@Suite struct ListTests {
    private let doctor: Doctor

    init() throws {
        doctor = try Doctor()
    }

    @Test func theNewestComesFirst() async throws {
        let result = try await doctor.run("list", Doctor.bookshop)
        let expected = Doctor.Result(output: try doctor.expected("list.txt"), errors: "", exitStatus: 0)
        #expect(result == expected)
    }

    @Test func tagsNarrow() async throws {
        let result = try await doctor.run("list", Doctor.bookshop, "--tag", "Files")
        #expect(
            result.output == """
                map  /samples/:path...        Files  Samples/bookshop.routes:26
                map  /covers/:book-:size.jpg  Files  Samples/bookshop.routes:25

                """
        )
        let both = try await doctor.run("list", Doctor.bookshop, "--tag", "Views", "--tag", "Links")
        let views = try await doctor.run("list", Doctor.bookshop, "--tag", "Views")
        #expect(both.output.split(separator: "\n").count == 12)
        #expect(views.output.split(separator: "\n").count > 12)
    }

    @Test(arguments: [["--tag", "Views", "--tag", "Actions"], ["--tag", "views"]])
    func nothingIsSaid(tags: [String]) async throws {
        let result = try await doctor.run(["list", Doctor.bookshop] + tags)
        #expect(result == Doctor.Result(output: "nothing is registered here\n", errors: "", exitStatus: 0))
    }

    @Test func whatPatternsDoNotShowIsNoted() async throws {
        let text = #"""
            {"version": 1, "routes": [
              {"kind": "map", "pattern": "^/a|b$", "isRegularExpression": true, "fileID": "F", "line": 3},
              {"kind": "map", "pattern": "/:a", "valueType": "Shelf", "conditions": ["a"], "tags": ["T", "S"],
               "name": "shelf\u001b", "fileID": "App/Routes.swift", "line": 2},
              {"kind": "proxy", "pattern": "/b", "fileID": "F", "line": 1, "queue": "main"}
            ]}
            """#
        let result = try await doctor.run("list", "-", input: text)
        #expect(
            result.output == #"""
                map    ^/a|b$                      a regular expression                F:3
                map    /:a     S T  "shelf\u{1b}"  reads Shelf, code decides about :a  App/Routes.swift:2
                proxy  /b                                                              F:1

                """#
        )
    }

    @Test func aTableInJSONIsTheTableItCameFrom() async throws {
        let json = try await doctor.run("table", Doctor.bookshop, "--format", "json").output
        let result = try await doctor.run("list", "-", input: json)
        #expect(result.output == (try doctor.expected("list.txt")))
        let windows = json.replacing("\n", with: "\r\n")
        #expect(try await doctor.run("list", "-", input: "\u{FEFF}" + windows) == result)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func linesOfAnySystemAreRead(end: String) async throws {
        let lines = ["\u{FEFF}map /a T", "", "# b", "map\t/b\u{A0}# c"]
        let result = try await doctor.run("list", "-", input: lines.joined(separator: end))
        #expect(result.output == "map  /b     stdin:4\nmap  /a  T  stdin:1\n")
    }
}
