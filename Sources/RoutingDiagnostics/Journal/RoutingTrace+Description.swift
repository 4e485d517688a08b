internal import Routing

extension RoutingTrace: CustomStringConvertible {
    /// The deepest indentation; below it, only the order of the lines shows which event caused which.
    private static let deepest = 16

    /// The events, each indented under the event that caused it, with its duration in front.
    ///
    /// An event whose parent is not among the records stands at the left edge, like an event without a
    /// parent.
    public var description: String {
        let lines = lines
        let width = lines.map(\.duration.count).max() ?? 0
        return lines.map { line in
            let padding = String(repeating: " ", count: width - line.duration.count)
            let column = width == 0 ? "" : padding + line.duration + "  "
            return column + line.branches + line.text
        }.joined(separator: "\n")
    }

    private struct Line {
        let duration: String
        let branches: String
        let text: String
    }

    /// The lines in the order of a tree; the loop does not recurse, because a saved trace may be one long
    /// chain.
    private var lines: [Line] {
        let children = children
        var lines: [Line] = []
        // A stack: each item holds the prefix of its own line and the prefix of its children.
        var rest = (children[nil] ?? []).reversed().map { (index: $0, own: "", below: "", depth: 0) }
        while let next = rest.popLast() {
            let record = records[next.index]
            lines.append(
                Line(
                    duration: record.nanoseconds.map(DurationText.text) ?? "",
                    branches: next.own,
                    text: record.line(isRoot: next.depth == 0)
                ))
            let below = children[record.number] ?? []
            let isDeep = next.depth >= Self.deepest
            for (place, index) in below.enumerated().reversed() {
                let isLast = place == below.count - 1
                let own = isDeep ? next.own : next.below + (isLast ? "└─ " : "├─ ")
                let deeper = isDeep ? next.below : next.below + (isLast ? "   " : "│  ")
                rest.append((index, own, deeper, next.depth + 1))
            }
        }
        return lines
    }

    /// The indices of the events that each event caused.
    private var children: [Int?: [Int]] {
        let numbers = Set(records.map(\.number))
        return Dictionary(grouping: records.indices) { index in
            records[index].parent.flatMap { numbers.contains($0) ? $0 : nil }
        }
    }
}

/// A duration in about three digits.
enum DurationText {
    private static let units: [(name: String, nanoseconds: UInt64)] = [
        ("s", 1_000_000_000), ("ms", 1_000_000), ("µs", 1000), ("ns", 1),
    ]

    /// Prints a duration, such as `12.4 ms` or `890 ns`; further digits are cut off.
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
