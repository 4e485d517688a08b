/// Jobs in the order they came, any of which may leave early.
///
/// Leaving only marks; the marks are skipped when their turn comes and swept once they are the majority, so
/// that cancelling a million waiting jobs is no slower for each than cancelling one.
struct WaitingLine: Sendable {
    private var line = FIFO<DispatchMachine.JobID>()
    private var present = JobTable<Void>()

    /// The number of jobs that wait.
    var count: Int { present.count }

    /// Whether nothing waits.
    var isEmpty: Bool { present.isEmpty }

    /// The jobs that wait, the oldest first.
    var jobs: [DispatchMachine.JobID] { line.elements.filter { present[$0] != nil } }

    /// Adds a job at the end.
    ///
    /// - Complexity: O(1), amortised.
    mutating func append(_ id: DispatchMachine.JobID) {
        line.append(id)
        present.insert((), for: id)
    }

    /// Takes a job out of the line.
    ///
    /// - Returns: Whether it was there.
    /// - Complexity: O(1), amortised.
    mutating func remove(_ id: DispatchMachine.JobID) -> Bool {
        guard present.remove(id) != nil else { return false }
        if line.count > 2 * present.count + 16 {
            line.removeAll { [present] in present[$0] == nil }
        }
        return true
    }

    /// Takes the oldest job.
    ///
    /// - Complexity: O(1), amortised.
    mutating func popFirst() -> DispatchMachine.JobID? {
        while let id = line.popFirst() {
            if present.remove(id) != nil { return id }
        }
        return nil
    }
}
