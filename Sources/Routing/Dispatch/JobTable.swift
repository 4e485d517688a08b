/// Values by the number of a job.
///
/// It is a hash table without a hash: jobs are numbered one after another, so their last digits spread them
/// evenly by themselves. Values need not be copied to be read; see ``with(_:_:)``.
struct JobTable<Value> {
    /// The values with their jobs, in no order.
    private var places: [JobPlace<Value>] = []
    /// For each possibility of the last digits the first place of a chain; as many as some power of two, or
    /// none.
    private var chains: [Int?] = []

    /// The number of values.
    var count: Int { places.count }

    /// Whether there are no values.
    var isEmpty: Bool { places.isEmpty }

    /// The jobs that have a value, in no order.
    var jobs: [DispatchMachine.JobID] { places.map(\.id) }

    /// The value of a job.
    ///
    /// - Complexity: O(1), and the cost of copying the value.
    subscript(id: DispatchMachine.JobID) -> Value? {
        index(of: id).map { places[$0].value }
    }

    /// Whether a job has a value.
    ///
    /// - Complexity: O(1).
    func contains(_ id: DispatchMachine.JobID) -> Bool {
        index(of: id) != nil
    }

    /// Reads or changes the value of a job in its place.
    ///
    /// - Parameters:
    ///   - id: The job.
    ///   - body: Is given the value, if the job has one.
    /// - Returns: What the closure returns, or `nil` when the job has no value.
    /// - Complexity: O(1).
    @discardableResult
    mutating func with<Result>(_ id: DispatchMachine.JobID, _ body: (inout Value) -> Result) -> Result? {
        index(of: id).map { body(&places[$0].value) }
    }

    /// Adds the value of a job that has none.
    ///
    /// - Complexity: O(1), amortised.
    mutating func insert(_ value: consuming Value, for id: DispatchMachine.JobID) {
        assert(index(of: id) == nil, "a job has one value")
        if count == chains.count { chain(twice: chains.count) }
        let chain = chain(of: id)
        places.append(JobPlace(id: id, next: chains[chain], value: value))
        chains[chain] = places.count - 1
    }

    /// Removes the value of a job.
    ///
    /// - Returns: The value, or `nil` when it had none.
    /// - Complexity: O(1), amortised.
    mutating func remove(_ id: DispatchMachine.JobID) -> Value? {
        guard let index = index(of: id) else { return nil }
        link(to: index, becomes: places[index].next)
        if index < places.count - 1 { link(to: places.count - 1, becomes: index) }
        // The last takes the place of the one that leaves; swapping moves both and copies neither.
        var leaving = places.removeLast()
        if index < places.count { swap(&leaving, &places[index]) }
        if isEmpty && chains.count > 64 { self = JobTable() }
        return leaving.value
    }
}

extension JobTable {
    private func index(of id: DispatchMachine.JobID) -> Int? {
        guard !chains.isEmpty else { return nil }
        var next = chains[chain(of: id)]
        while let index = next, places[index].id != id { next = places[index].next }
        return next
    }

    private func chain(of id: DispatchMachine.JobID) -> Int {
        id & (chains.count - 1)
    }

    /// Changes what leads to a place.
    private mutating func link(to index: Int, becomes next: Int?) {
        let chain = chain(of: places[index].id)
        guard var previous = chains[chain], previous != index else {
            chains[chain] = next
            return
        }
        while let following = places[previous].next, following != index { previous = following }
        places[previous].next = next
    }

    /// Makes twice as many chains.
    private mutating func chain(twice count: Int) {
        chains = Array(repeating: nil, count: max(8, 2 * count))
        for index in places.indices {
            let chain = chain(of: places[index].id)
            places[index].next = chains[chain]
            chains[chain] = index
        }
    }
}

extension JobTable: Sendable where Value: Sendable {}

/// A value with its job.
private struct JobPlace<Value> {
    let id: DispatchMachine.JobID
    /// The place that follows in the same chain.
    var next: Int?
    var value: Value
}

extension JobPlace: Sendable where Value: Sendable {}
