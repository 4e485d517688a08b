/// For each leaf and each tag, the entries of that leaf with that tag, the newest first.
///
/// So a search finds the one entry in scope at once, among a hundred thousand entries of a leaf.
struct TagLists: Sendable {
    /// A member of a leaf under one of its tags.
    struct Tagging: Sendable {
        var member: UInt32 = 0
        var tag: UInt32 = 0
        var newer: UInt32 = 0
        var older: UInt32 = 0
        /// The next tag of the same member.
        var next: UInt32 = 0
    }

    private struct List: Sendable {
        var newest: UInt32 = 0
        var count = 0
    }

    private struct Tag: Sendable {
        var name = ""
        var uses = 0
    }

    private var names = [String: UInt32]()
    private var tags = Slab(nothing: Tag())
    private var lists = Slab(nothing: List())
    /// Lists by leaf and tag.
    private var places: PairTable
    private var taggings = Slab(nothing: Tagging())

    init(seed: HashSeed) {
        places = PairTable(seed: seed)
    }

    /// Returns the tags of a scope as numbers; `nil` if no entry can be in the scope.
    func clauses(of filter: TagFilter) -> [[UInt32]]? {
        let clauses = filter.clauses.map { tags in tags.compactMap { names[$0] } }
        return clauses.contains(where: \.isEmpty) ? nil : clauses
    }

    /// Returns a bit for each tag, by which a subtree tells which tags it may contain.
    static func bits(of tags: [UInt32]) -> UInt64 {
        tags.reduce(0) { $0 | 1 << UInt64(min(($1 &* 0x9E37_79B1) >> 26, 62)) }
    }

    /// The bit by which a subtree tells that it may contain entries that accept external URLs.
    static let externalBit: UInt64 = 1 << 63

    /// Returns the number of entries of a leaf that have a tag.
    func count(of tag: UInt32, at leaf: UInt32) -> Int { lists[places[leaf, tag]].count }

    /// Returns the newest entry of a leaf with a tag; 0 for none.
    func newest(of tag: UInt32, at leaf: UInt32) -> UInt32 { lists[places[leaf, tag]].newest }

    subscript(number: UInt32) -> Tagging { taggings[number] }

    /// Returns the numbers of tags, and counts a use of each.
    mutating func use(_ names: Set<String>) -> [UInt32] {
        names.map { use($0) }
    }

    /// Adds a member, the newest of its leaf, to the lists of tags whose uses are already counted.
    ///
    /// - Returns: The first of its taggings; 0 if it has no tags.
    /// - Complexity: O(number of tags), amortised.
    mutating func insert(_ member: UInt32, at leaf: UInt32, _ tags: [UInt32]) -> UInt32 {
        var first: UInt32 = 0
        for tag in tags {
            let list = list(of: tag, at: leaf)
            let front = lists[list].newest
            let number = taggings.add(Tagging(member: member, tag: tag, older: front, next: first))
            if front != 0 { taggings[front].newer = number }
            lists[list].newest = number
            lists[list].count += 1
            first = number
        }
        return first
    }

    /// Removes a member from the lists of its tags.
    mutating func remove(_ first: UInt32, at leaf: UInt32) {
        var number = first
        while number != 0 {
            let tagging = taggings[number]
            unlink(tagging, at: leaf)
            release(tagging.tag)
            taggings.remove(number)
            number = tagging.next
        }
    }

    private mutating func unlink(_ tagging: Tagging, at leaf: UInt32) {
        let list = places[leaf, tagging.tag]
        if tagging.newer != 0 {
            taggings[tagging.newer].older = tagging.older
        } else {
            lists[list].newest = tagging.older
        }
        if tagging.older != 0 { taggings[tagging.older].newer = tagging.newer }
        lists[list].count -= 1
        guard lists[list].count == 0 else { return }
        places[leaf, tagging.tag] = 0
        lists.remove(list)
    }

    private mutating func list(of tag: UInt32, at leaf: UInt32) -> UInt32 {
        let known = places[leaf, tag]
        if known != 0 { return known }
        let list = lists.add(List())
        places[leaf, tag] = list
        return list
    }

    private mutating func use(_ name: String) -> UInt32 {
        let number = names[name] ?? tags.add(Tag(name: name))
        names[name] = number
        tags[number].uses += 1
        return number
    }

    private mutating func release(_ tag: UInt32) {
        tags[tag].uses -= 1
        guard tags[tag].uses == 0 else { return }
        names[tags[tag].name] = nil
        tags.remove(tag)
    }
}
