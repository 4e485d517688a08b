import Testing

@testable import Routing

@Suite struct TagListsTests {
    @Test func membersAreListedByLeafAndTagTheNewestFirst() throws {
        var lists = TagLists(seed: .repeatable)
        let first = (1...4).map {
            lists.insert(UInt32($0), at: $0 == 4 ? 9 : 8, $0 == 2 ? ["A", "B"] : ["A"])
        }
        let tag = try #require(lists.number(of: "A"))
        #expect(members(of: tag, at: 8, in: lists) == [3, 2, 1])
        #expect(members(of: tag, at: 9, in: lists) == [4])
        #expect(lists.count(of: tag, at: 8) == 3)
        #expect(lists.count(of: try #require(lists.number(of: "B")), at: 8) == 1)
        lists.remove(first[1], at: 8)
        #expect(members(of: tag, at: 8, in: lists) == [3, 1])
        #expect(lists.count(of: tag, at: 8) == 2)
        #expect(lists.number(of: "B") == nil, "a tag goes with its last entry")
        for (index, leaf) in [(2, 8), (0, 8), (3, 9)] { lists.remove(first[index], at: UInt32(leaf)) }
        #expect(lists.number(of: "A") == nil)
        #expect(lists.insert(5, at: 8, []) == 0)
    }

    @Test func theNumbersOfRemovedMembersAreUsedAgain() {
        var lists = TagLists(seed: .repeatable)
        let numbers = (0..<10).map { _ in
            let number = lists.insert(1, at: 8, ["A"])
            lists.remove(number, at: 8)
            return number
        }
        #expect(Set(numbers).count == 1)
    }

    @Test func aLiteralIsKnownAsLongAsItIsUsed() throws {
        // One hash for all, so that only their bytes tell literals apart.
        var table = LiteralTable(seed: HashSeed(state: 0, multiplier: 0))
        let (a, b) = (Array("a".utf8), Array("ab".utf8))
        let numbers = [a, b, a].map { table.use($0) }
        #expect(numbers[0] == numbers[2] && numbers[0] != numbers[1])
        #expect(table.count == 2)
        #expect(table.probes(of: numbers[1]) == 2)
        let text = Array("xAB".utf8)
        let part = URLOutline.Part(text.span, 1..<3)
        #expect(table.number(of: part, in: text.span, folding: true) == numbers[1])
        #expect(table.number(of: part, in: text.span, folding: false) == 0)
        table.release(numbers[0])
        #expect(table.count == 2)
        table.release(numbers[0])
        table.release(numbers[1])
        #expect(table.count == 0)
        #expect(table.number(of: part, in: text.span, folding: true) == 0)
    }

    private func members(of tag: UInt32, at leaf: UInt32, in lists: TagLists) -> [UInt32] {
        var members: [UInt32] = []
        var number = lists.newest(of: tag, at: leaf)
        while number != 0 {
            members.append(lists[number].member)
            number = lists[number].older
        }
        return members
    }
}

extension TagLists {
    /// The number of a tag, or `nil` when no entry has it.
    func number(of tag: String) -> UInt32? {
        clauses(of: TagFilter().narrowed(to: [tag]))?.first?.first
    }

    /// Enters a member under tags by their names.
    fileprivate mutating func insert(_ member: UInt32, at leaf: UInt32, _ names: Set<String>) -> UInt32 {
        insert(member, at: leaf, use(names))
    }
}
