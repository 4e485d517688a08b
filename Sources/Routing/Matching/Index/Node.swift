/// A place between two steps of paths, with the properties that all entries below it share.
struct Node: Sendable {
    /// An upper bound of the ordinals of the entries below.
    private(set) var newest = -1
    /// The numbers of segments that paths may take from here; see ``PathRequirements/lengths(after:)``.
    private(set) var lengths: UInt64 = 0
    /// The requirements of every path below; see ``PathRequirements/filter``.
    private(set) var filter = UInt64.max
    /// One requirement of each path below: a URL that satisfies none of them matches nothing here.
    private(set) var lastLiterals: UInt64 = 0
    /// The tags of all entries below; see ``TagLists/bits(of:)``.
    private(set) var tags: UInt64 = 0
    var any = Branch.none
    var gap = Branch.none
    var end = Branch.none
    var rest = Branch.none
    /// The test branch that leads to the newest entry; it links to the others.
    var tests: UInt32 = 0
    /// The number of literal branches.
    var literals: UInt32 = 0
    /// The number of steps that lead here.
    let place: UInt16
    /// Whether a `**` leads here, so that a search may come here at several places of the URL.
    let isBehindGap: Bool

    init(place: Int, isBehindGap: Bool) {
        self.place = UInt16(place)
        self.isBehindGap = isBehindGap
    }

    /// Whether the node has no branches.
    var isEmpty: Bool {
        any == .none && gap == .none && end == .none && rest == .none && tests == 0 && literals == 0
    }

    /// Updates the properties for a new entry below.
    mutating func note(
        _ needs: PathRequirements, after progress: PathRequirements.Progress, ordinal: Int, tags: UInt64
    ) {
        newest = max(newest, ordinal)
        lastLiterals |= needs.lastLiteral
        self.tags |= tags
        lengths |= needs.lengths(after: progress)
        filter &= needs.filter
    }

    /// Whether an entry below may match a URL and be newer than the newest match so far.
    @inline(__always)
    func mayWin(over floor: Int, segmentsLeft: Int, literals: UInt64) -> Bool {
        newest > floor && filter & ~literals == 0 && lastLiterals & literals != 0
            && lengths >> UInt64(min(segmentsLeft, 63)) & 1 == 1
    }
}
