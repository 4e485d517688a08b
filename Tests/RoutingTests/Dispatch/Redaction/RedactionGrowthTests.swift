import Testing

@testable import Routing
@testable import Support

/// Texts about long URLs of which much is hidden: what is prepared and searched is counted.
@Suite struct RedactionGrowthTests {
    /// Counts what it costs to show all segments of a URL, and the values of its query.
    private func cost(_ pattern: RoutePattern, _ url: String) throws -> Int {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        router.map(pattern) { _ in }
        let redactor = try #require(router.scope.dispatcher.redactor(of: url))
        let parts = try RouteURL(url)
        return (parts.segments + parts.query.map(\.value)).reduce(0) { cost, text in
            // One that hides too much to look for costs its bytes.
            cost + (redactor.redaction(ofMessage: text)?.steps ?? 0) + text.utf8.count
        }
    }

    @Test(arguments: [
        ("/:token...", "a/"), ("/:token...", "%41/"), ("/:token...", "a%3Db/"), ("/:a/:token...", "%2525/"),
        ("/**/:token...", "abcdefg/"), ("/:token/*", "a/"), ("/:token/*", "a%3Db/"), ("/:token...", "same/"),
    ])
    func allSegmentsTogetherCostTheLengthOfTheURL(_ pattern: String, _ part: String) throws {
        let costs = try [2_000, 8_000].map { length in
            let path = String(repeating: part, count: length / part.utf8.count)
            return try cost(try RoutePattern(pattern), "app:///x/" + path)
        }
        #expect(costs[1] <= 5 * costs[0], "\(costs)")
    }

    @Test func allValuesTogetherCostTheLengthOfTheURL() throws {
        let costs = try [200, 800].map { count in
            try cost("/:token", "/s3cr3t?" + (0..<count).map { "n\($0)=/v" }.joined(separator: "&"))
        }
        #expect(costs[1] <= 5 * costs[0], "\(costs)")
    }

    @Test func valuesOfTheSameNameInARowCostTheLengthOfTheText() throws {
        let costs = [500, 2_000].map { count in
            var redaction = TextRedaction(String(repeating: "token=", count: count))
            redaction.hidePairs(named: [BytePattern("token".utf8)])
            #expect(redaction.shown == "token=•••")
            return redaction.steps
        }
        #expect(costs[1] <= 5 * costs[0], "\(costs)")
    }

    @Test func theEventsOfAWorkAmongManyProxiesCostOneSearch() {
        let driven = DrivenRouter(Routing.Configuration(redacting: ["token"]))
        let log = EventLog(driven.router)
        for number in 0..<100 { driven.proxy("/:token", as: "\(number)") }
        driven.map("/:token", as: "map")
        driven.run("/s3cr3t")
        #expect(log.events.count > 200)
        #expect(log.events.allSatisfy { !$0.route.contains("s3cr3t") })
        #expect(driven.router.scope.dispatcher.transact { state, _ in state.ledger.searches } <= 3)
    }

    @Test func eachNameIsReplacedOnce() {
        let parameters = Parameters((0..<500).flatMap { [("n\($0)", "a"), ("n\($0 / 2)", "b")] })
        var asked: [String] = []
        let replaced = parameters.replacingValues { name, values in
            asked.append(name)
            return values.count > 2 ? ["x"] : nil
        }
        #expect(asked == parameters.names)
        var expected = parameters
        for name in parameters.names where parameters.values(for: name).count > 2 {
            expected.set(["x"], for: name)
        }
        #expect(replaced.elementsEqual(expected) { $0 == $1 })
    }
}
