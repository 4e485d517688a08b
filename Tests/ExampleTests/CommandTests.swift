import Testing

@Suite struct CommandTests {
    private let program: ExampleProgram

    init() throws {
        program = try ExampleProgram("deep-links")
    }

    @Test(arguments: [["--help"], ["-h"], ["books/7", "--help"], ["--help", "--nonsense"]])
    func helpSaysWhatThereIsAndOpensNothing(arguments: [String]) async throws {
        let result = try await program.run(arguments)
        #expect(result.output.contains("usage: deep-links "))
        #expect(result.output.contains("standard input"))
        #expect(result.output.contains("exit status"))
        #expect(!result.output.contains("  handled"))
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test(arguments: ["--nonsense", "-x", "--help=all", "---"])
    func unknownOptionIsNamedAndNothingIsOpened(option: String) async throws {
        let result = try await program.run(["books/7", option])
        #expect(
            result.errors
                == "deep-links: unknown option '\(option)'; 'deep-links --help' lists what there is\n"
        )
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 2)
    }

    @Test(arguments: ["-", "--help", "-x"])
    func afterTwoHyphensEverythingIsAURL(url: String) async throws {
        let result = try await program.run(["--", url], input: "books/7")
        #expect(result.output.hasPrefix("\(url)\n"))
        #expect(!result.output.contains("books/7"))
        #expect(result.exitStatus == 1)
    }
}
