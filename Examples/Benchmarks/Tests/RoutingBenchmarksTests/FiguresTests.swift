import Testing

@testable import routing_benchmarks

/// Checks that numbers print in a form that is easy to compare.
@Suite struct FiguresTests {
    @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
    func digitsStandInGroups(number: Int, text: String) {
        #expect(number.inGroups == text)
    }

    @Test(arguments: [(0.3, "0.30"), (9.994, "9.99"), (12.34, "12.3"), (1_234.5, "1,235"), (.infinity, "–")])
    func smallNumbersHaveDecimals(number: Double, text: String) {
        #expect(number.short == text)
    }

    @Test func columnsAreAligned() {
        struct Row: TableRow {
            static let header = ["name", "ns"]
            let cells: [String]
        }
        let lines = [Row(cells: ["a", "1,000"]), Row(cells: ["long name", "7"])].table.split(separator: "\n")
        #expect(lines == ["name          ns", "a          1,000", "long name      7"])
    }
}
