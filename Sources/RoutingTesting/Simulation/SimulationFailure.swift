/// A run that went wrong: the seed that repeats it, and what happened.
public struct SimulationFailure: Error, Hashable, CustomStringConvertible {
    /// What repeats the run.
    public let seed: UInt64
    /// What went wrong.
    public let message: String
    /// What happened, step by step.
    public let trace: [String]

    /// The seed, what went wrong, how to repeat it, and the last steps.
    public var description: String {
        let last = trace.suffix(100)
        let omitted = last.count < trace.count ? ["… \(trace.count - last.count) steps before"] : []
        let lines = (omitted + last).map { "    " + $0 }
        return """
            seed \(seed): \(message)
              to repeat it: SIMULATION_SEED=\(seed) swift test --filter NAME_OF_THE_TEST
              what happened:
            \(lines.joined(separator: "\n"))
            """
    }
}
