/// Numbered values; the number of a removed value is reused.
///
/// Number 0 is never used: it means none, so a reference to a value takes four bytes and needs no optional.
struct Slab<Value: Sendable>: Sendable {
    private var values: [Value]
    private var free: [UInt32] = []

    /// Creates a slab.
    ///
    /// - Parameter nothing: The value at number 0, and in place of removed values.
    init(nothing: Value) {
        values = [nothing]
    }

    /// The number of values.
    var count: Int { values.count - 1 - free.count }

    /// The numbers that have been used, including those of removed values.
    var numbers: Range<UInt32> { 1..<UInt32(values.count) }

    /// Adds a value.
    ///
    /// - Returns: Its number.
    /// - Complexity: O(1), amortised.
    mutating func add(_ value: Value) -> UInt32 {
        if let number = free.popLast() {
            values[Int(number)] = value
            return number
        }
        values.append(value)
        return UInt32(values.count - 1)
    }

    /// Removes a value; its number may be reused.
    mutating func remove(_ number: UInt32) {
        assert(number != 0, "number 0 is never in use")
        values[Int(number)] = values[0]
        free.append(number)
    }

    subscript(number: UInt32) -> Value {
        @inline(__always) get { values[Int(number)] }
        @inline(__always) _modify { yield &values[Int(number)] }
    }
}

/// Runs of values in one array: many short texts without an allocation for each.
///
/// The memory of a removed run is reused for a run of the same length. When most of the memory is unused, the index is
/// rebuilt.
struct RunPool<Value: Sendable>: Sendable {
    private(set) var values: [Value] = []
    /// The beginnings of the free runs of each length.
    private var free: [[UInt32]] = []
    /// The number of values in use.
    private(set) var count = 0

    /// Adds a run.
    ///
    /// - Returns: The beginning of the run.
    /// - Complexity: O(length), amortised.
    mutating func add(_ run: [Value]) -> UInt32 {
        count += run.count
        guard run.count < free.count, let start = free[run.count].popLast() else {
            values += run
            return UInt32(values.count - run.count)
        }
        if free[run.count].isEmpty { free[run.count] = [] }
        values.replaceSubrange(Int(start)..<Int(start) + run.count, with: run)
        return start
    }

    /// Removes a run.
    mutating func remove(from start: UInt32, count: Int) {
        while free.count <= count { free.append([]) }
        free[count].append(start)
        self.count -= count
    }

    /// The number of unused values.
    var room: Int { values.count - count }

    /// One of the values.
    subscript(index: Int) -> Value {
        @inline(__always) get { values[index] }
    }

    /// A run.
    subscript(range: Range<Int>) -> ArraySlice<Value> { values[range] }
}
