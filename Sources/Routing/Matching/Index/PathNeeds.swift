/// What a path asks of a URL at least: enough to tell that most others cannot match.
struct PathNeeds: Sendable {
    /// The bit that every URL has, for paths that ask for no literal.
    static let noLiteral: UInt64 = 1 << 63

    /// How far a path has been followed.
    struct Progress: Sendable {
        fileprivate var singles = 0
        fileprivate var many = 0

        /// Goes on past a step.
        mutating func pass(_ step: Step) {
            if step.takesOne { singles += 1 }
            if step.takesMany { many += 1 }
        }
    }

    /// A bit for each literal at its place, as far as places are known.
    private(set) var filter: UInt64 = 0
    /// The bit of the last of these literals, or the one for none.
    private(set) var lastLiteral = Self.noLiteral
    /// The steps that take one segment each.
    private var singles: UInt16 = 0
    /// The steps that take as many as there are.
    private var many: UInt16 = 0

    /// What nothing asks for.
    init() {}

    /// What some steps ask for.
    init(of steps: some Sequence<Step>) {
        for step in steps {
            if many == 0, step.isSegmentLiteral {
                lastLiteral = step.filterBit(at: Int(singles))
                filter |= lastLiteral
            }
            if step.takesOne { singles += 1 }
            if step.isRestTest { singles += 1 }
            if step.takesMany { many += 1 }
        }
    }

    /// The numbers of segments that a path may still take: bit *n* for *n* segments, the last for all from 63
    /// on.
    func lengths(after progress: Progress) -> UInt64 {
        let left = min(Int(singles) - progress.singles, 63)
        return progress.many < Int(many) ? UInt64.max << left : 1 << left
    }
}
