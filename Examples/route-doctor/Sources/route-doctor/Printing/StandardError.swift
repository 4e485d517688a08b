import Foundation

/// Where it is told what is wrong, so that standard output has nothing but what was asked for.
enum StandardError {
    /// Tells something, on lines of its own.
    static func tell(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
