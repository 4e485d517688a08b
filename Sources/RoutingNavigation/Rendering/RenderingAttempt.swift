/// A change that a renderer makes, and how to take back what was done for it so far.
final class RenderingAttempt: Sendable {
    /// The attempt of the calling task.
    @TaskLocal static var current: RenderingAttempt?

    /// Takes back what was done, the last first.
    @MainActor var undoings: [@MainActor () async throws -> Void] = []
}

extension PresenterRenderer {
    /// Does something that is taken back when it fails, unless it was given up by then.
    ///
    /// - Parameter operation: What is done.
    /// - Throws: What it throws; `CancellationError`, before anything is done, in a task that was cancelled.
    func attempting(_ operation: () async throws -> Void) async throws {
        // It may have been given up before it had its turn.
        try Task.checkCancellation()
        let attempt = RenderingAttempt()
        self.attempt = attempt
        defer { attempt.undoings = [] }
        try await RenderingAttempt.$current.withValue(attempt) {
            do {
                try await operation()
            } catch {
                guard attempt === self.attempt else { throw error }
                try await takeBack(attempt, because: error)
                throw error
            }
        }
    }

    /// The attempt of the calling task, which goes on after it was given up unless it is stopped.
    ///
    /// A task gives way where it waits, and one that prefers an executor at every call: whatever an attempt
    /// does, it asks again before it does it.
    ///
    /// - Throws: `CancellationError` when it was given up: nothing has been done too late so far.
    func currentAttempt() throws -> RenderingAttempt {
        guard let current = RenderingAttempt.current, current === attempt else { throw CancellationError() }
        return current
    }

    /// Gives a presenter something, and takes note of it and of how to take it back.
    ///
    /// While the presenter is at it, and if it never returns, it is unknown what it has. When it returns
    /// after the change was given up, what it did came too late.
    ///
    /// - Parameters:
    ///   - value: What is given.
    ///   - place: Where note of it is taken.
    ///   - meanwhile: What is noted until the presenter returns.
    ///   - give: Has the presenter take it.
    ///   - back: Has the presenter take what it had before; `nil` when there is no need to.
    /// - Throws: What the presenter throws.
    func give<Value>(
        _ value: Value?,
        at place: WritableKeyPath<GivenContent, Value?>,
        meanwhile: Value? = nil,
        _ give: () async throws -> Void,
        back: (@MainActor () async throws -> Void)?
    ) async throws {
        let attempt = try currentAttempt()
        hasGiven = true
        let before = given[keyPath: place]
        given[keyPath: place] = meanwhile
        do {
            try await give()
        } catch {
            if attempt === self.attempt { given[keyPath: place] = before }
            throw error
        }
        guard attempt === self.attempt else { throw NavigationError.late }
        given[keyPath: place] = value
        guard let back else { return }
        attempt.undoings.append { [self] in
            given[keyPath: place] = meanwhile
            try await back()
            guard attempt === self.attempt else { throw NavigationError.late }
            given[keyPath: place] = before
        }
    }

    /// Gives the presenters back what they had before a change.
    func takeBack(_ attempt: RenderingAttempt, because cause: any Error) async throws {
        do {
            while let undo = attempt.undoings.popLast() { try await undo() }
        } catch {
            throw NavigationError.diverged(because: cause, undoing: error)
        }
    }
}
