import Testing

@testable import Routing

/// How far texts are from each other, as people mistype.
@Suite struct EditDistanceTests {
    @Test(
        arguments: [
            ("books", "books", 0), ("books", "BOOKS", 0), ("books", "boks", 1), ("books", "boooks", 1),
            ("books", "bosok", nil), ("books", "boosk", 1), ("books", "cooks", 1), ("settings", "setings", 1),
            ("settings", "stetinsg", 2), ("settings", "stetings", 1), ("settings", "stenitsg", nil),
            ("a", "b", nil), ("a", "A", 0),
            ("ab", "abc", 1), ("ab", "ac", nil), ("caf\u{E9}", "cafe", nil), ("abcdefghi", "abcdefxyz", 3),
            ("abcdefghijkl", "abcdefghwxyz", nil), ("", "", 0), ("", "a", nil), ("abc", "", nil),
        ] as [(String, String, Int?)])
    func slipsAreCounted(_ wanted: String, _ seen: String, _ distance: Int?) {
        #expect(EditDistance.slip(wanted.utf8, seen.utf8) == distance)
        #expect(EditDistance.slip(seen.utf8, wanted.utf8) == distance)
    }

    @Test func longTextsAreNotCompared() {
        let long = String(repeating: "a", count: 64)
        #expect(EditDistance.slip(long.utf8, (long.dropLast() + "b").utf8) == 1)
        #expect(EditDistance.slip((long + "x").utf8, (long + "y").utf8) == nil)
        #expect(EditDistance.slip((long + "x").utf8, (long + "12345").utf8) == nil)
    }
}
