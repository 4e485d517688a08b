import Testing

@testable import Reference
@testable import Support

/// Checks of the reference itself, before anything is compared with it.
@Suite struct ReferenceTests {
    @Test(arguments: try ConformanceTable.load().matching)
    func aTableRowMatchesAsStated(_ row: ConformanceTable.MatchingRow) throws {
        let pattern = try #require(NaivePattern(row.pattern))
        let url = try #require(NaiveURL(row.url))
        let captures = pattern.match(url)
        #expect((captures != nil) == row.match)
        guard let captures else { return }

        let values = parameters(of: url, captures)
        let stated = row.parameters ?? [:]
        #expect(exact(values.mapValues(\.single)) == exact(stated))
        for (name, list) in row.lists ?? [:] {
            #expect(values[name]?.all.map(exact) == list.map(exact))
        }
        if let fragment = row.fragment {
            #expect(url.fragment.map(exact) == exact(fragment))
        }
    }

    // The reference does not judge whether a regular expression is safe.
    @Test(
        arguments: try ConformanceTable.load().malformedPatterns.filter {
            $0.code != "unsafeRegularExpression"
        }
    )
    func aMalformedPatternIsNotRead(_ row: ConformanceTable.MalformedPatternRow) {
        #expect(NaivePattern(row.pattern) == nil)
    }

    @Test(arguments: try ConformanceTable.load().malformedURLs)
    func aMalformedURLIsNotRead(_ row: ConformanceTable.MalformedURLRow) {
        #expect(NaiveURL(row.url) == nil)
    }

    /// Merges the query with the captures, which replace all query values of their names.
    private func parameters(
        of url: NaiveURL, _ captures: [(name: String, values: [String])]
    ) -> [String: (single: String, all: [String])] {
        var values: [String: (single: String, all: [String])] = [:]
        for (name, value) in url.query {
            values[name] = (value, (values[name]?.all ?? []) + [value])
        }
        for capture in captures {
            values[capture.name] = (capture.values.joined(separator: "/"), capture.values)
        }
        return values
    }

    /// Spells a text in ASCII, so that equality is equality of Unicode scalars.
    private func exact(_ text: String) -> String {
        text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }

    private func exact(_ values: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: values.map { (exact($0), exact($1)) })
    }
}
