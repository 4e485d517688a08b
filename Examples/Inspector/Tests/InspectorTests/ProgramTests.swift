import Foundation
import Testing

/// Tests the program as a process.
@Suite(.timeLimit(.minutes(1)))
struct ProgramTests {
    @Test
    func itServesThePageFromAnyFolder() async throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = try Self.program
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardOutput = output
        try process.run()
        let line = output.fileHandleForReading.availableData
        let url = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
        let parts = try #require(URLComponents(string: url))
        let client = Client(port: parts.port ?? 0, token: parts.fragment ?? "")
        #expect(parts.host == "127.0.0.1")
        #expect(try await client.get("/").body.contains("<title>Inspector</title>"))
        let events = try await Events.heard(by: client, until: { $0.name == "records" })
        #expect(events.first?.data.contains("Reading room") == true)
        process.terminate()
        process.waitUntilExit()
    }

    @Test(arguments: [
        (["--help"], 0, "127.0.0.1"), (["--port", "70000"], 64, "no port"), (["--x"], 64, "Unknown"),
    ])
    func itSaysHowItIsUsed(arguments: [String], status: Int32, text: String) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = try Self.program
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == status)
        #expect(said.contains(text))
    }

    /// The program; it is in the same folder as the tests.
    private static var program: URL {
        get throws {
            let name = "inspector"
            let places =
                [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
                + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
            let programs = places.map { $0.appendingPathComponent(name) }
            return try #require(programs.first { FileManager.default.isExecutableFile(atPath: $0.path) })
        }
    }
}
