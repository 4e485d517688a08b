import Foundation

extension Doctor {
    /// Calls a closure with a temporary file, which is removed afterwards.
    ///
    /// - Parameters:
    ///   - text: The contents of the file.
    ///   - body: The closure, which receives the path of the file.
    /// - Returns: The result of `body`.
    /// - Throws: An error of the file system or of `body`.
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
