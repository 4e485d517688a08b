import Routing

/// The dispatches in progress; `dispatch` returns when its job has been handled, however long a gate holds the
/// job.
@MainActor
final class Visits {
    private var tasks: [(number: Int, task: Task<RouteOutcome, any Error>)] = []
    private var lastNumber = 0

    /// Begins a dispatch.
    ///
    /// - Parameter dispatch: Opens a place and passes the given number with it, by which held jobs are
    ///   recognized.
    func begin(_ dispatch: @escaping @MainActor (_ number: Int) async throws -> RouteOutcome) {
        lastNumber += 1
        let number = lastNumber
        tasks.append((number, Task { try await dispatch(number) }))
    }

    /// Removes the dispatches that have ended, once the router is idle.
    ///
    /// - Parameter held: The jobs that are still held.
    /// - Returns: The outcomes of the handled jobs, in the order in which the places were opened.
    func takeOutcomes(unlessIn held: [HeldIntent]) async -> [RouteOutcome] {
        let numbers = Set(held.compactMap { $0.data as? Int })
        let ended = tasks.filter { !numbers.contains($0.number) }
        tasks.removeAll { !numbers.contains($0.number) }
        var outcomes: [RouteOutcome] = []
        for (_, task) in ended {
            // The events have already reported the error.
            if let outcome = try? await task.value { outcomes.append(outcome) }
        }
        return outcomes
    }
}
