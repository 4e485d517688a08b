import Foundation

extension Doctor {
    /// Does something with a file that goes afterwards.
    ///
    /// - Parameters:
    ///   - text: What is in the file.
    ///   - body: Is given the path of the file.
    /// - Returns: What `body` returns.
    /// - Throws: What the file system throws, or `body`.
    func withFile<Value>(
        _ text: String,
        _ body: (String) async throws -> Value
    ) async throws -> Value {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await body(file.path)
    }
}
