import Testing

/// What a seed decides is the same in every process, though each hashes in its own way.
@Suite struct SimulationProgramTests {
    private let program = Result { try ExampleProgram("simulate") }

    @Test(arguments: ["dispatch", "navigation"])
    func theSameSeedsGiveTheSameRunsInEveryProcess(scenario: String) async throws {
        let digest = try await program.get().run(["digest", scenario, "15"])
        let again = try await program.get().run(["digest", scenario, "15"])
        let others = try await program.get().run(["digest", scenario, "15", "1000"])
        #expect(digest.exitStatus == 0)
        #expect(digest.output == again.output)
        #expect(digest.output != others.output)
    }

    @Test func aScenarioThatDoesNotExistIsTold() async throws {
        let result = try await program.get().run(["knitting"])
        #expect(result.output == "there is no scenario 'knitting'\n")
        #expect(result.exitStatus == 2)
    }
}
