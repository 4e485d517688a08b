import Foundation
import Routing
import Testing

/// Checks that the table of patterns in the README says what the router does.
@Suite struct PatternTableTests {
    /// A row of the table.
    struct Row: CustomTestStringConvertible, Sendable {
        let pattern: String
        let matches: [String]
        let others: [String]

        var testDescription: String { pattern }
    }

    @Test(arguments: try rows())
    func rowIsTrue(_ row: Row) throws {
        let router = Routing()
        router.map(try RoutePattern(row.pattern)) { _ in }
        #expect(!row.matches.isEmpty && !row.others.isEmpty)
        for url in row.matches { #expect(router.canOpen(url), "\(url)") }
        for url in row.others { #expect(!router.canOpen(url), "\(url)") }
    }

    @Test func rowsAreFound() throws {
        #expect(try Self.rows().count > 8)
    }

    private static func rows() throws -> [Row] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let readme = folder.appending(path: "../../../README.md").standardizedFileURL
        let lines = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
        let section = lines.drop { $0 != "## Patterns" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        return section.filter { $0.hasPrefix("| `") }.map { line in
            let bar = "\u{0}"
            let cells = line.replacingOccurrences(of: "\\|", with: bar).split(separator: "|").map {
                code(in: $0.replacingOccurrences(of: bar, with: "|"))
            }
            return Row(pattern: cells[0].first ?? "", matches: cells[1], others: cells[2])
        }
    }

    /// What stands between backticks, up to the colon behind which a cell explains itself.
    private static func code(in cell: String) -> [String] {
        let shown = cell.components(separatedBy: "`: ").first ?? cell
        return shown.components(separatedBy: "`").enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
            .map(\.element)
    }
}
