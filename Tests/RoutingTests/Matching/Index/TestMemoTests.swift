import Testing

@testable import Routing

/// Remembered results of tests of segments, of which two may share a slot.
@Suite struct TestMemoTests {
    private var memo = TestMemo()

    @Test mutating func aResultIsKnownUntilTheNextSearch() {
        #expect(memo[1, 5] == nil)
        memo[1, 5] = true
        memo[1, 6] = false
        #expect(memo[1, 5] == true && memo[1, 6] == false)
        memo.removeAll()
        #expect(memo[1, 5] == nil && memo[1, 6] == nil)
        memo[1, 5] = false
        #expect(memo[1, 5] == false)
    }

    /// The slot is that of the fifth segment and the first test.
    @Test(arguments: [(8_193, 5), (3, 8_191)] as [(UInt32, Int)])
    mutating func resultsThatShareASlotAreNotConfused(_ test: UInt32, _ position: Int) {
        memo[1, 5] = true
        #expect(memo[test, position] == nil)
        memo[test, position] = true
        #expect(memo[test, position] == true)
        #expect(memo[1, 5] == nil, "the later one stays")
    }
}
