/// The time of an operation in nanoseconds, batch by batch.
struct Samples {
    private(set) var nanoseconds: [Double] = []

    /// Adds a batch.
    ///
    /// - Parameters:
    ///   - elapsed: The time of the batch.
    ///   - count: The number of operations in the batch, at least one.
    mutating func append(_ elapsed: Duration, for count: Int) {
        nanoseconds.append(elapsed / .nanoseconds(1) / Double(count))
    }

    /// The median of the batches.
    var median: Double { nanoseconds.median }

    /// The time of the fastest batch, which has the least noise.
    var minimum: Double { nanoseconds.min() ?? .nan }

    /// The ratio of these times to other times: the median over the rounds that contain both.
    ///
    /// Noise that lasts longer than a round slows both operations, and does not change their ratio.
    ///
    /// - Parameter other: The samples to compare with.
    /// - Returns: The ratio; above 1 when the other operation was faster.
    func ratio(to other: Samples) -> Double {
        zip(nanoseconds, other.nanoseconds).map { $0 / $1 }.median
    }
}

extension [Double] {
    /// The middle value, or the mean of the two middle values.
    var median: Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        let middle = count / 2
        return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
