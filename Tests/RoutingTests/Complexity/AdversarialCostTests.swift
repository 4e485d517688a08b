import Foundation
import Samples
import Testing

@testable import Routing

/// Checks that the table of hostile URLs in the article about bounds tells what they cost.
@Suite struct AdversarialCostTests {
    private func steps(_ pattern: RoutePattern, _ text: String, _ length: Int) throws -> Int {
        var probe = IndexProbe()
        probe.insert(pattern)
        let url = "/" + String(repeating: text, count: length / text.utf8.count)
        _ = probe.newest(try RouteURL(url))
        return probe.steps
    }

    private func written(_ number: Int) -> String {
        let digits = String(number)
        let groups = stride(from: digits.count, to: 0, by: -3).map { end in
            digits.dropFirst(max(0, end - 3)).prefix(end - max(0, end - 3))
        }
        return groups.reversed().joined(separator: ",")
    }

    @Test func hostileURLsCostWhatTheArticleSays() throws {
        let article = try Article("Bounds")
        let rows = article.rows(under: "| Pattern | Text | Steps at 4,000 bytes | Steps at 8,000 bytes |")
        #expect(rows.count >= 12)
        for row in rows {
            let pattern = try RoutePattern(try #require(Article.code(in: row[0]).first))
            let text = try #require(Article.code(in: row[1]).first)
            let few = try steps(pattern, text, 4_000)
            let many = try steps(pattern, text, 8_000)
            #expect([row[2], row[3]] == [written(few), written(many)], "\(pattern) and \(text)")
            // A program of many steps takes some bytes until all of its threads run.
            #expect(4 * many <= 9 * few, "\(pattern)")
        }
    }
}
