/// The reason why a request of a page was refused.
struct Refusal: Error {
    /// The kind of reason.
    enum Kind {
        /// The request is invalid.
        case malformed
        /// The request is valid, but not possible now.
        case impossible
        /// A file has invalid contents.
        case unreadable
        /// Too many pages listen, or too many URLs have not ended.
        case tooMany
    }

    let kind: Kind
    let message: String

    /// Creates a refusal.
    ///
    /// - Parameters:
    ///   - kind: The kind of reason.
    ///   - message: The reason in words.
    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}
