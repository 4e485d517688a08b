/// Whether a listener or a nested dispatch costs the same, however many of them there are.
struct ScalingBenchmark {
    let effort: Effort

    /// Measures.
    ///
    /// - Returns: The rows of the table, in their order.
    /// - Throws: Why a dispatch failed.
    func measure() async throws -> [ScalingRow] {
        var rows: [ScalingRow] = []
        for operation in ScalingOperation.allCases { rows += try await measure(operation) }
        return rows
    }

    /// Measures an operation with all its numbers in turn.
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
