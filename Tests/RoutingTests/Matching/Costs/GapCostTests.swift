import Testing

@testable import Routing

/// `**` and what is behind it, against URLs of thousands of segments that almost match.
@Suite struct GapCostTests {
    @Test(arguments: sets)
    func aLookupIsFlatInThePatternsAndLinearInTheSegments(_ set: WorstSet) throws {
        let few = try set.visits(count: 64)
        let many = try set.visits(count: 512)
        #expect(many <= few + 8, "\(few), then \(many)")
        #expect(many < 8 * 4_000)
    }

    private static let sets = [
        WorstSet(
            "a literal behind", urls: { _ in ["/nope", WorstSet.path("/q", times: 4_000)] },
            pattern: {
                index, _ in
                "/**/x\(index)"
            }),
        WorstSet(
            "a literal between", urls: { _ in ["/x1" + WorstSet.path("/q", times: 4_000)] },
            pattern: {
                index, _ in
                "/**/x\(index)/**"
            }),
        WorstSet(
            "two literals in front",
            urls: { _ in
                ["/a" + WorstSet.path("/b", times: 4_000), "/a" + WorstSet.path("/b/d", times: 2_000)]
            }, pattern: { index, _ in "/a/**/b/**/c\(index)" }),
        WorstSet(
            "one literal again and again", urls: { _ in ["/a" + WorstSet.path("/b", times: 4_000)] },
            pattern: {
                index, _ in "/a/**/b/**/b/**/b/**/c\(index % 2)/d\(index)"
            }),
        WorstSet(
            "a typed rest", urls: { _ in [WorstSet.path("/a", times: 4_000) + "/1"] },
            pattern: { index, _ in
                index.isMultiple(of: 2) ? "/**/a/:x<alpha>..." : "/**/a/b\(index)"
            }),
        WorstSet(
            "a typed rest at a leaf", urls: { _ in [WorstSet.path("/a", times: 4_000) + "/1"] },
            pattern: {
                index, _ in
                index.isMultiple(of: 2) ? "/**/a/:y/:x<alpha>..." : "/**/b\(index)"
            }),
        WorstSet(
            "groups of it", urls: { _ in [WorstSet.path("/a", times: 300)] },
            pattern: { _, _ in
                "/a(/:a)(/**)(/:c<int>)(/**)(/:e)(/**)/x"
            }),
    ]

    @Test func manyPatternsWithTwoAreAtWorstLookedAtOncePerSegment() throws {
        let literals = WorstSet(
            "", urls: { _ in [WorstSet.path("/a", times: 200)] },
            pattern: { index, count in
                let mask = WorstSet.mask(index, WorstSet.bits(count)) { _ in "a" }
                return "/**" + mask + "/**/z"
            })
        #expect(try literals.visits(count: 64) < 64 * 3 * 200)
        let chain = WorstSet(
            "", urls: { _ in ["/y" + (0..<300).map { "/x\($0)" }.joined()] },
            pattern: { index, _ in
                "/**/x\(index)/**/y"
            })
        #expect(try chain.visits(count: 300) < 300 * 300)
    }
}
