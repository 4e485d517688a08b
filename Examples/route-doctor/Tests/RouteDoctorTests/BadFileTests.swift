import Foundation
import Testing

@Suite struct BadFileTests {
    private let doctor: Doctor

    init() throws {
        doctor = try Doctor()
    }

    @Test(arguments: [
        ("nowhere.routes", "there is no such file; look at its name, and where you are"),
        ("Samples", "this is a directory; name a file in it"),
        ("/dev/null", Doctor.noRoute),
        ("/dev/zero", "this is longer than 4 MiB, and so are no routes; name another file"),
    ])
    func aFileThatIsNoneIsNamed(path: String, message: String) async throws {
        for arguments in [["list", path], ["explain", path, "/a"], ["audit", path], ["table", path]] {
            let result = try await doctor.run(arguments)
            #expect(result == Doctor.Result(output: "", errors: "\(path): \(message)\n", exitStatus: 65))
        }
    }

    @Test func allFaultyLinesOfATextAreListed() async throws {
        let text = """
            # kind pattern tags
            map /a Views
            mop /b
            proxy
              map\t/books(/:id Views  # never closed
            map /é/:a/:a
            MAP /c

            """
        let result = try await doctor.run("list", "-", input: text)
        #expect(
            result.errors == """
                stdin:3:1: 'mop' is not a kind of entry; write 'map', 'guard' or 'proxy'
                stdin:4:6: there is no pattern; write one after 'proxy'
                stdin:5:13: malformed pattern at byte 6: unclosedGroup: this '(' is never closed; write ')', or \
                '%28' for the character
                  /books(/:id
                        ^
                stdin:6:11: malformed pattern at byte 7: duplicateName: the pattern captures ':a' already; \
                give it another name
                  /é/:a/:a
                        ^
                stdin:7:1: 'MAP' is not a kind of entry; write 'map', 'guard' or 'proxy'
                stdin: 5 faults, so nothing was looked at

                """
        )
        #expect(result.output.isEmpty && result.exitStatus == 65)
    }

    @Test func allFaultyRowsOfJSONAreListedWithTheirPlaces() async throws {
        let text = """
            {
              "version": 1,
              "routes": [
                {"kind": "mop", "pattern": "/a", "fileID": "F", "line": 1},
                {"kind": "map", "pattern": "/b", "fileID": "F", "line": 2},
                {"kind": "map", "tags": ["}", "\\"]"], "fileID": "é", "pattern": "/a(", "line": 3},
                7,
                {"kind": "map", "pattern": "/:a", "conditions": ["b"], "fileID": "F", "line": 4},
                {"kind": "map"}
              ]
            }
            """
        let result = try await doctor.run("audit", "-", input: text)
        #expect(
            result.errors == """
                stdin:4:14: invalidValue at routes[0].kind: 'mop' is not a kind of entry; write 'map', 'guard' or 'proxy'
                stdin:6:69: malformedPattern at routes[2].pattern: malformed pattern at byte 2: unclosedGroup: \
                this '(' is never closed; write ')', or '%28' for the character
                  /a(
                    ^
                stdin:7:5: wrongType at routes[3]: expected an object in braces, found a number
                stdin:8:32: malformedPattern at routes[4].pattern: malformed pattern at byte 3: missingName: \
                there is a constraint for 'b', which the pattern does not capture
                  /:a
                     ^
                stdin:9:5: missing at routes[5].pattern: there is no 'pattern'; add it
                stdin: 5 faults, so nothing was looked at

                """
        )
        #expect(result.output.isEmpty && result.exitStatus == 65)
    }

    @Test(arguments: [
        (
            "{\"version\": 1,\n  \"routes\": [{]}",
            "stdin:2:15: malformedJSON: a name in quotes is wanted here"
        ),
        ("[]", "stdin: wrongType in the document: expected an object with 'version', found an array"),
        (
            "{\"version\": 2, \"routes\": []}",
            "stdin: unknownVersion at version: this is version 2, and what reads it knows version 1; write it anew"
        ),
        ("", "stdin: " + Doctor.noRoute),
        ("# nothing\n", "stdin: " + Doctor.noRoute),
        ("map /a\nmap /b\0", "stdin:2: this is not text; name another file"),
        (
            "map " + String(repeating: "a", count: 5_000_000),
            "stdin: this is longer than 4 MiB, and so are no routes; name another file"
        ),
        (
            String(repeating: "b", count: 50) + "\u{1B}[31m",
            "stdin:1:1: '" + String(repeating: "b", count: 39)
                + "…' is not a kind of entry; write 'map', 'guard' or 'proxy'"
        ),
        ("\u{1B}[31m", "stdin:1:1: '\\u{1b}[31m' is not a kind of entry; write 'map', 'guard' or 'proxy'"),
    ])
    func oneFaultIsOneLine(text: String, message: String) async throws {
        let result = try await doctor.run("list", "-", input: text)
        #expect(result == Doctor.Result(output: "", errors: message + "\n", exitStatus: 65))
    }

    @Test func whatIsNotUTF8IsFound() async throws {
        let result = try await doctor.run(["list", "-"], input: Data("map /a\nmap /".utf8 + [0xFF, 0x0A]))
        #expect(result == Doctor.Result(output: "", errors: "stdin:2: this is not UTF-8\n", exitStatus: 65))
    }

    @Test func patternsOfOtherWebSchemesWantThem() async throws {
        let text = "map /a\nmap app://*.example.com/a\nmap app://*.example.com/b\n"
        let result = try await doctor.run("list", "-", input: text)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.first?.hasPrefix("stdin:2: malformed pattern at byte 6: misplacedWildcard: ") == true)
        #expect(lines.last == "stdin: 2 faults, so nothing was looked at" && result.exitStatus == 65)
        let url = "app://shop.example.com/a"
        let asked = try await doctor.run("explain", "-", url, "--web-scheme", "app", input: text)
        #expect(asked.exitStatus == 0)
    }
}
