import Foundation

/// The built example program, run as a process.
///
/// Its input and output are files rather than pipes: no pipe can fill up unread.
struct ExampleProgram {
    /// What the program left behind.
    struct Result {
        let output: String
        let errors: String
        let exitStatus: Int32
    }

    /// The program has not been built where it is looked for.
    struct NotBuilt: Error, CustomStringConvertible {
        let name: String
        let place: URL

        var description: String {
            "there is no program '\(name)' in \(place.path) or a directory above; 'swift build' makes it"
        }
    }

    private let executable: URL

    /// Finds a program among the products of the build.
    ///
    /// - Parameter name: The name of the product.
    /// - Throws: ``NotBuilt``.
    init(_ name: String) throws {
        // The resources of the tests stand beside the products, or, in a bundle on Apple platforms, below them.
        let place = Bundle.module.bundleURL
        var directory = place
        while directory.path != "/" {
            directory = directory.deletingLastPathComponent()
            let candidate = directory.appendingPathComponent(name)
            if Self.isProgram(candidate) {
                executable = candidate
                return
            }
        }
        throw NotBuilt(name: name, place: place)
    }

    private static func isProgram(_ file: URL) -> Bool {
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
        return exists && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
    }
}

extension ExampleProgram {
    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments, without its name.
    ///   - input: What it reads from standard input.
    /// - Returns: What it wrote, and its exit status.
    /// - Throws: What the file system or the start of the process throws.
    func run(_ arguments: [String], input: String = "") async throws -> Result {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: directory) }
        let files = ["input", "output", "errors"].map(directory.appendingPathComponent)
        try Data(input.utf8).write(to: files[0])
        try Data().write(to: files[1])
        try Data().write(to: files[2])

        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        let exitStatus = try await process.exitStatus()
        return Result(
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
            exitStatus: exitStatus
        )
    }
}

extension Process {
    /// Starts the process and waits for its end without blocking a thread.
    ///
    /// - Returns: The exit status, or the negative number of the signal that ended it.
    fileprivate func exitStatus() async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            terminationHandler = { process in
                let status = process.terminationStatus
                continuation.resume(returning: process.terminationReason == .exit ? status : -status)
            }
            do {
                try run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}
