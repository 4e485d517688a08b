import Routing

/// The places that are being opened: `dispatch` returns when one has been handled, however long it waits at a gate.
@MainActor
final class Visits {
    private var tasks: [(number: Int, task: Task<RouteOutcome, any Error>)] = []
    private var lastNumber = 0

    /// Begins to open a place.
    ///
    /// - Parameter dispatch: Opens it, and passes a number along: what is held is told by it.
    func begin(_ dispatch: @escaping @MainActor (_ number: Int) async throws -> RouteOutcome) {
        lastNumber += 1
        let number = lastNumber
        tasks.append((number, Task { try await dispatch(number) }))
    }

    /// Takes out what has come to its end, once the router is idle.
    ///
    /// - Parameter held: What is still held.
    /// - Returns: The outcomes of what was handled, in the order in which it was opened.
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
