import Foundation
import Testing

@Suite struct TourTests {
    private let program: ExampleProgram

    init() throws {
        program = try ExampleProgram("deep-links")
    }

    @Test func tourReadsAsExpected() async throws {
        let tour = try await program.run([])
        #expect(tour.output == (try expected("tour.txt")))
        #expect(tour.errors.isEmpty)
        #expect(tour.exitStatus == 0)
    }

    @Test func tourReadsTheSameEveryTime() async throws {
        let expected = try expected("tour.txt")
        let runs = 20
        let outputs = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<runs {
                group.addTask { try await program.run([]).output }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outputs == Array(repeating: expected, count: runs))
    }

    private func expected(_ name: String) throws -> String {
        let directory = try #require(Bundle.module.resourceURL).appendingPathComponent("Expected")
        return String(decoding: try Data(contentsOf: directory.appendingPathComponent(name)), as: UTF8.self)
    }
}
