/// Runs of values in one array: many short texts without an allocation for each.
///
/// What a removed run leaves is used again for a run of the same length.
struct RunPool<Value: Sendable>: Sendable {
    private(set) var values: [Value] = []
    /// Where runs begin that may be used again, by their length.
    private var free: [Int: [UInt32]] = [:]

    /// Keeps a run.
    ///
    /// - Returns: Where it begins.
    /// - Complexity: O(length), amortised.
    mutating func add(_ run: [Value]) -> UInt32 {
        guard let start = free[run.count]?.popLast() else {
            values += run
            return UInt32(values.count - run.count)
        }
        if free[run.count]?.isEmpty == true { free[run.count] = nil }
        values.replaceSubrange(Int(start)..<Int(start) + run.count, with: run)
        return start
    }

    /// Lets go of a run.
    mutating func remove(from start: UInt32, count: Int) {
        free[count, default: []].append(start)
    }

    /// One of the values.
    subscript(index: Int) -> Value {
        @inline(__always) get { values[index] }
    }

    /// A run.
    subscript(range: Range<Int>) -> ArraySlice<Value> { values[range] }
}
