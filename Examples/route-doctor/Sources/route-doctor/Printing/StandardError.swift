import Foundation

/// The stream for error messages, so that standard output contains only results.
enum StandardError {
    /// Writes a message on lines of its own.
    static func tell(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
