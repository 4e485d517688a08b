import Foundation
import Testing

/// The program `typed-links`, and what it is expected to print.
struct TypedLinksProgram {
    private let program = Result { try ExampleProgram("typed-links") }

    /// Runs the program to its end.
    ///
    /// - Parameter arguments: Its arguments, without its name.
    /// - Returns: What it wrote, and its exit status.
    /// - Throws: What finding or starting it throws.
    func run(_ arguments: [String]) async throws -> ExampleProgram.Result {
        try await program.get().run(arguments)
    }

    /// Reads what is expected.
    ///
    /// - Parameter name: The name of the file.
    /// - Returns: What is in it.
    /// - Throws: What the file system throws.
    func expected(_ name: String) throws -> String {
        let directory = try #require(Bundle.module.resourceURL).appendingPathComponent("Expected")
        return String(decoding: try Data(contentsOf: directory.appendingPathComponent(name)), as: UTF8.self)
    }
}
