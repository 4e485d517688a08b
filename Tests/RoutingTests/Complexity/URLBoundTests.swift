import Testing

@testable import Routing

/// How much a URL can hold that is as long as it may be.
@Suite struct URLBoundTests {
    private static let longest = RouteURL.Options().maximumLength

    private func filled(_ start: String, with piece: String) -> String {
        start + String(repeating: piece, count: (Self.longest - start.utf8.count) / piece.utf8.count)
    }

    @Test func theMostSegmentsAreHalfAsManyAsBytes() throws {
        let url = try RouteURL(filled("", with: "/a"))
        #expect(url.segmentCount == Self.longest / 2)
        #expect(url.segments.reduce(0) { $0 + $1.utf8.count } == Self.longest / 2)
    }

    @Test(arguments: ["a&", "=&", "a=&", "&a", "%61&", "=a&"])
    func pairsAreNoMoreAndNoLongerThanTheQuery(_ piece: String) throws {
        let query = try RouteURL(filled("/?", with: piece)).query
        #expect(!query.isEmpty)
        #expect(query.count <= Self.longest / 2)
        #expect(query.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count } < Self.longest)
    }

    @Test(arguments: ["/%61", "/é", "/%C3%A9", "/a", "/a/../b"])
    func decodingNeverMakesATextLonger(_ piece: String) throws {
        let url = try RouteURL(filled("", with: piece))
        #expect(url.segments.reduce(0) { $0 + $1.utf8.count } < url.string.utf8.count)
    }

    /// Each name of the stronger ones is looked up, not searched for.
    @Test func overlayingManyPairsKeepsEachOnce() throws {
        let names = (0..<1_000).map { "n\($0)=1" }.joined(separator: "&")
        let query = try RouteURL("/?\(names)").query
        let merged = query.overlaid(by: query)
        #expect(merged == query && merged.count == 1_000)
    }
}
