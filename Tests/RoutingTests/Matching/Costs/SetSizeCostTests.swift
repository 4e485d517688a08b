import Testing

@testable import Routing

/// Sets of patterns of which a lookup must look at no more when there are sixteen times as many.
@Suite struct SetSizeCostTests {
    @Test(arguments: literals + masks + parameters)
    func aLookupIsFlatInTheNumberOfPatterns(_ set: WorstSet) throws {
        let few = try set.visits(count: 64)
        let many = try set.visits(count: 1_024)
        // Masks have a segment for each doubling.
        #expect(many <= few + 8, "\(few), then \(many)")
        #expect(many < 40)
    }

    private static let literals = [
        WorstSet(
            "sections", urls: { ["/s\($0 / 2)/x", "/s0/item", "/nope/x", "/s1/item/7"] },
            pattern: { index, _ in
                index.isMultiple(of: 2) ? "/s\(index)/:id" : "/s\(index - 1)/item"
            }),
        WorstSet("one literal", urls: { _ in ["/a", "/b", "/a/b"] }, pattern: { _, _ in "/a" }),
        WorstSet(
            "literals behind a parameter", urls: { _ in ["/x/nope", "/x/l7"] },
            pattern: { index, _ in
                "/:x/l\(index)"
            }),
        WorstSet(
            "a wildcard, many literals, the oldest first", urls: { _ in ["/l9/x", "/nope"] },
            pattern: {
                index, _ in
                index == 0 ? "/*" : "/l\(index)/y"
            }),
    ]

    private static let masks = [
        WorstSet(
            "masks with the wrong end", urls: { [WorstSet.url(WorstSet.bits($0)) + "/nope"] },
            pattern: {
                WorstSet.mask($0, WorstSet.bits($1)) + "/z"
            }),
        WorstSet(
            "masks with the wrong beginning", urls: { ["/nope" + WorstSet.url(WorstSet.bits($0))] },
            pattern: {
                "/z\($0 % 2)" + WorstSet.mask($0, WorstSet.bits($1))
            }),
        WorstSet(
            "masks around the wrong middle", urls: { _ in ["/l0/l1/l2/l3/nope/l0/l1/l2/l3"] },
            pattern: {
                index, _ in
                let end = WorstSet.mask(index >> 4, 4).replacing("p", with: "q")
                return WorstSet.mask(index, 4) + "/z" + end
            }),
        WorstSet(
            "masks of another length", urls: { [WorstSet.url(WorstSet.bits($0) - 1)] },
            pattern: {
                WorstSet.mask($0, WorstSet.bits($1))
            }),
        WorstSet(
            "masks, all of which match", urls: { [WorstSet.url(WorstSet.bits($0))] },
            pattern: {
                WorstSet.mask($0, WorstSet.bits($1))
            }),
    ]

    private static let parameters = [
        WorstSet(
            "names", urls: { _ in ["/7", "/7/8", "/7/last"] },
            pattern: { index, _ in "/:n\(index)/:m\(index)" }),
        WorstSet(
            "types before literals", urls: { _ in ["/7/x", "/7/l9"] },
            pattern: { index, _ in
                let types = ["int", "uint", "double", "bool", "uuid", "hex", "alpha", "alnum"]
                return "/:n<\(types[index % 8])>/l\(index)"
            }),
        WorstSet(
            "expressions, the newest elsewhere", urls: { _ in ["/zzz"] },
            pattern: { index, count in
                index == count - 1 ? "/:x" : "/:n(a\(index)+)"
            }),
        WorstSet(
            "expressions, the newest deep elsewhere", urls: { _ in ["/zzz/y"] },
            pattern: { index, count in
                index < count - 2 ? "/:n(a\(index)+)/y" : "/:x/y\(index == count - 1 ? "" : "y")"
            }),
        WorstSet(
            "expressions before a literal that is not there", urls: { _ in ["/a/nope"] },
            pattern: { index, _ in
                "/:n(a\(index)*)/l"
            }),
        WorstSet(
            "mixed segments, the newest elsewhere", urls: { _ in ["/a1-b"] },
            pattern: { index, count in
                index == count - 1 ? "/:x" : "/a\(index)-:n"
            }),
    ]

    @Test func wholeURLExpressionsThatAreTooOldAreNotSearched() throws {
        var probe = IndexProbe()
        for index in 0..<1_000 { probe.insert(try RoutePattern(regularExpression: "a\(index)")) }
        #expect(try probe.visits(of: ["/nope"]) >= 1_000)
        probe.insert("/:x")
        #expect(try probe.visits(of: ["/nope"]) < 8)
        probe.insert(try RoutePattern(regularExpression: "b"))
        #expect(try probe.visits(of: ["/nope"]) < 8)
        #expect(try probe.winner("/b") == 1_001)
    }

    @Test func theChoicesOfOptionalGroupsShareWhatTheyHaveInCommon() throws {
        let set = WorstSet(
            "groups", urls: { _ in ["/s/b/c/d/e/f/nope", "/s/5/b/7/x3"] },
            pattern: { index, _ in
                "/s(/:a)(/b)(/:c)(/d)(/:e)(/f)/x\(index)"
            })
        let few = try set.visits(count: 4)
        #expect(try set.visits(count: 32) <= few + 8)
    }
}
