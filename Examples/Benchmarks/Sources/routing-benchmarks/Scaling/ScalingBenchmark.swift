/// Measures the cost of a listener and of a nested dispatch, for several numbers of them.
struct ScalingBenchmark {
    let effort: Effort

    /// Takes the measurements.
    ///
    /// - Returns: The rows of the table, in order.
    /// - Throws: The error of a dispatch that failed.
    func measure() async throws -> [ScalingRow] {
        var rows: [ScalingRow] = []
        for operation in ScalingOperation.allCases { rows += try await measure(operation) }
        return rows
    }

    /// Measures an operation with each of its numbers in turn.
    private func measure(_ operation: ScalingOperation) async throws -> [ScalingRow] {
        Progress.tell("scaling: \(operation.rawValue)")
        let sizes = operation.sizes
        let contestants = sizes.map(operation.contestant)
        let samples = try await Alternation(duration: effort.contest).measure(contestants)
        return zip(sizes, samples).map { size, sample in
            let share = 1 / Double(size)
            return ScalingRow(
                operation: operation.rawValue,
                number: size,
                medianNanosecondsEach: sample.median * share,
                minimumNanosecondsEach: sample.minimum * share,
                timesFewest: sample.ratio(to: samples[0]) * share * Double(sizes[0])
            )
        }
    }
}
