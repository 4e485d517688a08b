/// Why something that a page asked for was not done.
struct Refusal: Error {
    /// What kind of reason.
    enum Kind {
        /// What was asked makes no sense.
        case malformed
        /// It makes sense, but not now, or not here.
        case impossible
        /// A file does not have what it should.
        case unreadable
        /// There is too much of it.
        case tooMany
    }

    let kind: Kind
    let message: String

    /// Refuses.
    ///
    /// - Parameters:
    ///   - kind: What kind of reason.
    ///   - message: The reason, for people.
    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}
