internal import Routing

/// The right to say that something is over, once; the closure that is given away holds it.
final class CompletionToken: Sendable {
    private let continuation: Locked<CheckedContinuation<Void, any Error>?>

    init(_ continuation: CheckedContinuation<Void, any Error>) {
        self.continuation = Locked(continuation)
    }

    deinit {
        take()?.resume(throwing: AbandonedContinuation())
    }

    func complete() {
        take()?.resume()
    }

    private func take() -> CheckedContinuation<Void, any Error>? {
        continuation.withLock { $0.take() }
    }
}

/// Calls a closure with a completion and waits until it is called.
///
/// - Parameter body: Calls the completion, or lets go of it.
/// - Throws: `AbandonedContinuation` when the completion is let go of uncalled.
@MainActor
func withCompletion(_ body: (@escaping Completed) -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
        let token = CompletionToken(continuation)
        body { token.complete() }
    }
}
