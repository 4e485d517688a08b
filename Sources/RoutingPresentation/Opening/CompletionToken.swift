internal import Routing

/// Resumes a waiting task at most once.
///
/// The completion that the waiting code passes on retains the token. If that closure is released without being
/// called, the token resumes the task with the `dropped` error.
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

/// Begins a transition of the program's own user interface and waits until its completion is called.
///
/// Presenters use it for UI calls that take a completion. A user interface such as UIKit may refuse a
/// transition and release the completion without calling it. This function then throws, and the request fails.
///
/// ```swift
/// try await withPresentationCompletion { completion in
///     screen.present(alert, animated: true) { completion(nil) }
/// }
/// ```
///
/// - Parameter begin: Begins the transition and calls the completion once, from any thread: with `nil`, or
///   with the error that stopped the transition. Further calls are ignored.
/// - Throws: The error that the completion is called with; ``PresentationError`` with the code
///   ``PresentationError/Code/completionDropped`` when the completion is released without a call.
@MainActor
public func withPresentationCompletion(
    _ begin: (_ completion: @escaping @Sendable ((any Error)?) -> Void) -> Void
) async throws {
    try await withCompletion(dropped: PresentationError.completionDropped, begin)
}

/// Calls a closure with a completion and waits until it is called.
///
/// - Parameters:
///   - dropped: The error to throw when the completion is released without a call. By default, the handler
///     that waits counts as the one that abandoned its own continuation.
///   - body: Receives the completion, and calls it or releases it.
/// - Throws: The error that the completion is called with.
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
