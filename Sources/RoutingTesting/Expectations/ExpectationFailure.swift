/// A failed expectation about a router, in words.
///
/// It is thrown, so it fails a test in Swift Testing and in XCTest, and an app can catch it. This module
/// imports neither library.
public struct ExpectationFailure: Error, Hashable, CustomStringConvertible {
    /// The expectation, and the actual result.
    package let message: String
    /// The file of the expectation.
    package let fileID: String
    /// The line of the expectation.
    package let line: UInt

    init(_ message: String, _ fileID: StaticString, _ line: UInt) {
        self.message = message
        self.fileID = "\(fileID)"
        self.line = line
    }

    /// The place and the message.
    public var description: String { "\(fileID):\(line): \(message)" }
}
