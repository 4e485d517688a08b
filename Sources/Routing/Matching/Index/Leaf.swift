/// Where a path ends: all entries whose patterns ask for the same.
struct Leaf: Sendable {
    /// The ordinal of the newest entry.
    var newest = -1
    /// The newest entry.
    var members: UInt32 = 0
    /// The tags of all entries that it ever had; see ``TagLists/bits(of:)``.
    var tags: UInt64 = 0
    let needs: PathNeeds
    let gate: UInt8
    private let root: UInt8
    let start: UInt32
    private let count: UInt16

    /// No leaf.
    init() {
        needs = PathNeeds()
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

    /// Where its steps stand.
    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

    /// Whether an entry may match a URL and be newer than the newest that is known to.
    @inline(__always)
    func mayWin(over floor: Int, literals: UInt64) -> Bool {
        newest > floor && needs.filter & ~literals == 0
    }

    /// Its path again.
    func path(in steps: RunPool<Step>) -> RoutePath {
        RoutePath(root: UInt32(root), gate: Int(gate), steps: Array(steps[range]))
    }
}

/// An entry at a leaf.
///
/// One with optional groups hangs at several leaves, and is a member of each.
struct Member: Sendable {
    var ordinal = -1
    var leaf: UInt32 = 0
    /// The neighbours at the leaf.
    var newer: UInt32 = 0
    var older: UInt32 = 0
    /// The same entry at another leaf.
    var next: UInt32 = 0
    /// The one of the entry's members by which the entry is known.
    var place: UInt32 = 0
    /// The first of its tags.
    var tags: UInt32 = 0
    /// What keeps it from winning by itself.
    var terms = Terms()
}

extension Member {
    /// What has to be looked at before an entry counts; most have nothing of it.
    struct Terms: OptionSet, Sendable {
        let rawValue: UInt8

        /// Conditions in code have the last word.
        static var asksCode: Terms { Terms(rawValue: 1 << 7) }

        init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        init(asksCode: Bool, refusing origins: OriginSet) {
            rawValue = origins.rawValue | (asksCode ? Terms.asksCode.rawValue : 0)
        }

        /// The origins that the entry does not accept.
        var refused: OriginSet { OriginSet(rawValue: rawValue).intersection(.all) }
    }
}
