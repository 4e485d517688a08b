/// Requirements of a path that a URL must satisfy to match: they exclude most paths of the index at once.
struct PathRequirements: Sendable {
    /// The bit that every URL has, for paths without literals.
    static let noLiteral: UInt64 = 1 << 63

    /// How far a path has been followed.
    struct Progress: Sendable {
        fileprivate var singles = 0
        fileprivate var many = 0

        /// Advances past a step.
        mutating func pass(_ step: PathStep) {
            if step.takesOne { singles += 1 }
            if step.takesMany { many += 1 }
        }
    }

    /// A bit for each literal at its place, for the literals whose places are known.
    private(set) var filter: UInt64 = 0
    /// The bit of the last of these literals, or the bit that every URL has.
    private(set) var lastLiteral = Self.noLiteral
    /// The number of steps that take one segment each.
    private var singles: UInt16 = 0
    /// The number of steps that take any number of segments.
    private var many: UInt16 = 0

    /// The empty requirements.
    init() {}

    /// Creates the requirements of some steps.
    init(of steps: some Sequence<PathStep>) {
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

    /// The numbers of segments that a path may still take: bit *n* for *n* segments, the last bit for 63 or more.
    func lengths(after progress: Progress) -> UInt64 {
        let left = min(Int(singles) - progress.singles, 63)
        return progress.many < Int(many) ? UInt64.max << left : 1 << left
    }
}
