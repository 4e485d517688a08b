/// An expectation about a router that was not met, in words.
///
/// It is thrown, so it fails a test in Swift Testing as well as in XCTest, and an app can catch it: this
/// module imports neither.
public struct ExpectationFailure: Error, Hashable, CustomStringConvertible {
    /// What was expected, and what the router said instead.
    public let message: String
    /// The file where it was expected.
    public let fileID: String
    /// The line where it was expected.
    public let line: UInt

    init(_ message: String, _ fileID: StaticString, _ line: UInt) {
        self.message = message
        self.fileID = "\(fileID)"
        self.line = line
    }

    /// The place and the message.
    public var description: String { "\(fileID):\(line): \(message)" }
}
