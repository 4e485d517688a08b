import ArgumentParser
import Callgrind

/// Runs a single case, in the same way every time.
struct CountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "count",
        abstract: "Run one case a known number of times, for a tool that counts instructions.",
        discussion: """
            After one pass to warm up, callgrind counts the operations and nothing else, if it was started with \
            --instr-atstart=no. callgrind.sh does so, and makes a table of it.

            Cases:
            \(CountedCase.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
            """
    )

    @Argument(help: ArgumentHelp("What to run.", valueName: "case"))
    var countedCase: CountedCase

    @Option(help: "The patterns and the URLs, or the navigation state, or the values of a typed route.")
    var corpus = "github"

    @Option(help: "How many passes over the URLs, or how many operations where there are none.")
    var iterations = 1

    func validate() throws {
        guard iterations >= 1 else { throw ValidationError("--iterations is 1 or more.") }
    }

    func run() throws {
        runBlocking { try await count() }
    }

    private func count() async throws {
        guard let contestant = try countedCase.prepare(corpus) else {
            throw ValidationError("\(countedCase.rawValue) cannot express the patterns of \(corpus).")
        }
        let operations = contestant.stride * iterations
        try await contestant.perform(contestant.stride)
        callgrind_start()
        try await contestant.perform(operations)
        callgrind_stop()
        print("operations: \(operations)")
    }
}
