import Foundation

/// The built program, run as a process in the folder of the package.
///
/// Its input and output are files, because a pipe without a reader could fill up.
struct Doctor {
    /// The output and the exit status of a run.
    struct Result: Equatable {
        let output: String
        let errors: String
        let exitStatus: Int32
    }

    /// The error for a program that is not in the expected place.
    struct NotBuilt: Error {
        let place: URL
    }

    /// A sample that produces most kinds of findings.
    static let bookshop = "Samples/bookshop.routes"
    /// The fault of a text without routes.
    static let noRoute =
        "there is no route in it; write lines such as 'map /books/:id', "
        + #"or '{"version": 1, "routes": []}' for a table without routes"#

    private let executable: URL
    private let package: URL

    init() throws {
        package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        // The resources of the tests are beside the products, or below them in a bundle on Apple platforms.
        var directory = Bundle.module.bundleURL
        while directory.path != "/" {
            directory = directory.deletingLastPathComponent()
            let candidate = directory.appending(path: "route-doctor")
            guard Self.isProgram(candidate) else { continue }
            executable = candidate
            return
        }
        throw NotBuilt(place: Bundle.module.bundleURL)
    }

    private static func isProgram(_ file: URL) -> Bool {
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
        return exists && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
    }
}

extension Doctor {
    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, without the name of the program.
    ///   - input: The standard input.
    /// - Returns: The output and the exit status.
    /// - Throws: An error of the file system or of the start of the process.
    func run(_ arguments: String..., input: String = "") async throws -> Result {
        try await run(arguments, input: Data(input.utf8))
    }

    /// Runs the program to its end.
    func run(_ arguments: [String], input: Data = Data()) async throws -> Result {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: directory) }
        let files = ["input", "output", "errors"].map { directory.appending(path: $0) }
        try input.write(to: files[0])
        try Data().write(to: files[1])
        try Data().write(to: files[2])

        let process = Process()
        process.executableURL = executable
        process.currentDirectoryURL = package
        process.arguments = arguments
        process.environment = ["COLUMNS": "100"]
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

    /// Reads the expected output of a command.
    ///
    /// - Parameter name: The name of a file in the folder `Expected`.
    /// - Returns: The text of the file.
    /// - Throws: An error of the file system.
    func expected(_ name: String) throws -> String {
        let folder = Bundle.module.bundleURL.appending(path: "Expected")
        let resources = Bundle.module.resourceURL?.appending(path: "Expected") ?? folder
        return try String(contentsOf: resources.appending(path: name), encoding: .utf8)
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
