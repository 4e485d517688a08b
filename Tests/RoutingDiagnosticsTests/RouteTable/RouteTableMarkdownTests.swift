import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct RouteTableMarkdownTests {
    @Test func mapsAndProxiesStandInSectionsOfTheirOwn() {
        #expect(
            Routing.smallApp().routeTable(as: .markdown) == """
                # Routes

                Sorted by pattern. Of those that match a URL, the one registered last comes first.

                ## Maps

                | Pattern                | Name | Summary       | Tags           | Notes                   | File                                        |
                | ---------------------- | ---- | ------------- | -------------- | ----------------------- | ------------------------------------------- |
                | `/books(/:id<int>)`    | book | Shows a book. | `Views`        |                         | `RoutingDiagnosticsTests/TableRouter.swift` |
                | `/n/:n`                |      |               |                | code decides about `:n` | `RoutingDiagnosticsTests/TableRouter.swift` |
                | `app://shelves/:shelf` |      |               | `App`, `Views` | reads `Shelf`           | `RoutingDiagnosticsTests/TableRouter.swift` |

                ## Proxies

                | Pattern            | Summary           | Tags    | File                                        |
                | ------------------ | ----------------- | ------- | ------------------------------------------- |
                | `/**`              |                   |         | `RoutingDiagnosticsTests/TableRouter.swift` |
                | `app://shelves/**` | Asks for a login. | `Views` | `RoutingDiagnosticsTests/TableRouter.swift` |
                """
        )
    }

    @Test func nothingIsANote() {
        #expect(Routing().routeTable(as: .markdown) == "# Routes\n\nNothing is registered.")
    }

    @Test func theOrderOfRegistrationDoesNotShow() {
        let rows = RouteTable(Routing.smallApp().routes).rows
        let turned = RouteTable(rows: rows.reversed())
        #expect(turned.markdown == RouteTable(rows: rows).markdown)
        #expect(turned.mermaid == RouteTable(rows: rows).mermaid)
        #expect(turned.json != RouteTable(rows: rows).json)
    }

    @Test func entriesOfOnePatternStandByKindTagsAndName() {
        let router = Routing()
        for (tags, name) in [(["B"], "x"), (["A"], "z"), (["A"], "y"), ([], "w")] {
            router.map("/a", name: name, tags: tags) { _ in }
        }
        let names = RouteTable(router.routes).rows.inOrder().map(\.name)
        #expect(names == ["w", "y", "z", "x"])
    }

    @Test func aWideCellDrawsNoOtherRowsApart() throws {
        let long = "/" + String(repeating: "long", count: 20)
        let lines = try RouteTable.maps("/a", long).markdown.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("| `/a`    | `") })
        #expect(lines.contains { $0.hasPrefix("| `\(long)` | `") })
    }

    @Test func wideLettersAreCountedAsTwo() throws {
        let lines = try RouteTable.maps("/日本", "/abcdefgh").markdown.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("| `/日本`     | `") })
        #expect(lines.contains { $0.hasPrefix("| `/abcdefgh` | `") })
    }

    @Test(arguments: [
        ("/a", "`/a`"), ("", ""), ("a|b", #"`a\|b`"#), ("a`b", "``a`b``"), ("``", "``` `` ```"),
        ("`a", "`` `a ``"),
        (" a ", "`  a  `"), (" ", "` `"), ("a\nb", #"`a\u{a}b`"#), ("<b>", "`<b>`"),
        ("a\u{202E}b", #"`a\u{202e}b`"#),
        (#"a\|b"#, #"`a\\|b`"#),
    ])
    func codeStaysCode(_ text: String, _ cell: String) {
        #expect(SafeText.markdownCode(text) == cell)
    }

    @Test(arguments: [
        ("Shows a book (by id).", "Shows a book (by id)."), ("a|b", #"a\|b"#), ("a\n\n| b", #"a \| b"#),
        ("<script>x</script>", #"\<script\>x\</script\>"#), ("*a* _b_ `c`", #"\*a\* \_b\_ \`c\`"#),
        ("[a](b) ![c](d)", #"\[a\](b) \!\[c\](d)"#), ("&amp; ~~x~~ $y$", #"\&amp; \~\~x\~\~ \$y\$"#),
        ("https://evil.test www.evil.test @all", #"https\://evil.test www\.evil.test \@all"#),
        (#"a\|b"#, #"a\\\|b"#), ("a\u{202E}b\u{0}", #"a\\u{202e}b\\u{0}"#), ("👩‍👧", "👩‍👧"), ("  ", ""),
    ])
    func proseHoldsNoMarkup(_ text: String, _ cell: String) {
        #expect(SafeText.markdownProse(text) == cell)
    }

    @Test func hostileLabelsMakeNoFurtherRowsOrCells() throws {
        let router = Routing()
        let hostile = "| x |\n| y |\r\n\u{2028}`|` \\| end"
        router.map(
            try RoutePattern(regularExpression: "a|b`c"),
            name: hostile,
            summary: hostile,
            tags: [hostile]
        ) { _ in }
        let rows = router.routeTable(as: .markdown).split(whereSeparator: \.isNewline).filter {
            $0.hasPrefix("|")
        }
        #expect(rows.count == 3)
        // As tables are split: at every bar without a backslash right before it.
        for row in rows {
            let bars = zip(" " + row, row).count { $0 != "\\" && $1 == "|" }
            #expect(bars == 7, "\(row)")
        }
    }
}
