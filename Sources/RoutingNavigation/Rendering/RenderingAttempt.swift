/// The rendering of one change, and the steps that undo it so far.
final class RenderingAttempt: Sendable {
    /// The attempt of the calling task.
    @TaskLocal static var current: RenderingAttempt?

    /// The steps that undo the change, to be run last first.
    @MainActor var undoings: [@MainActor () async throws -> Void] = []
    /// What to record if the attempt is given up while a presenter runs.
    @MainActor var givenUp: [@MainActor () -> Void] = []
}

extension PresenterRenderer {
    /// Runs an operation, and undoes its effects if it fails, unless the attempt was given up or the task cancelled.
    ///
    /// - Parameter operation: The operation.
    /// - Throws: The error of the operation; `CancellationError`, before any effect, in a cancelled task.
    func attempting(_ operation: () async throws -> Void) async throws {
        // The attempt may have been given up before its task started.
        try Task.checkCancellation()
        let attempt = RenderingAttempt()
        replaceAttempt(by: attempt)
        defer {
            attempt.undoings = []
            attempt.givenUp = []
        }
        try await RenderingAttempt.$current.withValue(attempt) {
            do {
                try await operation()
            } catch {
                guard attempt === self.attempt else { throw error }
                // The navigator undoes a change whose time is up. Both at once would disturb each other, and in a
                // cancelled task presenters may fail.
                if Task.isCancelled {
                    replaceAttempt(by: RenderingAttempt())
                } else {
                    try await takeBack(attempt, because: error)
                }
                throw error
            }
        }
    }

    /// Gives up the current attempt, if it still runs.
    func replaceAttempt(by next: RenderingAttempt) {
        let last = attempt
        attempt = next
        for record in last.givenUp { record() }
        last.givenUp = []
    }

    /// Returns the attempt of the calling task, if it has not been given up.
    ///
    /// A task that was given up keeps running unless it is stopped. It can be suspended at every `await`, and with
    /// an executor preference at every call. The renderer therefore calls this method again before each effect.
    ///
    /// - Throws: `CancellationError` if the attempt was given up; no effect has come too late then.
    func currentAttempt() throws -> RenderingAttempt {
        guard let current = RenderingAttempt.current, current === attempt else { throw CancellationError() }
        return current
    }

    /// Gives content to a presenter, and records the content and the step that undoes it.
    ///
    /// While the presenter runs, or if it never returns, `meanwhile` is recorded. If it returns after the attempt
    /// was given up, its effect came too late, and the method throws.
    ///
    /// - Parameters:
    ///   - value: The content.
    ///   - place: The record of the content.
    ///   - meanwhile: The content to record until the presenter returns; `nil` for unknown.
    ///   - give: Calls the presenter with the content.
    ///   - back: Calls the presenter with the earlier content.
    /// - Throws: The error of the presenter, or an error if it returns too late.
    func give<Value>(
        _ value: Value?,
        at place: WritableKeyPath<PresenterContent, Value?>,
        meanwhile: Value? = nil,
        _ give: () async throws -> Void,
        back: @escaping @MainActor () async throws -> Void
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
        attempt.undoings.append { [self] in
            given[keyPath: place] = meanwhile
            try await back()
            guard attempt === self.attempt else { throw NavigationError.late }
            given[keyPath: place] = before
        }
    }

    /// Gives the presenters the content that they had before a change.
    func takeBack(_ attempt: RenderingAttempt, because cause: any Error) async throws {
        do {
            while let undo = attempt.undoings.popLast() { try await undo() }
        } catch {
            throw NavigationError.diverged(because: cause, undoing: error)
        }
    }
}
