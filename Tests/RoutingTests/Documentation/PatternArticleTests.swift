import Foundation
import Samples
import Testing

@testable import Support

/// Checks that the tables of the article about patterns say what the conformance data says.
@Suite struct PatternArticleTests {
    private let article: Article
    private let table: ConformanceTable

    init() throws {
        article = try Article("Patterns")
        table = try ConformanceTable.load()
    }

    @Test func matchesAreThoseOfTheConformanceData() throws {
        let rows = article.rows(under: "| Pattern | URL | Match |")
        #expect(rows.count > 50)
        let known = table.matching.map { [$0.pattern, $0.url, $0.told] }
        for row in rows {
            let codes = Article.code(in: row[2])
            let told =
                (row[2].components(separatedBy: ": ")[0] + " " + codes.sorted().joined(separator: ", "))
            let shown = Article.code(in: row[0]) + Article.code(in: row[1]) + [told]
            #expect(known.contains(shown), "\(row)")
        }
    }

    @Test func faultsOfPatternsAreThoseOfTheConformanceData() throws {
        let rows = article.rows(under: "| Pattern | Error | At byte |")
        #expect(rows.count > 8)
        for row in rows {
            let pattern = try #require(Article.code(in: row[0]).first)
            let known = table.malformedPatterns.first { $0.pattern == pattern }
            #expect(row[1] == "``RoutePatternError/Code/\(known?.code ?? "")``", "\(row)")
            #expect(row[2] == known.map { "\($0.offset)" }, "\(row)")
        }
    }

    @Test func faultsOfURLsAreThoseOfTheConformanceData() throws {
        let rows = article.rows(under: "| URL | Error |")
        #expect(rows.count > 4)
        for row in rows {
            let url = try #require(Article.code(in: row[0]).first)
            let known = table.malformedURLs.first { $0.url == url }
            #expect(row[1] == "``RouteURLError/Code/\(known?.code ?? "")``", "\(row)")
        }
    }
}

extension ConformanceTable.MatchingRow {
    /// What the article says of the row.
    fileprivate var told: String {
        let pairs = (parameters ?? [:]).map { "\($0.key) = \($0.value)" }
        return (match ? "yes " : "no ") + pairs.sorted().joined(separator: ", ")
    }
}
