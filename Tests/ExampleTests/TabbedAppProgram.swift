import Foundation
import Testing

/// The program `tabbed-app`, and what it is expected to print and save.
struct TabbedAppProgram {
    private let program = Result { try ExampleProgram("tabbed-app") }

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

    /// Finds what is expected.
    ///
    /// - Parameter name: The name of the file.
    /// - Returns: Its path.
    /// - Throws: When there are no resources.
    func path(_ name: String) throws -> String {
        let directory = try #require(Bundle.module.resourceURL).appendingPathComponent("Expected")
        return directory.appendingPathComponent(name).path
    }

    /// Reads what is expected.
    ///
    /// - Parameter name: The name of the file.
    /// - Returns: What is in it.
    /// - Throws: What the file system throws.
    func expected(_ name: String) throws -> String { try contents(of: path(name)) }

    /// Reads a file.
    ///
    /// - Parameter file: Its path.
    /// - Returns: What is in it.
    /// - Throws: What the file system throws.
    func contents(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }

    /// Calls a closure with the path of a file that does not exist, and removes what is there afterwards.
    ///
    /// - Parameter body: The closure.
    /// - Throws: What the closure or the file system throws.
    func withFile(_ body: (String) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: directory) }
        try await body(directory.appendingPathComponent("session.json").path)
    }
}
