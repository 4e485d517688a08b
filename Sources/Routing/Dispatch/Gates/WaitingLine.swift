/// A queue of numbers from which any number may be removed early.
///
/// A removed number stays in the queue until its turn comes, or until removed numbers are the majority. So
/// removing a million numbers costs no more for each than removing one.
struct WaitingLine: Sendable {
    private var line = FIFO<Int>()
    private var present: Set<Int> = []

    /// The number of waiting numbers.
    var count: Int { present.count }

    /// Whether no number waits.
    var isEmpty: Bool { present.isEmpty }

    /// The waiting numbers, the oldest first.
    var numbers: [Int] { line.elements.filter(present.contains) }

    /// Adds a number at the end.
    ///
    /// - Complexity: O(1), amortised.
    mutating func append(_ number: Int) {
        line.append(number)
        present.insert(number)
    }

    /// Removes a number from the line.
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

    /// Removes and returns the oldest number.
    ///
    /// - Complexity: O(1), amortised.
    mutating func popFirst() -> Int? {
        while let number = line.popFirst() {
            if present.remove(number) != nil { return number }
        }
        return nil
    }
}
