/// Thrown by an async handler that waited for a continuation which was let go of uncalled.
///
/// The handler counts as a classic one that did so itself.
package struct AbandonedContinuation: Error {
    /// Creates the error.
    package init() {}
}
