/// Values under numbers, which are given anew once they are free.
///
/// Number 0 is never given: it stands for nothing, so that references to a value are four bytes and need no
/// optional.
struct Slab<Value: Sendable>: Sendable {
    private var values: [Value]
    private var free: [UInt32] = []

    /// Creates a slab.
    ///
    /// - Parameter nothing: What stands at number 0 and in the place of what was removed.
    init(nothing: Value) {
        values = [nothing]
    }

    /// The numbers that are in use.
    var count: Int { values.count - 1 - free.count }

    /// The numbers that were given at some time.
    var numbers: Range<UInt32> { 1..<UInt32(values.count) }

    /// Keeps a value.
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

    /// Lets go of a value; its number may be given anew.
    mutating func remove(_ number: UInt32) {
        assert(number != 0, "nothing was never added")
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
/// What a removed run leaves is used again for a run of the same length; when most of it is of no use, the
/// index is planted anew.
struct RunPool<Value: Sendable>: Sendable {
    private(set) var values: [Value] = []
    /// Where runs begin that may be used again, by their length.
    private var free: [Int: [UInt32]] = [:]
    /// The number of values that are in use.
    private(set) var count = 0

    /// Keeps a run.
    ///
    /// - Returns: Where it begins.
    /// - Complexity: O(length), amortised.
    mutating func add(_ run: [Value]) -> UInt32 {
        count += run.count
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
        self.count -= count
    }

    /// The room that is not in use.
    var room: Int { values.count - count }

    /// One of the values.
    subscript(index: Int) -> Value {
        @inline(__always) get { values[index] }
    }

    /// A run.
    subscript(range: Range<Int>) -> ArraySlice<Value> { values[range] }
}
