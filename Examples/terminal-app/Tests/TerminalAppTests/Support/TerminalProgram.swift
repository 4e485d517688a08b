import Dispatch
import Foundation

/// Runs the built program in a shell on a pseudo-terminal, for a test that acts as its user.
///
/// At the end, the shell reports the modes of the terminal and the exit status of the program.
@MainActor
final class TerminalProgram {
    /// The error of a terminal that does not show the expected content.
    struct Unexpected: Error, CustomStringConvertible {
        let reason: String
        let emulator: TerminalEmulator

        var description: String {
            """
            \(reason); the terminal shows
            \(emulator.screen.text)
            faults: \(emulator.faults)
            """
        }
    }

    /// The error of a program that has not been built in the expected folder.
    struct NotBuilt: Error {
        let place: URL
    }

    private(set) var emulator: TerminalEmulator
    private let terminal: PseudoTerminal
    private let shell: pid_t
    private var hasEnded = false
    /// Reading blocks a thread, which must not be one of the test threads.
    private let reader = DispatchQueue(label: "terminal")

    /// On a busy machine a program may be slow, but never as slow as this.
    nonisolated private static let longestSilence: Int32 = 30

    private init(_ script: String, rows: Int, columns: Int, url: String) throws {
        emulator = TerminalEmulator(rows: rows, columns: columns)
        terminal = try PseudoTerminal(rows: rows, columns: columns)
        let variables = ["PROGRAM=\(try Self.executable().path)", "URL=\(url)"]
        let environment = ["PATH=/usr/bin:/bin", "TERM=xterm"] + variables
        shell = try terminal.start(["/bin/sh", "-c", script], environment: environment)
    }

    /// The visible text.
    var text: String { emulator.screen.text }
    var lines: [String] { emulator.screen.lines }
    /// Whether the terminal echoes input and passes on whole lines.
    var isCooked: Bool { terminal.isCooked }
}

extension TerminalProgram {
    /// Runs the program in a shell, which reports its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, in shell syntax.
    ///   - rows: The number of rows of the terminal.
    ///   - columns: The number of columns of the terminal.
    ///   - url: The value of `"$URL"` in the arguments, which needs no escaping.
    ///   - body: Uses the program.
    /// - Throws: The errors of `body`; ``Unexpected`` when the terminal received output that it should not.
    static func run(
        _ arguments: String = "",
        rows: Int = 24,
        columns: Int = 80,
        url: String = "",
        _ body: (TerminalProgram) async throws -> Void
    ) async throws {
        // The inner shell prints its process identity, and the program then replaces it.
        let script = """
            before=$(stty -g)
            sh -c 'echo "pid $$"; exec "$PROGRAM" \(arguments)'
            echo "status $?"
            test "$before" = "$(stty -g)" && echo "modes kept" || echo "modes lost"
            """
        try await run(script: script, rows: rows, columns: columns, url: url, body)
    }

    /// Runs a script in a shell, in which `PROGRAM` is the path of the program.
    static func run(
        script: String,
        rows: Int = 24,
        columns: Int = 80,
        url: String = "",
        _ body: (TerminalProgram) async throws -> Void
    ) async throws {
        let program = try TerminalProgram(script, rows: rows, columns: columns, url: url)
        do {
            try await body(program)
        } catch {
            await program.end()
            throw error
        }
        await program.end()
        guard program.emulator.faults.isEmpty else {
            throw Unexpected(reason: "the terminal was sent what it should not", emulator: program.emulator)
        }
    }

    /// Presses keys.
    func type(_ keys: String) throws {
        try type(Array(keys.utf8))
    }

    func type(_ bytes: [UInt8]) throws {
        try terminal.write(bytes)
    }

    func resize(rows: Int, columns: Int) throws {
        emulator.resize(rows: rows, columns: columns)
        try terminal.resize(rows: rows, columns: columns)
    }

    /// Sends the program a signal.
    func send(_ signal: Int32) throws {
        let line = emulator.main.lines.first { $0.hasPrefix("pid ") }
        guard let process = line.flatMap({ pid_t($0.dropFirst(4)) }) else {
            throw Unexpected(reason: "the program has told no identity", emulator: emulator)
        }
        terminal.send(signal, to: process)
    }

    /// Waits until the terminal shows the expected content.
    ///
    /// - Parameters:
    ///   - what: The description of the content, for the error message.
    ///   - isShown: Whether the terminal shows the content.
    /// - Throws: ``Unexpected``.
    func wait(for what: String, until isShown: (TerminalProgram) -> Bool) async throws {
        while !isShown(self) {
            guard emulator.faults.isEmpty else {
                throw Unexpected(reason: "waiting for \(what), there was a fault", emulator: emulator)
            }
            guard !hasEnded else {
                throw Unexpected(reason: "the program has ended without \(what)", emulator: emulator)
            }
            guard let bytes = await read() else {
                throw Unexpected(reason: "nothing came of waiting for \(what)", emulator: emulator)
            }
            emulator.feed(bytes)
            hasEnded = bytes.isEmpty
        }
    }

    /// Waits until the terminal shows several texts at the same time.
    ///
    /// A picture arrives in pieces, so wait for all texts of one picture together.
    func wait(for texts: String..., without other: String? = nil) async throws {
        let what = texts.joined(separator: "' and '") + (other.map { "' without '\($0)" } ?? "")
        try await wait(for: "'\(what)'") { program in
            let text = program.text
            return texts.allSatisfy(text.contains) && !(other.map(text.contains) ?? false)
        }
    }

    /// Waits until the terminal shows exactly one picture.
    func wait(forPicture picture: String) async throws {
        try await wait(for: "the picture\n\(picture)\n") { $0.text == picture }
    }

    /// Shows text that the program did not write, as if another process used the terminal.
    func disturb() {
        emulator.feed(Array("\r\nYou have mail.".utf8))
    }

    /// Waits until the first page shows and no URL is being opened.
    func waitForBeginning() async throws {
        try await wait(for: "app://today  1/1", "[1 Today] 2 Books  3 Account\n\n", "q quit")
    }

    /// Waits until the shell has ended its report.
    func waitForEnd() async throws {
        try await wait(for: "an end") { $0.hasEnded }
    }

    private func read() async -> [UInt8]? {
        let terminal = terminal
        return await withCheckedContinuation { continuation in
            reader.async { continuation.resume(returning: terminal.read(seconds: Self.longestSilence)) }
        }
    }

    /// Ends the shell, and the program if it still runs.
    private func end() async {
        if !hasEnded { terminal.send(SIGKILL, to: -shell) }
        let terminal = terminal
        let shell = shell
        terminal.close()
        await withCheckedContinuation { continuation in
            reader.async {
                _ = terminal.waitForEnd(of: shell)
                continuation.resume()
            }
        }
    }

    /// The output that the program is expected to write.
    ///
    /// - Parameter name: The name of a file in the folder `Expected`.
    /// - Returns: The text of the file.
    /// - Throws: An error of the file system.
    static func expected(_ name: String) throws -> String {
        let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        return try String(contentsOf: folder.appending(path: "Expected/\(name)"), encoding: .utf8)
    }

    private static func executable() throws -> URL {
        // The resources of the tests are beside the build products; in a bundle on Apple platforms, they are
        // inside it.
        let place = Bundle.module.bundleURL
        var directory = place
        while directory.path != "/" {
            directory = directory.deletingLastPathComponent()
            let candidate = directory.appending(path: "terminal-app")
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isDirectory)
            let isProgram = exists && !isDirectory.boolValue
            if isProgram, FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
        }
        throw NotBuilt(place: place)
    }
}
