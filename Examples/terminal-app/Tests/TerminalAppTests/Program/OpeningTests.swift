import Testing

@MainActor
@Suite struct OpeningTests {
    @Test func aURLIsTypedWithCompletion() async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            try program.type("o")
            try await program.wait(for: "the cursor") { $0.emulator.showsCursor }
            #expect(program.text.contains("╭─ routes"))
            #expect(program.emulator.screen.row == 22 && program.emulator.screen.column == 7)
            try program.type("app://bo\t")
            try await program.wait(for: "Open: app://books\n")
            try program.type("/7\r")
            try await program.wait(for: "app://books/7  2/2", "\n Books › Kim\n")
            #expect(!program.emulator.showsCursor)
        }
    }

    @Test func aMatchIsChosen() async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            try program.type("/app://acc\u{1B}[B\u{1B}[B\t")
            try await program.wait(for: "Open: app://account/settings")
            try program.type("\r")
            try await program.wait(for: "╭─ Settings")
        }
    }

    @Test func givingUpOpensNothing() async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            try program.type("oapp://books")
            try await program.wait(for: "Open: app://books")
            try program.type("\u{1B}")
            try await program.wait(for: "1-9 tabs", "app://today  1/1", without: "Open:")
        }
    }

    @Test func aSlipIsAnsweredWithWhatIsNearest() async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            try program.type("oapp://boks/7\r")
            try await program.wait(
                for: "app://today  1/1",
                "no route leads to app://boks/7; try app://books/7 "
            )
        }
    }

    @Test(arguments: [
        ("app://books/99", "there is no book 99"),
        ("app://search/nobody", "no book is about 'nobody'"),
        ("books/%zz", "books/%zz: "),
        ("nothing/like/that/at/all", "no route leads to nothing/like/that/at/all"),
        ("app://loans/5?days=14", "book 5 is yours for 14 days"),
    ])
    func whatCameOfItIsSaid(url: String, message: String) async throws {
        try await TerminalProgram.run(columns: 120) { program in
            try await program.waitForBeginning()
            try program.type("o\(url)\r")
            try await program.wait(for: "app://today  1/1", message)
        }
    }

    @Test func aURLThatWaitsForALoginHoldsNothingUp() async throws {
        try await TerminalProgram.run("app://account/orders/3") { program in
            try await program.wait(for: " Log in  ", "app://login  1/1  +1 waiting")
            // The login hides the tabs.
            try program.type("1")
            try await program.wait(for: "there are no tabs on the screen")
            try program.type("\r")
            try await program.wait(
                for: "app://account/orders/3  2/2",
                "\n Account › Orders › Order 3\n",
                without: "waiting"
            )
        }
    }

    @Test func anotherPageOfABookIsSaidWithoutATransition() async throws {
        try await TerminalProgram.run("app://books/7") { program in
            try await program.wait(for: "app://books/7  1/1")
            try program.type("oapp://books/7?page=12\r")
            try await program.wait(for: "?page=12", "Books › Kim, page 12", "\n  Kim, page 12\n")
        }
    }

    @Test func aURLIsPastedAndWhatIsPastedIsNoCommand() async throws {
        try await TerminalProgram.run { program in
            try await program.waitForBeginning()
            try program.type("\u{1B}[200~q\r\u{1B}[201~o\u{1B}[200~app://boo\rks\u{1B}[201~")
            try await program.wait(for: "Open: app://books\n")
            try program.type("\r")
            try await program.wait(for: "app://books  2/2")
        }
    }

    /// The test emulator knows none of these sequences, so a test that sends it one fails.
    @Test(arguments: [
        "app://search/%1B%5B2J%1B%5D0;owned%07",
        "app://search/%C2%9B2J%E2%80%AEabc",
        "app://search/%0D%0A%09",
        "\u{1B}]0;owned\u{7}\u{1B}[2J",
        "app://\u{202E}abc\u{9B}2J",
    ])
    func noURLSendsTheTerminalASequence(url: RawText) async throws {
        try await TerminalProgram.run("-- \"$URL\"", columns: 140, url: url.text) { program in
            try await program.wait(for: "the end of the opening") { program in
                let status = program.lines[22]
                return !status.isEmpty && !status.contains("opening") && program.lines[23].contains("quit")
            }
            try program.type("q")
            try await program.wait(for: "modes kept")
        }
    }
}
