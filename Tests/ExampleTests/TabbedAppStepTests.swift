import Testing

@Suite struct TabbedAppStepTests {
    private let program = TabbedAppProgram()

    @Test func theStepsOfAUserReadAsExpected() async throws {
        let result = try await program.run([
            "books/7", "tap today", "tap TODAY", "today/story/news/1", "dismiss", "back", "profile/orders/1",
            "swipe", "back", "tap Settings", "junctions profile/orders/2", "forward", "dismiss", "tap books",
            "swipe",
        ])
        let expected = try program.expected("TabbedAppMoves.txt")
        #expect(result.output == expected)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 1)
    }

    @Test func whatFailsReadsAsExpectedAndTheRestGoesOn() async throws {
        let result = try await program.run([
            "swipe", "dismiss", "tap today", "back", "forward", "", "nowhere", "login", "tap today", "swipe",
            "back", "tap", "tap today books", "today/story/news/1", "tap books", "swipe", "books/%4",
            "junctions books/7/8", "junctions", "books/7",
        ])
        let expected = try program.expected("TabbedAppFailures.txt")
        #expect(result.output == expected)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 1)
    }

    @Test func everythingIsUnwoundDeepestFirst() async throws {
        let result = try await program.run(["books/7", "profile/orders/12", "login"])
        #expect(result.lines("left") == ["Today, Book 7, Books, Order 12, Orders, Settings, Profile"])
        #expect(result.exitStatus == 0)
    }

    @Test func aSwipeIsTheWayBackToWhereOneCameFrom() async throws {
        let byHand = try await program.run(["books", "books/7", "swipe", "forward"])
        let byRequest = try await program.run(["books", "books/7", "back", "forward"])
        #expect(byHand.trees == byRequest.trees)
        #expect(byHand.lines("followed") == ["books, visit 1 of 2"])
        #expect(byHand.lines("shown").last == "books/7, visit 2 of 2")
    }

    @Test func aTapOnTheSelectedTabLeadsToItsRoot() async throws {
        let result = try await program.run(["books/7", "tap books", "tap books"])
        #expect(result.lines("shown") == ["books/7, visit 1 of 1"])
        #expect(result.lines("followed") == ["books, visit 2 of 2"])
        #expect(result.lines("left") == ["Book 7"])
        #expect(result.lines("stayed") == ["books, visit 2 of 2"])
        #expect(result.exitStatus == 0)
    }

    @Test(arguments: [["books/7", "books/7"], ["books/7", "books/7", "junctions books"]])
    func whatShowsAlreadyStays(steps: [String]) async throws {
        let result = try await program.run(steps)
        let repetitions = steps.count - 1
        #expect(result.lines("shown") == ["books/7, visit 1 of 1"])
        #expect(result.lines("stayed") == Array(repeating: "books/7, visit 1 of 1", count: repetitions))
        #expect(Set(result.trees).count == 1)
        #expect(result.exitStatus == 0)
    }

    @Test func anotherPageIsTheSameScreenAndAnotherBookIsNot() async throws {
        let result = try await program.run(["books/7?page=2", "books/7?page=3", "books/8"])
        #expect(result.lines("left") == ["Book 7, page 3"])
        #expect(result.trees.map { $0.contains("Book 7, page 3") } == [false, true, false])
    }

    @Test(arguments: [
        ["  swipe "], ["swipe", "tap  today"], ["junctions   books"], ["app://books/8"], ["/books/8/"],
        ["HTTPS://example.com/Books/8#notes"],
    ])
    func spellingsOfAStepThatCanBeTaken(steps: [String]) async throws {
        let result = try await program.run(["books/7"] + steps)
        #expect(result.exitStatus == 0, "\(result.output)")
    }

    @Test(arguments: [
        "\u{1B}[2J", "books\nb", "tap \u{1B}[2J", "books/%1B%5B2J", "books/7?page=%0A%1B", "\u{202E}",
    ])
    func controlCharactersDoNotReachTheTerminal(step: String) async throws {
        let result = try await program.run([step, "login"])
        #expect(!result.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        #expect(!result.output.contains("\nb\n"))
    }
}
