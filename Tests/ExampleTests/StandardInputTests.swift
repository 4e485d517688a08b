import Testing

@Suite struct StandardInputTests {
    private let program: ExampleProgram

    init() throws {
        program = try ExampleProgram("deep-links")
    }

    @Test func opensEachLine() async throws {
        let piped = try await program.run(["-"], input: "books/7\nbooks/8\n")
        let given = try await program.run(["books/7", "books/8"])
        #expect(piped.output == given.output)
        #expect(piped.exitStatus == 0)
    }

    @Test(arguments: [
        "books/7\r\nbooks/8\r\n", "books/7\nbooks/8", "\n\nbooks/7\n\r\n\nbooks/8\n\n", "books/7\r\nbooks/8",
    ])
    func lineEndingsAndEmptyLinesDoNotMatter(input: String) async throws {
        let plain = try await program.run(["-"], input: "books/7\nbooks/8\n")
        let other = try await program.run(["-"], input: input)
        #expect(other.output == plain.output)
        #expect(other.exitStatus == 0)
    }

    @Test func goesOnAfterLinesThatAreNotHandled() async throws {
        let result = try await program.run(["-"], input: "books/%zz\nnowhere\nbooks/7\n")
        let headings = result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(headings == ["books/%zz", "nowhere", "books/7"])
        #expect(result.output.hasSuffix("  handled  by books\n\n"))
        #expect(result.exitStatus == 1)
    }

    @Test func takesItsPlaceAmongTheArguments() async throws {
        let mixed = try await program.run(["books/1", "-", "books/3"], input: "books/2")
        let given = try await program.run(["books/1", "books/2", "books/3"])
        #expect(mixed.output == given.output)
    }

    @Test(arguments: ["", "\n", "\r\n\r\n"])
    func withoutLinesNothingIsOpened(input: String) async throws {
        let result = try await program.run(["-"], input: input)
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test func manyLinesAreAllOpened() async throws {
        let ids = 1...2000
        let result = try await program.run(["-"], input: ids.map { "books/\($0)\n" }.joined())
        let ran = result.output.split(separator: "\n").filter { $0.hasPrefix("  ran ") }
        #expect(ran.map(String.init) == ids.map { "  ran      book \($0), page 1" })
        #expect(result.exitStatus == 0)
    }
}
