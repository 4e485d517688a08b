import Foundation

/// The progress, reported on standard error so that standard output contains only results.
enum Progress {
    /// Writes one line.
    ///
    /// - Parameter text: The next measurement.
    static func tell(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
