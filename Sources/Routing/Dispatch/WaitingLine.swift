/// Works in the order they came, any of which may leave early.
///
/// Leaving only marks; the marks are skipped when their turn comes and swept once they are the majority, so that
/// cancelling a million waiting works is no slower for each than cancelling one.
struct WaitingLine: Sendable {
    private var line = FIFO<DispatchMachine.WorkID>()
    private var present = WorkTable<Void>()

    /// The number of works that wait.
    var count: Int { present.count }

    /// Whether nothing waits.
    var isEmpty: Bool { present.isEmpty }

    /// The works that wait, the oldest first.
    var works: [DispatchMachine.WorkID] { line.elements.filter { present[$0] != nil } }

    /// Adds a work at the end.
    ///
    /// - Complexity: O(1), amortised.
    mutating func append(_ id: DispatchMachine.WorkID) {
        line.append(id)
        present.insert((), for: id)
    }

    /// Takes a work out of the line.
    ///
    /// - Returns: Whether it was there.
    /// - Complexity: O(1), amortised.
    mutating func remove(_ id: DispatchMachine.WorkID) -> Bool {
        guard present.remove(id) != nil else { return false }
        if line.count > 2 * present.count + 16 {
            line.removeAll { [present] in present[$0] == nil }
        }
        return true
    }

    /// Takes the oldest work.
    ///
    /// - Complexity: O(1), amortised.
    mutating func popFirst() -> DispatchMachine.WorkID? {
        while let id = line.popFirst() {
            if present.remove(id) != nil { return id }
        }
        return nil
    }
}
