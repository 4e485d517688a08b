import Testing

@Suite struct TypedLinksTourTests {
    private let program = TypedLinksProgram()

    @Test func tourReadsAsExpected() async throws {
        let tour = try await program.run([])
        let expected = try program.expected("TypedLinksTour.txt")
        #expect(tour.output == expected)
        #expect(tour.errors.isEmpty)
        #expect(tour.exitStatus == 0)
    }

    @Test func tourReadsTheSameEveryTime() async throws {
        let expected = try program.expected("TypedLinksTour.txt")
        let runs = 20
        let outputs = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<runs {
                group.addTask { try await program.run([]).output }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outputs == Array(repeating: expected, count: runs))
    }
}
