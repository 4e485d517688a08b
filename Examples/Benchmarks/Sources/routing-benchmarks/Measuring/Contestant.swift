/// An operation that is measured in turn with others, or counted by itself.
struct Contestant {
    /// How many operations make one pass over its input; a batch holds whole passes if it can.
    var stride = 1
    /// The most operations that a batch may have.
    var largestBatch = Int.max
    /// Performs the operation a number of times in a row.
    let perform: (Int) async throws -> Void
    /// Puts things back as they were before a batch; not measured.
    var reset: () -> Void = {}
}
