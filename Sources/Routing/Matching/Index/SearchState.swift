/// What a search through the index works with and finds.
///
/// It is kept from one search to the next, so that searching allocates nothing.
struct SearchState: Sendable {
    /// Where the parts of the URL stand.
    var url = URLOutline()
    /// The segments of the URL as steps, and what is left of longer URLs before.
    var steps: [Step] = []
    /// The number of segments of the URL.
    var count = 0
    /// The literals of the URL at their places; see ``PathNeeds/filter``.
    var literals: UInt64 = 0
    /// The route without user info, once a regular expression is searched in it.
    private(set) var route: [UInt8] = []
    /// What tests said, once many are asked.
    var answers = TestMemo()
    /// What is still to be looked at.
    var turns = SearchFrontier()
    /// For branches behind a `**`, the first segment that they were tried at.
    private var arrivals: [UInt32: Int] = [:]
    /// For tests of all the rest, the last segment that is known to fail.
    private var refusals: [UInt32: Int] = [:]
    /// For each narrowing of the scope, its tags.
    private(set) var clauses: [[UInt32]] = []
    /// The same as bits; see ``TagLists/bits(of:)``.
    private var clauseBits: [UInt64] = []

    /// The origins that entries have to accept.
    private var askers = OriginSet.internal
    /// Whether parts of a tree can be left out because of what they say of tags.
    private var asksTags = false
    /// Whether all matches are wanted, or the newest.
    private(set) var wantsAll = false
    /// The ordinal of the newest match so far that hangs on no condition in code: older ones do not count.
    private(set) var floor = -1
    private(set) var certain: UInt32 = 0
    /// Matches that hang on conditions in code, or all of them if all are wanted.
    private(set) var others: [UInt32] = []
    /// How much was looked at — nodes, leaves, tests, members — for tests that count instead of timing.
    var visits = 0
    /// How many constraints were asked about a segment, for the same.
    var questions = 0
    /// What that cost: instructions of expressions, and bytes and words looked at.
    var cost = 0
}

extension SearchState {
    /// Makes everything ready for a search.
    ///
    /// - Returns: Whether any entry can be in the scope.
    mutating func begin(wantsAll: Bool, in filter: TagFilter, _ tags: TagLists) -> Bool {
        self.wantsAll = wantsAll
        visits = 0
        questions = 0
        answers.removeAll()
        cost = 0
        // Assigning an empty array, or emptying one, costs more than looking whether it is empty.
        if !clauses.isEmpty { clauses = [] }
        if filter.isUsual {
            askers = .internal
            asksTags = false
        } else if !take(filter, tags) {
            return false
        }
        turns.removeAll()
        floor = -1
        certain = 0
        if !route.isEmpty { route.removeAll(keepingCapacity: true) }
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
        if !arrivals.isEmpty { arrivals.removeAll(keepingCapacity: true) }
        if !refusals.isEmpty { refusals.removeAll(keepingCapacity: true) }
        return true
    }

    /// Takes over what a filter asks for.
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

    /// A segment of the URL.
    @inline(__always)
    func segment(_ position: Int) -> Step { steps[position] }

    /// Copies the route without user info, unless that was done in this search.
    mutating func readRoute(in text: Span<UInt8>) {
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

    /// Notes a match, unless the entry refuses those on whose behalf it was found.
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
        if wantsAll || member.terms.contains(.asksCode) {
            others.append(number)
        } else {
            floor = member.ordinal
            certain = number
        }
    }

    /// Notes that a branch behind a `**` is going to be tried.
    ///
    /// What a `**` left to a later one at its first arrival, it can take itself as well: the first is enough.
    ///
    /// - Returns: Whether it is worth it.
    mutating func arrive(at branch: Branch, position: Int) -> Bool {
        if let first = arrivals[branch.code], first <= position { return false }
        arrivals[branch.code] = position
        return true
    }

    /// A segment that a test of all the rest is known to refuse, from some segment on.
    ///
    /// Behind a `**` the rest begins at many places: what was refused once is not read again.
    func refusal(by step: Step, from position: Int) -> Int? {
        guard let refused = refusals[step.code], refused >= position else { return nil }
        return refused
    }

    /// Notes how many segments a test of all the rest was asked of, and where it failed.
    mutating func note(_ step: Step, asked count: Int, refused position: Int?) {
        visits &+= count
        if let position { refusals[step.code] = position }
    }
}
