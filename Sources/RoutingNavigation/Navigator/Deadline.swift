/// How long one change may take.
struct Deadline: Sendable {
    let timeout: Duration
    let clock: any Clock<Duration>

    /// Waits for an operation, but not for longer than allowed; it is cancelled then, and goes on by itself.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - noteLateEnd: Is told how the operation ended, if nobody waited for it any more.
    /// - Throws: What the operation throws, or ``Exceeded``.
    @MainActor
    func keep(
        _ operation: @escaping @MainActor () async throws -> Void,
        noteLateEnd: @escaping @MainActor (Result<Void, any Error>) -> Void
    ) async throws {
        let race = Race()
        try await withCheckedThrowingContinuation { continuation in
            race.continuation = continuation
            race.contestants = [
                Task {
                    let result = await Result { try await operation() }
                    if !race.end(result) { noteLateEnd(result) }
                },
                Task {
                    // It throws when the operation was faster.
                    if (try? await clock.sleep(for: timeout)) != nil { race.end(.failure(Exceeded())) }
                },
            ]
        }
    }

    /// The time was over first.
    struct Exceeded: Error, CustomStringConvertible {
        var description: String { "it took too long" }
    }

    /// Two tasks, of which the first to end decides and the other is cancelled.
    @MainActor
    private final class Race {
        var continuation: CheckedContinuation<Void, any Error>?
        var contestants: [Task<Void, Never>] = []

        /// Ends the race, unless it is over.
        @discardableResult
        func end(_ result: Result<Void, any Error>) -> Bool {
            guard let continuation = continuation.take() else { return false }
            continuation.resume(with: result)
            for contestant in contestants { contestant.cancel() }
            contestants = []
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
