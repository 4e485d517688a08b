import Foundation
import Testing

@testable import terminal_app

@MainActor
@Suite struct UsageTests {
    @Test func helpSaysWhatThereIs() async throws {
        try await TerminalProgram.run("--help", rows: 40) { program in
            try await program.waitForEnd()
            let shown = program.lines.dropFirst().prefix { $0 != "status 0" }
            #expect(shown.joined(separator: "\n") + "\n" == (try TerminalProgram.expected("help.txt")))
        }
    }

    @Test(arguments: [
        ("</dev/null", "standard input is no terminal; keys are read from one"),
        (">/dev/null", "standard output is no terminal; the picture is drawn on one"),
        ("--nonsense", "unknown option '--nonsense'; 'terminal-app --help' lists what there is"),
        (
            "a b",
            "one URL is enough to begin with, and 'b' is another; 'terminal-app --help' lists what there is"
        ),
    ])
    func whatCannotBeIsSaid(arguments: String, message: String) async throws {
        try await TerminalProgram.run(arguments, columns: 120) { program in
            try await program.waitForEnd()
            #expect(program.lines[1] == "terminal-app: \(message)")
            #expect(program.lines[2] == "status 2")
        }
    }

    @Test(
        arguments: [
            ([], .show(nil)),
            (["app://today"], .show("app://today")),
            (["--", "--help"], .show("--help")),
            (["app://today", "-h"], .help),
        ] as [([String], Command)])
    func argumentsAreRead(arguments: [String], command: Command) throws {
        #expect(try Command(arguments) == command)
    }
}
