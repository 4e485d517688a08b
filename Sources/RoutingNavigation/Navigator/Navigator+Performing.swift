internal import Routing

extension Navigator {
    /// Performs the changes of a plan, brings back what the program changed, and undoes the changes if anything
    /// fails.
    func perform(_ plan: NavigationPlan) async throws {
        moves.happenedMeanwhile = false
        for (index, change) in plan.changes.enumerated() {
            noteIfPresenting(change)
            try await perform(index, of: plan, "\(change)") { [renderer] in
                try await renderer.perform(change, of: plan)
            }
        }
        if isAstray(from: plan.new) {
            let what = "bring back what the program changed by hand"
            try await perform(plan.changes.count, of: plan, what) { [renderer] in
                try await renderer.bringBack(plan.new)
            }
        }
    }

    private func perform(
        _ index: Int,
        of plan: NavigationPlan,
        _ what: @autoclosure () -> String,
        _ render: @escaping @MainActor @Sendable () async throws -> Void
    ) async throws {
        let lateEndsBefore = lateEnds
        do {
            try await perform(render)
        } catch {
            if NavigationError.isDivergence(error) {
                if followMeanwhile(from: plan.old) { throw (error as? NavigationError)?.underlying ?? error }
                hasDiverged = true
                throw error
            }
            let isUncertain = error is Deadline.Exceeded
            // A change that exceeds the timeout may nevertheless have been made.
            let count = isUncertain ? min(index + 1, plan.changes.count) : index
            try await undo(count, of: plan, because: error)
            if !isUncertain { throw error }
            // When its time was up, the change may have failed to take back its own effects.
            if lateEnds != lateEndsBefore { throw NavigationError.late }
            throw NavigationError.timedOut(what(), after: deadline?.timeout)
        }
    }

    /// Counts a change that presents a modal.
    private func noteIfPresenting(_ change: NavigationChange) {
        if case .present = change { moves.presentations += 1 }
    }

    /// Renders in a separate task, so that a started request continues when its own task is cancelled.
    private func perform(_ render: @escaping @MainActor @Sendable () async throws -> Void) async throws {
        let marker = RenderingMarker(of: self)
        rendering = marker
        defer { rendering = nil }
        let outer = TaskContext.ofThisTask
        let origin = RouteOrigin.current
        let run: @MainActor @Sendable () async throws -> Void = {
            try await TaskContext.withMark(marker, in: outer, from: origin) {
                try await marker.run { try await render() }
            }
        }
        guard let deadline else { return try await scheduler.startOnMain(run).value }
        try await deadline.keep(run) { [self] in noteLateEnd($0) }
    }

    private func undo(_ count: Int, of plan: NavigationPlan, because cause: any Error) async throws {
        do {
            let back = try plan.undoing(count)
            for change in back.changes {
                noteIfPresenting(change)
                try await perform { [renderer] in try await renderer.perform(change, of: back) }
            }
            settle(onFormer: plan.old)
        } catch {
            if !(cause is Deadline.Exceeded), followMeanwhile(from: plan.old) { return }
            hasDiverged = true
            throw NavigationError.diverged(because: cause, undoing: error)
        }
    }

    /// Records the end of a change that was undone after its timeout, and whether it was made after the undo.
    private func noteLateEnd(_ result: Result<Void, any Error>) {
        if case .failure(let error) = result, !NavigationError.isDivergence(error) { return }
        hasDiverged = true
        lateEnds += 1
    }
}

extension Navigator {
    /// Whether the calling task renders for this navigator, or a rendering waits for it.
    var isRenderedByThisTask: Bool {
        guard let rendering else { return false }
        return TaskContext.marks(RenderingMarker.self).contains { $0 === rendering }
    }
}
