/// An operation that is measured in turn with others, or counted by itself.
struct Contestant {
    /// The number of operations in one pass over the input; if possible, a batch consists of whole passes.
    var stride = 1
    /// The largest number of operations in a batch.
    var largestBatch = Int.max
    /// Performs the operation a number of times in a row.
    let perform: (Int) async throws -> Void
    /// Restores the state from before a batch; not measured.
    var reset: () -> Void = {}
}
