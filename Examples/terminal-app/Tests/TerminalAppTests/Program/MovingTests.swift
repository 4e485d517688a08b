import Testing

@MainActor
@Suite struct MovingTests {
    /// The first page, between the title bar and the status row.
    private static let today = """
         Reading room                                                  app://today  1/1
         Today

          Today
          The reading room is open until eight.

          ▸ A new lamp for table four
          • The cat is back
          • Closed on Sunday
          • A surprise











        [1 Today] 2 Books  3 Account

         1-9 tabs   b back   d dismiss   ↑ ↓ Enter links   o open   ? help   q quit
        """

    @Test func theFirstPageShows() async throws {
        try await TerminalProgram.run { program in
            try await program.wait(forPicture: Self.today)
            #expect(program.emulator.screen.cells[0].allSatisfy { $0.style == "0;7" })
            #expect(program.emulator.screen.cells[21][0].style == "0;7")
            #expect(!program.emulator.showsCursor)
        }
    }

    @Test func theModalIsABoxOverWhatWasThere() async throws {
        try await TerminalProgram.run("app://books/7/reviews/new", rows: 14, columns: 60) { program in
            try await program.wait(
                forPicture: """
                     Reading room                app://books/7/reviews/new  1/1
                     Books › Kim
                       ╭─ Writing ──────────────────────────────────────────╮
                      K│  Review of Kim                                     │
                      R│                                                    │
                       │   Review of Kim                                    │
                      •│   What did you think of it?                        │
                      •│                                                    │
                      •│                                                    │
                       │                                                    │
                       ╰────────────────────────────────────────────────────╯
                     Today [Books] Account

                     1-9 tabs   b back   d dismiss   ↑ ↓ Enter links   o open  …
                    """
            )
        }
    }

    @Test func keysAreMovesOfTheUserThatTheNavigatorFollows() async throws {
        try await TerminalProgram.run("app://books/7/reviews") { program in
            try await program.wait(for: "app://books/7/reviews  1/1")
            try program.type("b")
            try await program.wait(for: " books/7  2/2")
            try program.type("3")
            try await program.wait(for: " account  3/3", " 1 Today  2 Books [3 Account]")
            // The other stack has not changed.
            try program.type("2")
            try await program.wait(for: " books/7  2/3", "\n Books › Kim\n")
            try program.type("\u{1B}[D")
            try await program.wait(for: " books  3/3")
            try program.type("\u{1B}[D")
            try await program.wait(for: " today  4/4")
            try program.type("\t")
            try await program.wait(for: " books  3/4")
            try program.type("\u{1B}[Z")
            try await program.wait(for: " today  4/4")
            try program.type("\u{1B}[Z")
            try await program.wait(for: " account  5/5")
            try program.type("\u{1B}[C")
            try await program.wait(for: " today  4/5")
        }
    }

    @Test func keysThatWereTypedAheadHaveTheirTurn() async throws {
        try await TerminalProgram.run("app://books/7/reviews") { program in
            try await program.wait(for: "app://books/7/reviews  1/1")
            try program.type("bb3")
            try await program.wait(for: " account  4/4")
        }
    }

    @Test func whatIsPresentedIsDismissed() async throws {
        try await TerminalProgram.run("app://books/7/reviews/new") { program in
            try await program.wait(for: "╭─ Writing")
            try program.type("b")
            try await program.wait(for: "there is no way back from here; d dismisses it")
            try program.type("d")
            try await program.wait(for: " books/7  2/2", "\n Books › Kim\n", without: "╭")
            try program.type("d")
            try await program.wait(for: "nothing is presented that could be dismissed")
        }
    }

    @Test func whatIsNotThereIsSaid() async throws {
        try await TerminalProgram.run { program in
            try await program.wait(forPicture: Self.today)
            try program.type("7")
            try await program.wait(for: "there is no tab 7, only 3")
            #expect(program.emulator.screen.cells[22][1].style == "0;1;31")
            try program.type("b")
            try await program.wait(for: "this is the root: there is no way back from it")
            try program.type("x")
            try await program.wait(for: "? lists the keys")
            // Another key removes the message.
            try program.type("\u{1B}[A")
            try await program.wait(forPicture: Self.today)
        }
    }

    @Test func linksOfThePageAreChosenAndOpened() async throws {
        try await TerminalProgram.run { program in
            try await program.wait(for: "▸ A new lamp for table four")
            try program.type("\u{1B}[B")
            try await program.wait(for: "▸ The cat is back")
            try program.type("\r")
            try await program.wait(for: "app://stories/2  2/2", "╭─ Story 2")
            try program.type("d")
            // The user is at the first place again, so the navigator goes back.
            try await program.wait(for: "app://today  1/2")
        }
    }

    @Test func theHistoryOfTheNavigatorIsThereToo() async throws {
        try await TerminalProgram.run("app://books/7") { program in
            try await program.wait(for: "app://books/7  1/1")
            try program.type("1")
            try await program.wait(for: " today  2/2")
            try program.type("[")
            try await program.wait(for: "app://books/7  1/2")
            try program.type("]")
            try await program.wait(for: " today  2/2")
        }
    }

    @Test func anEscapeAloneIsAKeyAndASequenceMayComeInPieces() async throws {
        try await TerminalProgram.run("app://books/7/reviews") { program in
            try await program.wait(for: "app://books/7/reviews  1/1")
            try program.type("\u{1B}")
            try await program.wait(for: " books/7  2/2")
            for byte in "\u{1B}[Z".utf8 { try program.type([byte]) }
            try await program.wait(for: " today  3/3")
        }
    }
}
