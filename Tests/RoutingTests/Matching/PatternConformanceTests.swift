import Testing

@testable import Routing
@testable import Support

/// Runs every row of the table of patterns.
@Suite struct PatternConformanceTests {
    @Test(arguments: try ConformanceTable.load().matching)
    func rowMatchesAsTheTableSays(_ row: ConformanceTable.MatchingRow) throws {
        let pattern = try RoutePattern(row.pattern)
        let url = try RouteURL(row.url)
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        let captures = matcher.match(pattern, url)
        #expect((captures != nil) == row.match)
        guard let captures else { return }

        let parameters = url.query.overlaid(by: captures)
        #expect(Set(parameters.names) == Set((row.parameters ?? [:]).keys))
        for (name, value) in row.parameters ?? [:] {
            #expect(parameters[name].map { $0.isExactly(value) } == true)
        }
        for (name, values) in row.lists ?? [:] {
            #expect(parameters.values(for: name).elementsEqual(values) { $0.isExactly($1) })
        }
        if let fragment = row.fragment { #expect(url.fragment == fragment) }
    }

    @Test(arguments: try ConformanceTable.load().malformedPatterns)
    func malformedPatternSaysWhatAndWhere(_ row: ConformanceTable.MalformedPatternRow) {
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern(row.pattern) }
        #expect(error?.code.rawValue == row.code)
        #expect(error?.offset == row.offset)
    }

    @Test(arguments: try ConformanceTable.load().malformedURLs)
    func malformedURLSaysWhat(_ row: ConformanceTable.MalformedURLRow) {
        let error = #expect(throws: RouteURLError.self) { try RouteURL(row.url) }
        #expect(error?.code.rawValue == row.code)
    }
}
