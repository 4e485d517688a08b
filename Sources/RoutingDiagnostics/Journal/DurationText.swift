/// A duration in three digits or so.
enum DurationText {
    private static let units: [(name: String, nanoseconds: UInt64)] = [
        ("s", 1_000_000_000), ("ms", 1_000_000), ("µs", 1000), ("ns", 1),
    ]

    /// Prints a duration: `12.4 ms`, `890 ns`; what does not fit is cut off.
    static func text(nanoseconds: Int64) -> String {
        let sign = nanoseconds < 0 ? "-" : ""
        let magnitude = nanoseconds.magnitude
        guard let unit = units.first(where: { magnitude >= $0.nanoseconds }) else { return "0 ns" }
        let whole = magnitude / unit.nanoseconds
        let rest = magnitude % unit.nanoseconds
        guard whole < 100, unit.nanoseconds > 1 else { return "\(sign)\(whole) \(unit.name)" }
        let hundredths = rest / (unit.nanoseconds / 100)
        let digits = whole < 10 ? (hundredths < 10 ? "0" : "") + "\(hundredths)" : "\(hundredths / 10)"
        return "\(sign)\(whole).\(digits) \(unit.name)"
    }
}
