import Testing

@Suite struct TabbedAppStandardInputTests {
    private let program = TabbedAppProgram()

    @Test(arguments: ["\n", "\r\n", "\n\n\r\n"])
    func eachLineIsAStep(ending: String) async throws {
        let steps = ["books/7", "tap today", "junctions books", "back", "nowhere", "swipe"]
        let piped = try await program.run(["-"], input: steps.joined(separator: ending))
        let given = try await program.run(steps)
        #expect(piped.output == given.output)
        let places = ["books/7, visit 1 of 1", "books/7, visit 3 of 3", "today, visit 2 of 3"]
        #expect(piped.lines("shown") == places)
        #expect(piped.errors.isEmpty)
        #expect(piped.exitStatus == 1)
    }

    @Test func takesItsPlaceAmongTheArguments() async throws {
        let mixed = try await program.run(["books/1", "-", "books/3"], input: "books/2\n")
        let given = try await program.run(["books/1", "books/2", "books/3"])
        #expect(mixed.output == given.output)
        #expect(mixed.exitStatus == 0)
    }

    @Test(arguments: ["", "\n", "\r\n\r\n"])
    func withoutLinesNothingHappens(input: String) async throws {
        let result = try await program.run(["-"], input: input)
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 0)
    }
}
