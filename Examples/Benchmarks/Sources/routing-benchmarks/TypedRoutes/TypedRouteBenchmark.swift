/// Measures the cost of a typed map, in comparison with an untyped map whose handler reads the same values.
struct TypedRouteBenchmark {
    let effort: Effort

    /// Takes the measurements.
    ///
    /// - Returns: The rows of the table, in order.
    /// - Throws: The error of a dispatch that failed.
    func measure() async throws -> [TypedRouteRow] {
        var rows: [TypedRouteRow] = []
        for values in ReadValues.allCases {
            Progress.tell("typed routes: \(values.rawValue)")
            let contestants = [ValueReading.typed, .byHand].map(values.contestant)
            let samples = try await Alternation(duration: effort.contest).measure(contestants)
            rows.append(
                TypedRouteRow(
                    values: values.rawValue,
                    medianNanoseconds: samples[0].median,
                    minimumNanoseconds: samples[0].minimum,
                    byHandMedianNanoseconds: samples[1].median,
                    timesByHand: samples[0].ratio(to: samples[1])
                )
            )
        }
        return rows
    }
}
