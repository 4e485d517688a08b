/// Numbers in the order they came, any of which may leave early.
///
/// Leaving only marks; the marks are skipped when their turn comes and swept once they are the majority, so
/// that taking a million out is no slower for each than cancelling one.
struct WaitingLine: Sendable {
    private var line = FIFO<Int>()
    private var present: Set<Int> = []

    /// How many wait.
    var count: Int { present.count }

    /// Whether nothing waits.
    var isEmpty: Bool { present.isEmpty }

    /// What waits, the oldest first.
    var numbers: [Int] { line.elements.filter(present.contains) }

    /// Adds a number at the end.
    ///
    /// - Complexity: O(1), amortised.
    mutating func append(_ number: Int) {
        line.append(number)
        present.insert(number)
    }

    /// Takes a number out of the line.
    ///
    /// - Returns: Whether it was there.
    /// - Complexity: O(1), amortised.
    mutating func remove(_ number: Int) -> Bool {
        guard present.remove(number) != nil else { return false }
        if line.count > 2 * present.count + 16 {
            line.removeAll { [present] in !present.contains($0) }
        }
        return true
    }

    /// Takes the oldest number.
    ///
    /// - Complexity: O(1), amortised.
    mutating func popFirst() -> Int? {
        while let number = line.popFirst() {
            if present.remove(number) != nil { return number }
        }
        return nil
    }
}
