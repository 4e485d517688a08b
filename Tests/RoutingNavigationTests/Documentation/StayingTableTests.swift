import RoutingNavigation
import Samples
import Testing

/// Checks that the table of the article *Navigation trees* says what changes from one URL to another.
@Suite struct StayingTableTests {
    /// A row of the table.
    struct Row: CustomTestStringConvertible, Sendable {
        let here: String
        let there: String
        let changes: [String]

        var testDescription: String { "\(here) to \(there)" }
    }

    @Test(arguments: try rows())
    func rowIsTrue(_ row: Row) throws {
        let tree = NavigationTreeSamples().tree
        let old = try NavigationState().applying(.open(row.here), on: tree)
        let new = try old.applying(.open(row.there), on: tree)
        let kinds = old.changes(to: new).map { $0.description.prefix { $0 != " " } }
        #expect(kinds.map(String.init) == row.changes)
    }

    @Test func rowsAreFound() throws {
        #expect(try Self.rows().count > 6)
    }

    private static func rows() throws -> [Row] {
        let article = try Article("NavigationTrees", of: "RoutingNavigation")
        return article.rows(under: "| At | Open | Changes |").map { cells in
            let cells = cells.map(Article.code)
            return Row(here: cells[0].first ?? "", there: cells[1].first ?? "", changes: cells[2])
        }
    }
}
