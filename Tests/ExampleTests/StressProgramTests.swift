import Testing

@Suite struct StressProgramTests {
    private let program = Result { try ExampleProgram("stress") }

    @Test func everyURLIsAccountedFor() async throws {
        let result = try await program.get().run(["1", "--tasks", "4"])
        #expect(result.output.hasPrefix("4 tasks, 1 s\n"))
        #expect(result.output.hasSuffix("every one is accounted for\n"), "\(result.output)")
        #expect(result.exitStatus == 0)

        let ledger = Self.counts(in: result.output)
        let opened = try #require(ledger["opened"])
        #expect(opened > 0)
        #expect(ledger["missing"] == 0)
        #expect(ledger["wrong"] == 0)
        #expect(ledger.filter { $0.key != "opened" }.values.reduce(0, +) == opened)
    }

    /// The lines of the ledger, such as `handled    42`.
    private static func counts(in output: String) -> [String: Int] {
        output.split(separator: "\n").reduce(into: [:]) { counts, line in
            let words = line.split(separator: " ")
            guard let last = words.last, let count = Int(last) else { return }
            counts[words.dropLast().joined(separator: " ")] = count
        }
    }

    @Test(arguments: [
        (["0"], "the time in seconds is a number from 1 to 86400, not '0'"),
        (["soon"], "the time in seconds is a number from 1 to 86400, not 'soon'"),
        (["1", "--tasks"], "'--tasks' is a number from 1 to 1000"),
        (["1", "--tasks", "1001"], "'--tasks' is a number from 1 to 1000, not '1001'"),
        (["1", "-x"], "unknown option '-x'"),
    ])
    func aMistakeIsNamedAndNothingIsHammered(arguments: [String], complaint: String) async throws {
        let result = try await program.get().run(arguments)
        #expect(result.errors == "stress: \(complaint); 'stress --help' says what there is\n")
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 2)
    }

    @Test func helpSaysWhatThereIs() async throws {
        let result = try await program.get().run(["5", "--help"])
        #expect(result.output.contains("usage: stress "))
        #expect(result.output.contains("exit status"))
        #expect(result.exitStatus == 0)
    }
}
