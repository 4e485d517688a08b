internal import Routing

/// The time limit of one change.
struct Deadline: Sendable {
    let timeout: Duration
    let clock: any Clock<Duration>
    let scheduler: any Scheduler

    /// Waits for an operation until the time limit; after that, the operation is cancelled and continues on its
    /// own.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - noteLateEnd: Receives the result of an operation that ends after the time limit.
    /// - Throws: The error of the operation, or ``Exceeded``.
    @MainActor
    func keep(
        _ operation: @escaping @MainActor @Sendable () async throws -> Void,
        noteLateEnd: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void
    ) async throws {
        let race = Race()
        try await withCheckedThrowingContinuation { continuation in
            race.continuation = continuation
            let contestant = scheduler.startOnMain {
                let result = await Result {
                    // The time limit may expire before the operation starts.
                    try Task.checkCancellation()
                    try await operation()
                }
                if !race.end(result) { noteLateEnd(result) }
            }
            let cancelTimer = scheduler.wait(timeout, on: clock) {
                Task { @MainActor in race.end(.failure(Exceeded())) }
            }
            race.losers = [{ contestant.cancel() }, cancelTimer]
        }
    }

    /// The error for an expired time limit.
    struct Exceeded: Error, CustomStringConvertible {
        var description: String { "it took too long" }
    }

    /// A race between the operation and its timer: the first to end decides, and the other is cancelled.
    @MainActor
    private final class Race {
        var continuation: CheckedContinuation<Void, any Error>?
        /// Cancels both contestants; without effect on the one that has ended.
        var losers: [Scheduler.Cancel] = []

        /// Ends the race, unless it has already ended.
        @discardableResult
        func end(_ result: Result<Void, any Error>) -> Bool {
            guard let continuation = continuation.take() else { return false }
            continuation.resume(with: result)
            for cancel in losers { cancel() }
            losers = []
            return true
        }
    }
}

extension Result where Failure == any Error {
    /// Creates the result of an operation.
    @MainActor
    fileprivate init(_ operation: @MainActor () async throws -> Success) async {
        do { self = .success(try await operation()) } catch { self = .failure(error) }
    }
}
