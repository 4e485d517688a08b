/// A failed run: the seed that repeats it, the fault and the trace.
public struct SimulationFailure: Error, Hashable, CustomStringConvertible {
    /// The seed that repeats the run.
    package let seed: UInt64
    /// The fault.
    public let message: String
    /// The steps and notes of the run.
    package let trace: [String]

    /// The seed, the fault, the way to repeat the run, and the last steps.
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
