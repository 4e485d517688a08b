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

    func complete(_ error: (any Error)?) {
        take()?.resume(with: error.map(Result.failure) ?? .success(()))
    }

    private func take() -> CheckedContinuation<Void, any Error>? {
        continuation.withLock { $0.take() }
    }
}

/// Calls a closure with a completion and waits until it is called.
///
/// - Parameter body: Calls the completion, or lets go of it.
/// - Throws: What the completion is called with; `AbandonedContinuation` when it is let go of uncalled.
@MainActor
func withCompletion(_ body: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
        let token = CompletionToken(continuation)
        body { token.complete($0) }
    }
}
