/// An index that finds the entries that match a URL, newest first.
///
/// The index assigns each entry a place. It runs none of the program's code, so the router may use it under the
/// lock. It reports a match that depends on a condition in code as a possible match.
///
/// Patterns become paths in a ``RouteTree``, and a search follows the URL through the tree. Where several branches
/// continue (a literal, a parameter, a `**`), the search follows the newest first. It skips each branch that is
/// older than an entry found already, takes another number of segments, or needs a literal that the URL lacks.
struct RouteIndex: ~Copyable, Sendable {
    /// An entry that matches.
    struct Candidate: Equatable, Sendable {
        let place: Int
        let ordinal: Int
        /// Whether the match depends on code, such as conditions.
        let asksCode: Bool
    }

    let rules: MatchingRules
    /// The seed of the hash tables: it is random, so an attacker cannot craft URLs that collide.
    let seed: HashSeed
    var alphabet: PathAlphabet
    var tree: RouteTree
    var tags: TagLists
    var members = Slab(nothing: Member())
    var search = SearchState()
    /// The number of entries.
    private(set) var count = 0

    @inline(never)
    init(rules: MatchingRules, seed: HashSeed = .random()) {
        self.rules = rules
        self.seed = seed
        alphabet = PathAlphabet(seed: seed)
        tree = RouteTree(seed: seed)
        tags = TagLists(seed: seed)
    }
}

extension RouteIndex {
    /// Adds an entry, which must be newer than all others.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - tags: The tags that place the entry in scopes.
    ///   - ordinal: Its place in the order of registration.
    ///   - asksCode: Whether matching depends on code even if the pattern has no conditions.
    ///   - origins: The origins that it does not accept.
    /// - Returns: Its place, until it is removed.
    /// - Complexity: O(length of the pattern) for each choice of its groups, amortised.
    mutating func insert(
        _ pattern: RoutePattern,
        tags: Set<String>,
        ordinal: Int,
        asksCode: Bool = false,
        refusing origins: OriginSet = []
    ) -> Int {
        let table = PathSpelling(caseSensitive: rules.caseSensitive).table(of: pattern)
        let steps = table.parts.map { alphabet.use($0) }
        defer { for step in steps { alphabet.release(step) } }
        let terms = Member.Terms(asksCode: asksCode || !pattern.predicates.isEmpty, refusing: origins)
        // The place is the number of the last member, from which the others are found.
        var last: UInt32 = 0
        for path in table.paths {
            for number in path { alphabet.retain(steps[number]) }
            var member = Member(ordinal: ordinal, terms: terms)
            member.next = last
            last = append(RoutePath(path, of: table, steps), member, tags)
        }
        var number = last
        while number != 0 {
            members[number].place = last
            number = members[number].next
        }
        count += 1
        return Int(last)
    }

    /// Whether removed entries take up most of the memory; the entries then belong in a new index.
    ///
    /// Insertion reuses the memory of removed entries. Only when three of four entries, or three quarters of their
    /// texts and steps, have been removed does a new index cost little compared with the removals.
    var isSparse: Bool {
        if members.numbers.count > 256 && members.count < members.numbers.count / 4 { return true }
        let used = alphabet.literals.length + tree.steps.count
        let room = alphabet.literals.room + tree.steps.room
        return room > 4096 + 3 * used + 16 * members.count
    }

    /// Removes an entry.
    ///
    /// - Complexity: O(length of the pattern), for each choice of its optional groups, amortised.
    mutating func remove(at place: Int) {
        var number = UInt32(place)
        while number != 0 {
            let member = members[number]
            tags.remove(member.tags, at: member.leaf)
            unlink(member)
            members.remove(number)
            number = member.next
        }
        count -= 1
    }

    /// Adds a member, which must be the newest of all, to the leaf of a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - member: The member, without its leaf and its neighbours.
    ///   - tagNames: The tags of the entry.
    /// - Returns: Its number.
    private mutating func append(_ path: RoutePath, _ member: Member, _ tagNames: Set<String>) -> UInt32 {
        let tagNumbers = tagNames.isEmpty ? [] : tags.use(tagNames)
        let acceptance = member.terms.refused.contains(.external) ? 0 : TagLists.externalBit
        let bits = TagLists.bits(of: tagNumbers) | acceptance
        let (leaf, isNew) = tree.plant(path, ordinal: member.ordinal, tags: bits)
        // An existing leaf already holds its own references to the steps.
        if !isNew { for step in path.steps { alphabet.release(step) } }
        var member = member
        member.leaf = leaf
        member.older = tree.leaves[leaf].members
        let number = members.add(member)
        if member.older != 0 { members[member.older].newer = number }
        tree.setNewest(number, ordinal: member.ordinal, of: leaf)
        members[number].tags = tags.insert(number, at: leaf, tagNumbers)
        return number
    }

    private mutating func unlink(_ member: Member) {
        if member.older != 0 { members[member.older].newer = member.newer }
        if member.newer != 0 {
            members[member.newer].older = member.older
        } else if member.older != 0 {
            tree.setNewest(member.older, ordinal: members[member.older].ordinal, of: member.leaf)
        } else {
            for step in tree.fell(member.leaf) { alphabet.release(step) }
        }
    }
}
