/// The state and the results of a search through the index.
///
/// Searches reuse it, so they allocate no memory.
struct SearchState: Sendable {
    /// A segment of the URL, also as a step.
    typealias Segment = (step: PathStep, part: URLOutline.Part)

    /// The segments of the URL, followed by unused memory of earlier searches.
    var segments: [Segment] = []
    /// Whether the first segment was written as the host of the URL.
    var startsWithHost = false
    /// The number of segments of the URL.
    var count = 0
    /// The literals of the URL at their places; see ``PathRequirements/filter``.
    var literals: UInt64 = 0
    /// The route without user info, once a regular expression is matched against it.
    private(set) var route: [UInt8] = []
    /// The results of tests, once there are many.
    var answers = TestMemo()
    /// The deferred branches.
    var deferred = DeferredBranches()
    /// For branches after a `**`: the first segment at which they were tried.
    private var arrivals = [UInt32: Int]()
    /// For tests of the whole rest: the last segment that is known to fail.
    private var refusals = [UInt32: Int]()
    /// The tags of each narrowing of the scope.
    private(set) var clauses: [[UInt32]] = []
    /// The same as bits; see ``TagLists/bits(of:)``.
    private var clauseBits: [UInt64] = []

    /// The origins that entries must accept.
    private var askers = OriginSet.internal
    /// Whether branches can be skipped because of their tags.
    private var asksTags = false
    /// Whether all matches are wanted, or only the newest.
    private(set) var wantsAll = false
    /// The ordinal of the newest certain match so far: older entries are ignored.
    private(set) var floor = -1
    private(set) var certain: UInt32 = 0
    /// The matches that depend on conditions in code, or all matches if all are wanted.
    private(set) var others: [UInt32] = []
    /// The number of visited nodes, leaves, tests and members, for tests that count instead of measuring time.
    var visits = 0
    /// The number of constraints that were tested with a segment, for the same tests.
    var questions = 0
    /// The cost of these tests: instructions of expressions, and visited bytes and words.
    var cost = 0
}

extension SearchState {
    /// Prepares a search.
    ///
    /// - Returns: Whether any entry can be in the scope.
    mutating func begin(wantsAll: Bool, in filter: TagFilter, _ tags: TagLists) -> Bool {
        self.wantsAll = wantsAll
        visits = 0
        questions = 0
        answers.removeAll()
        cost = 0
        // Assigning or clearing an array costs more than testing whether it is empty.
        if !clauses.isEmpty { clauses = [] }
        if filter.isUsual {
            askers = .internal
            asksTags = false
        } else if !take(filter, tags) {
            return false
        }
        deferred.removeAll()
        floor = -1
        certain = 0
        if !route.isEmpty { route.removeAll(keepingCapacity: true) }
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
        if !arrivals.isEmpty { arrivals.removeAll(keepingCapacity: true) }
        if !refusals.isEmpty { refusals.removeAll(keepingCapacity: true) }
        return true
    }

    /// Copies the conditions of a filter.
    ///
    /// - Returns: Whether any entry can be in the scope.
    private mutating func take(_ filter: TagFilter, _ tags: TagLists) -> Bool {
        guard let clauses = tags.clauses(of: filter) else { return false }
        self.clauses = clauses
        clauseBits = clauses.map(TagLists.bits)
        askers = filter.askers
        asksTags = !clauses.isEmpty || askers.contains(.external)
        return true
    }

    /// Copies the route without user info, unless that was done in this search.
    mutating func readRoute(of url: URLOutline, in text: Span<UInt8>) {
        guard route.isEmpty else { return }
        route = [UInt8](copying: text.extracting(0..<url.routeLength))
        route.removeSubrange(url.userInfo)
    }

    /// Whether entries with some of these tags can be in the scope.
    @inline(__always)
    func mayBeInScope(_ tags: UInt64) -> Bool {
        !asksTags || holdsAll(tags)
    }

    private func holdsAll(_ tags: UInt64) -> Bool {
        if askers.contains(.external), tags & TagLists.externalBit == 0 { return false }
        return clauses.isEmpty || clauseBits.allSatisfy { $0 & tags != 0 }
    }

    /// Adds a match, unless the entry refuses the origins of the search.
    @inline(__always)
    mutating func take(_ number: UInt32, _ member: Member) {
        if wantsAll || !member.terms.isEmpty {
            examine(number, member)
        } else {
            floor = member.ordinal
            certain = number
        }
    }

    private mutating func examine(_ number: UInt32, _ member: Member) {
        guard member.terms.refused.isDisjoint(with: askers) else { return }
        if wantsAll || member.terms.asksCode {
            others.append(number)
        } else {
            floor = member.ordinal
            certain = number
        }
    }

    /// Marks a branch after a `**` as tried.
    ///
    /// The first segment is enough: segments that a `**` leaves to a later `**`, it can also take itself.
    ///
    /// - Returns: Whether the branch must be tried.
    mutating func arrive(at branch: Branch, position: Int) -> Bool {
        if let first = arrivals[branch.code], first <= position { return false }
        arrivals[branch.code] = position
        return true
    }

    /// Returns a segment, at or after another, that a test of the whole rest is known to refuse.
    ///
    /// After a `**` the rest may begin at many places; a refused segment is not tested again.
    func refusal(by step: PathStep, from position: Int) -> Int? {
        guard let refused = refusals[step.code], refused >= position else { return nil }
        return refused
    }

    /// Stores the number of segments that a test of the whole rest has tested, and where it failed.
    mutating func note(_ step: PathStep, asked count: Int, refused position: Int?) {
        visits &+= count
        if let position { refusals[step.code] = position }
    }
}
