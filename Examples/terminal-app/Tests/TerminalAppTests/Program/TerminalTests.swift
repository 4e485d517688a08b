import Foundation
import Testing

@MainActor
@Suite struct TerminalTests {
    @Test(arguments: ["q", "\u{3}", "\u{4}", "?q"])
    func quittingGivesTheTerminalBackAsItWas(keys: RawText) async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            #expect(!program.isCooked && !program.emulator.isAtRest)
            try program.type(keys.text)
            try await program.waitForEnd()
            #expect(program.lines.dropFirst().prefix(2) == ["status 0", "modes kept"])
            #expect(program.emulator.isAtRest)
        }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
    func aSignalEndsTheProgramAfterTheTerminalWasGivenBack(signal: Int32) async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            try program.send(signal)
            try await program.waitForEnd()
            // A shell reports a signal by this status; some shells print the signal's name first.
            #expect(program.text.contains("status \(128 + signal)\nmodes kept"))
            #expect(program.emulator.isAtRest)
        }
    }

    @Test func anotherSizeIsAnotherPicture() async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            try program.resize(rows: 10, columns: 30)
            try await program.wait(
                forPicture: """
                     Reading room  app://today  …
                     Today
                      Today
                      The reading room is open …
                      ▸ A new lamp for table fo…
                      • The cat is back
                      • Closed on Sunday
                    [1 Today] 2 Books  3 Account

                     1-9 tabs   b back   d dismis…
                    """
            )
            try program.resize(rows: 2, columns: 12)
            try await program.wait(for: "a picture of two rows") { $0.lines == [" Reading ro…", ""] }
            try program.resize(rows: 30, columns: 100)
            try await program.wait(for: "a large picture") { $0.lines[27] == "[1 Today] 2 Books  3 Account" }
        }
    }

    @Test func helpListsTheKeysUntilAKeyIsPressed() async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            try program.type("?")
            try await program.wait(for: "╭─ Keys", "q  Ctrl-C  Ctrl-D  quit", "any key goes on")
            try program.type(" ")
            try await program.wait(for: "1-9 tabs", without: "╭")
        }
    }

    @Test func everythingIsDrawnAgainOnDemand() async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            let text = program.text
            program.disturb()
            #expect(program.text != text)
            try program.type("\u{C}")
            try await program.wait(forPicture: text)
        }
    }

    @Test(arguments: ["\u{1A}", nil] as [RawText?])
    func whoeverSuspendsTheProgramHasTheTerminalMeanwhile(key: RawText?) async throws {
        let script = """
            set -m
            before=$(stty -g)
            sh -c 'echo "pid $$"; exec "$PROGRAM"'
            test "$before" = "$(stty -g)" && echo "modes kept"
            read line
            fg >/dev/null
            echo "status $?"
            """
        try await TerminalProgram.run(script: script) { program in
            try await program.waitForBeginning()
            let text = program.text
            if let key { try program.type(key.text) } else { try program.send(SIGTSTP) }
            try await program.wait(for: "modes kept")
            #expect(program.emulator.isAtRest && program.isCooked)
            try program.type("\n")
            try await program.wait(forPicture: text)
            try program.type("q")
            try await program.wait(for: "status 0")
            #expect(program.emulator.isAtRest)
        }
    }
}
