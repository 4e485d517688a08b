import Foundation
import Testing

/// The program `login-flow`, and what it is expected to print and draw.
struct LoginFlowProgram {
    private let program = Result { try ExampleProgram("login-flow") }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments, without its name.
    ///   - input: What it reads from standard input.
    /// - Returns: What it wrote, and its exit status.
    /// - Throws: What finding or starting it throws.
    func run(_ arguments: [String], input: String = "") async throws -> ExampleProgram.Result {
        try await program.get().run(arguments, input: input)
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

extension ExampleProgram.Result {
    /// The lines of all stories that begin with a verb, without it.
    func lines(_ verb: String) -> [String] {
        output.split(separator: "\n").filter { $0.hasPrefix("  \(verb) ") }
            .map { String($0.dropFirst(11)) }
    }

    /// The trees, as they were drawn after each URL.
    var trees: [String] {
        output.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { story in
            story.components(separatedBy: "\n").drop { !$0.hasSuffix(" Window") }.joined(separator: "\n")
        }
    }
}
