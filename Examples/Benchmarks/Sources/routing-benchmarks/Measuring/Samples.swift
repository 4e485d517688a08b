/// What an operation took, in nanoseconds each, batch by batch.
struct Samples {
    private(set) var nanoseconds: [Double] = []

    /// Adds a batch.
    ///
    /// - Parameters:
    ///   - elapsed: What the batch took.
    ///   - count: The number of operations in it, one at least.
    mutating func append(_ elapsed: Duration, for count: Int) {
        nanoseconds.append(elapsed / .nanoseconds(1) / Double(count))
    }

    /// What half of the batches did not exceed.
    var median: Double { nanoseconds.median }

    /// What the best batch took: the operation without the noise, in the best of circumstances.
    var minimum: Double { nanoseconds.min() ?? .nan }

    /// How many times as long this took as another: the median over the rounds that both were in.
    ///
    /// Noise that lasts longer than a round slows both, and leaves their ratio alone.
    ///
    /// - Parameter other: What to compare with.
    /// - Returns: The ratio; above 1 when the other was faster.
    func ratio(to other: Samples) -> Double {
        zip(nanoseconds, other.nanoseconds).map { $0 / $1 }.median
    }
}

extension [Double] {
    /// The middle value, or the mean of the two in the middle.
    var median: Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        let middle = count / 2
        return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
