/// A URL that routers get wrong, and why.
public struct TrickyLink: Hashable, Sendable, CustomStringConvertible {
    /// The URL.
    public let url: String
    /// What is tricky about it.
    public let reason: String

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - reason: What is tricky about it.
    public init(_ url: String, _ reason: String) {
        self.url = url
        self.reason = reason
    }

    /// The URL and the reason.
    public var description: String { "\(url.debugDescription): \(reason)" }
}
