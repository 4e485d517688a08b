import Testing

@testable import Routing
@testable import Support

/// Parameters whose query is read when it is asked for.
@Suite struct QueryParametersTests {
    private static let pattern: RoutePattern = "/:id/x/:rest..."

    private func captures(of pattern: RoutePattern, in url: RouteURL) throws -> Parameters {
        let rules = MatchingRules(caseSensitive: true)
        return try #require(PatternMatcher(rules: rules, asksPredicates: false).match(pattern, url))
    }

    @Test(arguments: [
        "", "?", "?a=1", "?id=2", "?a=1&id=2&a=3", "?rest=%2F&id", "?&&=", "?a=%41&%61=b#id=7", "#f",
    ])
    func theyAreThoseOfTheQueryOverlaidByTheCaptures(query: String) throws {
        for path in ["/7/x/8/9", "/%37/x/a%2Fb"] {
            let url = try RouteURL(path + query)
            let captures = try captures(of: Self.pattern, in: url)
            let read = url.query.overlaid(by: captures)
            let unread = Parameters(url, overlaidBy: captures)
            #expect(unread == read)
            #expect(unread.map { "\($0.name)=\($0.value)" } == read.map { "\($0.name)=\($0.value)" })
            #expect(unread.count == read.count && unread.isEmpty == read.isEmpty)
            #expect(unread.names == read.names)
            for name in ["a", "id", "rest", "", "none"] {
                #expect(unread[name] == read[name])
                #expect(unread.values(for: name) == read.values(for: name))
            }
        }
    }

    @Test(arguments: ["", "?", "?a=1", "?a=1&a=2", "#f"])
    func withoutCapturesTheyAreThoseOfTheQuery(query: String) throws {
        let url = try RouteURL("/x" + query)
        let unread = Parameters(url, overlaidBy: Parameters())
        #expect(unread == url.query)
        #expect(unread.count == url.query.count && unread.isEmpty == url.query.isEmpty)
        #expect(unread["a"] == url.query["a"])
        #expect(unread.values(for: "a") == url.query.values(for: "a"))
    }

    @Test func theyCanBeChanged() throws {
        let url = try RouteURL("/7/x/8?a=1")
        var parameters = Parameters(url, overlaidBy: try captures(of: Self.pattern, in: url))
        parameters["a"] = "2"
        parameters["id"] = nil
        #expect(parameters["a"] == "2")
        #expect(parameters["id"] == nil)
        #expect(parameters["rest"] == "8")
    }
}
