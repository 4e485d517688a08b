import Testing

@Suite struct TypedLinksCommandTests {
    /// Arguments that make no sense, and what is said of them.
    static let mistakes = [
        (["book"], "'book' wants a number"),
        (["book", "seven"], "'book' wants a number, not 'seven'"),
        (["book", "--tab", "notes"], "'book' wants a number, not '--tab'"),
        (["book", "7", "--tab"], "'--tab' wants 'notes' or 'reviews'"),
        (["book", "7", "--tab", "cover"], "'--tab' wants 'notes' or 'reviews', not 'cover'"),
        (["book", "7", "--tag"], "'--tag' wants a word"),
        (["book", "7", "--page", "orders"], "unknown option '--page'"),
        (["shelf"], "'shelf' wants a name"),
        (["account", "--page", "secrets"], "'--page' wants 'orders' or 'address', not 'secrets'"),
        (["login", "--tab", "notes"], "unknown option '--tab'"),
        (["--nonsense"], "unknown option '--nonsense'"),
        (["-"], "unknown option '-'"),
    ]

    private let program = TypedLinksProgram()

    @Test(arguments: mistakes)
    func aMistakeIsNamedAndNoStepIsTaken(arguments: [String], complaint: String) async throws {
        let result = try await program.run(["app://books/7"] + arguments)
        #expect(result.errors == "typed-links: \(complaint); 'typed-links --help' lists what there is\n")
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 2)
    }

    @Test(arguments: [["--help"], ["-h"], ["account", "--help"], ["--help", "--nonsense"]])
    func helpSaysWhatThereIsAndOpensNothing(arguments: [String]) async throws {
        let result = try await program.run(arguments)
        #expect(result.output.hasPrefix("Opens typed values and URLs"))
        #expect(result.output.contains("usage: typed-links "))
        #expect(result.output.contains("exit status"))
        #expect(!result.output.contains("  handled "))
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test(arguments: ["login", "--help", "-"])
    func afterTwoHyphensEverythingIsAURL(url: String) async throws {
        let result = try await program.run(["--", url])
        let failure = "noRoute: no map matches '\(url)', and there is no fallback for it"
        #expect(result.output == "\(url)\n  failed   \(failure)\n\n")
        #expect(result.exitStatus == 1)
    }
}
