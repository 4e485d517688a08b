internal import Routing

/// How long one change may take.
struct Deadline: Sendable {
    let timeout: Duration
    let clock: any Clock<Duration>
    let scheduler: any Scheduler

    /// Waits for an operation, but not for longer than allowed; it is cancelled then, and goes on by itself.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - noteLateEnd: Is told how the operation ended, if the caller no longer waited for it.
    /// - Throws: What the operation throws, or ``Exceeded``.
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
                    // The time may be over before the operation has its turn.
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

    /// The time was over first.
    struct Exceeded: Error, CustomStringConvertible {
        var description: String { "it took too long" }
    }

    /// The operation and its time, of which the first to end decides and the other is cancelled.
    @MainActor
    private final class Race {
        var continuation: CheckedContinuation<Void, any Error>?
        /// What cancels both; harmless for the one that was first.
        var losers: [Scheduler.Cancel] = []

        /// Ends the race, unless it is over.
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
    /// What an operation comes to.
    @MainActor
    fileprivate init(_ operation: @MainActor () async throws -> Success) async {
        do { self = .success(try await operation()) } catch { self = .failure(error) }
    }
}
