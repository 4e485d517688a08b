internal import Routing

/// The right to say that something is over, once; the closure that is given away holds it.
final class CompletionToken: Sendable {
    private let continuation: Locked<CheckedContinuation<Void, any Error>?>
    private let dropped: any Error

    init(_ continuation: CheckedContinuation<Void, any Error>, dropped: any Error) {
        self.continuation = Locked(continuation)
        self.dropped = dropped
    }

    deinit {
        take()?.resume(throwing: dropped)
    }

    func complete(_ error: (any Error)?) {
        take()?.resume(with: error.map(Result.failure) ?? .success(()))
    }

    private func take() -> CheckedContinuation<Void, any Error>? {
        continuation.withLock { $0.take() }
    }
}

/// Begins a transition of a user interface of the program's own, and waits until its completion is called.
///
/// Presenters wait by it for verbs that take a completion. A user interface may refuse a transition and let go of the
/// completion uncalled, as UIKit does; then that is thrown, and the request goes no further.
///
/// ```swift
/// try await withPresentationCompletion { completion in
///     screen.present(alert, animated: true) { completion(nil) }
/// }
/// ```
///
/// - Parameter begin: Begins the transition, and has the completion called once, from anywhere: with `nil`, or with
///   why it was not done. Further calls are ignored.
/// - Throws: What the completion is called with; ``PresentationError`` with the code
///   ``PresentationError/Code/completionDropped`` when it is let go of uncalled.
@MainActor
public func withPresentationCompletion(
    _ begin: (_ completion: @escaping @Sendable ((any Error)?) -> Void) -> Void
) async throws {
    try await withCompletion(dropped: PresentationError.completionDropped, begin)
}

/// Calls a closure with a completion and waits until it is called.
///
/// - Parameters:
///   - dropped: What is thrown when the completion is let go of uncalled; unless it is given, the handler that waits
///     counts as one that did so itself.
///   - body: Calls the completion, or lets go of it.
/// - Throws: What the completion is called with.
@MainActor
func withCompletion(
    dropped: any Error = AbandonedContinuation(),
    _ body: (@escaping @Sendable ((any Error)?) -> Void) -> Void
) async throws {
    try await withCheckedThrowingContinuation { continuation in
        let token = CompletionToken(continuation, dropped: dropped)
        body { token.complete($0) }
    }
}
