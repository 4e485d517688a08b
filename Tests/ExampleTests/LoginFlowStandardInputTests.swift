import Testing

@Suite struct LoginFlowStandardInputTests {
    private let program = LoginFlowProgram()

    @Test(arguments: ["\n", "\r\n", "\n\n\r\n"])
    func opensEachLine(ending: String) async throws {
        let urls = [
            "app://books/7", "app://account/orders", "app://login/submit?user=grace&password=hopper",
            "nowhere",
        ]
        let piped = try await program.run(["-"], input: urls.joined(separator: ending))
        let given = try await program.run(urls)
        #expect(piped.output == given.output)
        #expect(piped.lines("shown") == ["Book", "Log in", "Orders"])
        #expect(piped.errors.isEmpty)
        #expect(piped.exitStatus == 1)
    }

    @Test func takesItsPlaceAmongTheArguments() async throws {
        let mixed = try await program.run(["app://books/1", "-", "app://books/3"], input: "app://books/2\n")
        let given = try await program.run(["app://books/1", "app://books/2", "app://books/3"])
        #expect(mixed.output == given.output)
        #expect(mixed.exitStatus == 0)
    }

    @Test(arguments: ["", "\n", "\r\n\r\n"])
    func withoutLinesNothingIsOpened(input: String) async throws {
        let result = try await program.run(["-"], input: input)
        #expect(result.output.isEmpty)
        #expect(result.exitStatus == 0)
    }
}
