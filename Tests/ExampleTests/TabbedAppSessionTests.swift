import Foundation
import Testing

@Suite struct TabbedAppSessionTests {
    private let program = TabbedAppProgram()

    @Test func aSessionIsSavedAsExpected() async throws {
        try await program.withFile { file in
            let result = try await program.run(["--save", file, "books/7", "today/story/news/1"])
            let plain = try await program.run(["books/7", "today/story/news/1"])
            let session = try program.expected("TabbedAppSession.json")
            #expect(try program.contents(of: file) == session)
            #expect(result.output == plain.output)
            #expect(result.errors.isEmpty)
            #expect(result.exitStatus == 0)
        }
    }

    @Test func aSessionGoesOnAsExpected() async throws {
        let result = try await program.run([
            "--restore", try program.path("TabbedAppSession.json"), "dismiss", "tap books", "books/8", "back",
        ])
        let expected = try program.expected("TabbedAppRestored.txt")
        #expect(result.output == expected)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test(arguments: [
        ["login"], ["books/7?page=3"], ["books/7", "tap profile"], ["profile/orders/12"],
        ["books/7", "profile/orders/12", "tap settings"], ["today/story/news/1", "login", "back"],
        ["books/7", "swipe", "nowhere"], ["https://example.com/today/story/a%2Fb/%25"],
    ])
    func whatShowsAtTheEndShowsAtTheBeginningOfTheNextSession(steps: [String]) async throws {
        try await program.withFile { file in
            let first = try await program.run(["--save", file] + steps)
            let second = try await program.run(["--restore", file, "--save", file])
            let third = try await program.run(["--restore", file])
            #expect(second.trees == [first.trees.last])
            #expect(second.lines("restored").count == 1)
            #expect(third.output == second.output)
            #expect(third.exitStatus == 0)
        }
    }

    @Test func theTourIsSavedAsItEnds() async throws {
        try await program.withFile { file in
            _ = try await program.run(["--save", file])
            let result = try await program.run(["--restore", file])
            #expect(result.lines("restored") == ["login, visit 1 of 1"])
        }
    }

    @Test func aSessionWithoutASingleStepCanBeResumed() async throws {
        try await program.withFile { file in
            _ = try await program.run(["--save", file, "-"])
            let result = try await program.run(["--restore", file, "books/7"])
            let plain = try await program.run(["books/7"])
            let beginning = "restore\n  restored nothing\n           Window (empty)\n\n"
            #expect(result.output == beginning + plain.output)
            #expect(result.exitStatus == 0)
        }
    }

    @Test func theHistoryBeginsWithTheSession() async throws {
        try await program.withFile { file in
            _ = try await program.run(["--save", file, "login", "books/7"])
            let result = try await program.run(["--restore", file, "back"])
            #expect(result.lines("failed").map { $0.prefix(8) } == ["noVisit:"])
            #expect(result.trees.count == 2)
            #expect(Set(result.trees).count == 1)
            #expect(result.exitStatus == 1)
        }
    }

    @Test func whatTheAppHasNoLongerIsDroppedAndTold() async throws {
        let result = try await program.run(["--restore", try program.path("TabbedAppOldSession.json")])
        #expect(
            result.output == """
                restore
                  dropped  magazines
                  dropped  magazines
                  dropped  magazines/3
                  dropped  books/7/notes
                  restored books/7, visit 1 of 1
                           Window
                           └─▸ TabBarController "Newsstand"
                               ├── NavigationController "Today"
                               │   └─▸ ViewController "Today"
                               ├─▸ NavigationController "Books"
                               │   ├── ViewController "Books"
                               │   └─▸ BookController "Book 7"  ● visible
                               └── ViewController "Profile"


                """
        )
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }
}
