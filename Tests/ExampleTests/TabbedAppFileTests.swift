import Foundation
import Testing

@Suite struct TabbedAppFileTests {
    /// What a file may hold instead of a session, and what is said of it.
    static let brokenFiles = [
        ("", "malformedJSON at line 1, column 1: the text ends too early: there is no value"),
        (
            "{\"version\": 1, ",
            "malformedJSON at line 1, column 16: the text ends too early: '}' is missing"
        ),
        ("[]", "it is not what a session has there"),
        ("{}", "it has no 'version'"),
        ("{\"version\": \"1\"}", "'version' is not what a session has there"),
        (
            "{\"version\": 2, \"next\": 1, \"nodes\": []}",
            "unknownVersion: this state has version 2, and only 1 is known"
        ),
        ("{\"version\": 1, \"next\": 1, \"nodes\": [{}]}", "'nodes.0' has no 'destination'"),
        ("{\"version\": 1, \"next\": null, \"nodes\": []}", "'next' is not what a session has there"),
        (
            """
            {"version": 1, "next": 3,
             "nodes": [{"destination": {"id": 5, "origin": {"pattern": "login"}}, "kind": "endpoint"}]}
            """,
            "brokenState: #5 was never counted: the next is #3"
        ),
        (
            """
            {"version": 1, "next": 3,
             "nodes": [{"destination": {"id": 1, "origin": {"name": "tabs"}}, "kind": "fork"}]}
            """,
            "brokenState: fork #1 has 0 children"
        ),
    ]

    private let program = TabbedAppProgram()

    @Test(arguments: brokenFiles)
    func aFileThatHoldsNoSessionTakesNoStepAndIsLeftAlone(content: String, complaint: String) async throws {
        try await program.withFile { file in
            try Data(content.utf8).write(to: URL(fileURLWithPath: file))
            let result = try await program.run(["--restore", file, "--save", file, "login"])
            #expect(result.errors == "tabbed-app: '\(file)' holds no session: \(complaint)\n")
            #expect(result.output.isEmpty)
            #expect(result.exitStatus == 1)
            #expect(try program.contents(of: file) == content)
        }
    }

    @Test func aFileThatIsNotThereIsNamed() async throws {
        try await program.withFile { file in
            let result = try await program.run(["--restore", file, "login"])
            #expect(result.errors == "tabbed-app: cannot read '\(file)': No such file or directory\n")
            #expect(result.output.isEmpty)
            #expect(result.exitStatus == 1)
        }
    }

    @Test func aDirectoryHoldsNoSession() async throws {
        let directory = FileManager.default.temporaryDirectory.path
        let result = try await program.run(["--restore", directory])
        #expect(result.errors == "tabbed-app: cannot read '\(directory)': Is a directory\n")
        #expect(result.exitStatus == 1)
    }

    @Test func aFileThatCannotBeWrittenIsNamedAfterEverythingElse() async throws {
        try await program.withFile { file in
            let nowhere = file + "/session.json"
            let result = try await program.run(["--save", nowhere, "login"])
            let plain = try await program.run(["login"])
            #expect(result.output == plain.output)
            #expect(result.errors == "tabbed-app: cannot write '\(nowhere)': No such file or directory\n")
            #expect(result.exitStatus == 1)
        }
    }

    @Test func aSessionTakesThePlaceOfALongerFileAlsoWhenAStepFails() async throws {
        try await program.withFile { file in
            try Data(repeating: 0x20, count: 1 << 20).write(to: URL(fileURLWithPath: file))
            let steps = ["books/7", "today/story/news/1", "nowhere"]
            let result = try await program.run(steps + ["--save", file])
            let session = try program.expected("TabbedAppSession.json")
            #expect(try program.contents(of: file) == session)
            #expect(result.exitStatus == 1)
        }
    }

    @Test func aSessionWithALanguageOfItsOwnDoesNotReachTheTerminal() async throws {
        let session = try program.expected("TabbedAppSession.json")
            .replacingOccurrences(of: "\"today/story/news/1\"", with: #""\u001B[2J\nb""#)
            .replacingOccurrences(of: "\"news\"", with: #""\u001B[2J\nb""#)
        try await program.withFile { file in
            try Data(session.utf8).write(to: URL(fileURLWithPath: file))
            let result = try await program.run(["--restore", file])
            #expect(!result.output.contains("\u{1B}"))
            #expect(!result.output.contains("\nb"))
            #expect(result.lines("restored").count == 1)
            #expect(result.exitStatus == 0)
        }
    }

    @Test func helpReadsAndWritesNothing() async throws {
        try await program.withFile { file in
            let result = try await program.run(["--save", file, "--restore", file, "--help"])
            #expect(!FileManager.default.fileExists(atPath: file))
            #expect(result.errors.isEmpty)
            #expect(result.exitStatus == 0)
        }
    }
}
