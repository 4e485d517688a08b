/// The end of a path, with all entries whose patterns have this path.
struct Leaf: Sendable {
    /// The ordinal of the newest entry.
    var newest = -1
    /// The newest entry.
    var members: UInt32 = 0
    /// The tags of all entries that it has had; see ``TagLists/bits(of:)``.
    var tags: UInt64 = 0
    let needs: PathRequirements
    let gate: UInt8
    private let root: UInt8
    let start: UInt32
    private let count: UInt16

    /// No leaf.
    init() {
        needs = PathRequirements()
        gate = 0
        root = 0
        start = 0
        count = 0
    }

    init(_ path: RoutePath, start: UInt32, newest: Int) {
        self.newest = newest
        self.needs = path.needs
        self.gate = UInt8(path.gate)
        self.root = UInt8(path.root)
        self.start = start
        self.count = UInt16(path.steps.count)
    }

    /// The range of its steps.
    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

    /// Whether an entry may match a URL and be newer than the newest match so far.
    @inline(__always)
    func mayWin(over floor: Int, literals: UInt64) -> Bool {
        newest > floor && needs.filter & ~literals == 0
    }

    /// The path of the leaf.
    func path(in steps: RunPool<PathStep>) -> RoutePath {
        RoutePath(root: UInt32(root), gate: Int(gate), steps: Array(steps[range]))
    }
}

/// An entry at a leaf.
///
/// An entry whose pattern has optional groups is a member of several leaves.
struct Member: Sendable {
    var ordinal = -1
    var leaf: UInt32 = 0
    /// The next newer and older members of the leaf.
    var newer: UInt32 = 0
    var older: UInt32 = 0
    /// The same entry's member at another leaf.
    var next: UInt32 = 0
    /// The member that identifies the entry.
    var place: UInt32 = 0
    /// The first of its tags.
    var tags: UInt32 = 0
    /// The reservations under which the entry matches.
    var terms = Terms()
}

extension Member {
    /// The reservations under which an entry matches; most entries have none.
    struct Terms: Sendable {
        /// The origins that the entry does not accept.
        let refused: OriginSet
        /// Whether conditions in code decide whether the entry matches.
        let asksCode: Bool

        init(asksCode: Bool = false, refusing origins: OriginSet = []) {
            refused = origins
            self.asksCode = asksCode
        }

        /// Whether the entry matches without reservations.
        var isEmpty: Bool { refused.isEmpty && !asksCode }
    }
}
