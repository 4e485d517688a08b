import Foundation

/// What is being done, told on standard error so that standard output holds results alone.
enum Progress {
    /// Tells one line.
    ///
    /// - Parameter text: What is done next.
    static func tell(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
