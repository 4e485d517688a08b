/// Numbers the openings of all gates in one sequence, so that a proxy's answer can be told to be older than
/// one.
enum GateOpenings {
    private static let last = Locked(0)

    /// The number of openings so far.
    static var count: Int { last.withLock { $0 } }

    /// Counts an opening, and gives its number.
    static func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
