import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// Explanations as pages, word for word.
@Suite struct ExplanationPageTests {
    private let shop = Shop()

    private func expect(
        _ explanation: RouteExplanation,
        _ page: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect("\n\(explanation)\n" == "\n\(page)\n", sourceLocation: sourceLocation)
    }

    @Test func aURLThatIsHandled() {
        shop.mapBook(line: 12)
        expect(
            shop.router.explain("app://books/7?tab=notes&ref=a%20b#top"),
            """
            URL      app://books/7?tab=notes&ref=a%20b#top
            read as  scheme app, segments books / 7, query tab=notes & ref=a b, fragment top
            proxies  books/*         Shop/Routes.swift:10
                     /**      "log"  Shop/Routes.swift:9
            map      app://books/:id<int>  "book"  Shop/Routes.swift:12
                       tab  notes  query
                       ref  a b    query
                       id   7      capture
            near     map  books/:id                                 shadowed by 'app://books/:id<int>', registered later  Shop/Routes.swift:4
                     map  books/:id/edit                            segment 3, 'edit', is missing                         Shop/Routes.swift:5
                                                                    try app://books/7/edit?tab=notes&ref=a%20b#top
            far      map  https://shop.example/orders/:number<int>  wants the scheme 'https', not 'app'                   Shop/Routes.swift:8
                     map  shelf/:kind<news|sport>                   segment 1 wants 'shelf', not 'books'                  Shop/Routes.swift:7
                     map  settings(/:page)                          segment 1 wants 'settings', not 'books'               Shop/Routes.swift:6
            """
        )
    }

    @Test func aURLThatDoesNotDecode() {
        shop.mapBook(line: 12)
        let page = "\(shop.router.explain("app://books/7?tab=prices"))"
        let line = "does not decode as 'Book': invalid 'tab' (\"prices\"): this is not a valid Tab"
        #expect(page.contains("map      books/:id  Shop/Routes.swift:4\n"))
        #expect(page.contains(line))
    }

    @Test func aSlipOfThePen() {
        expect(
            shop.router.explain("boks/7"),
            """
            URL      boks/7
            read as  segments boks / 7
            proxies  /**  "log"  Shop/Routes.swift:9
            map      none, and there is no fallback for it
            near     proxy  books/*                                   segment 1 wants 'books', not 'boks'          Shop/Routes.swift:10
                                                                      try books/7
                     map    books/:id                                 segment 1 wants 'books', not 'boks'          Shop/Routes.swift:4
            far      map    https://shop.example/orders/:number<int>  wants the scheme 'https', and there is none  Shop/Routes.swift:8
                     map    shelf/:kind<news|sport>                   segment 1 wants 'shelf', not 'boks'          Shop/Routes.swift:7
                     map    settings(/:page)                          segment 1 wants 'settings', not 'boks'       Shop/Routes.swift:6
                     map    books/:id/edit                            segment 1 wants 'books', not 'boks'          Shop/Routes.swift:5
            """
        )
    }

    @Test func aMalformedURL() {
        expect(
            shop.router.explain("app://books/%zz"),
            """
            URL    app://books/%zz
                               ^
            fault  invalidEscape at byte 12: two hexadecimal digits other than 00 follow a '%'; a '%' itself is written '%25'
            map    none, and no proxy is asked
            """
        )
    }

    @Test func anEmptyText() {
        expect(
            shop.router.explain(""),
            """
            URL
                   ^
            fault  empty at byte 0: there is no text; '/' is the URL without segments
            map    none, and no proxy is asked
            """
        )
    }

    @Test func aURLInAScope() {
        shop.router.fallback({ _ in }, fileID: "Shop/Routes.swift", line: 30)
        expect(
            shop.router["Web", "Mail"]["Web"].explain("https://shop.example/orders"),
            """
            URL       https://shop.example/orders
            scope     ["Mail", "Web"]["Web"]
            read as   scheme https, host shop.example, segments orders
            proxies   none
            map       none
            fallback  Shop/Routes.swift:30
            near      proxy  /**                                       has none of the tags 'Mail', 'Web'     Shop/Routes.swift:9
                      map    https://shop.example/orders/:number<int>  segment 2, ':number<int>', is missing  Shop/Routes.swift:8
                                                                       try https://shop.example/orders/7
            far       proxy  books/*                                   has none of the tags 'Mail', 'Web'     Shop/Routes.swift:10
                      map    shelf/:kind<news|sport>                   has none of the tags 'Mail', 'Web'     Shop/Routes.swift:7
                      map    settings(/:page)                          has none of the tags 'Mail', 'Web'     Shop/Routes.swift:6
                      map    books/:id/edit                            has none of the tags 'Mail', 'Web'     Shop/Routes.swift:5
                      map    books/:id                                 has none of the tags 'Mail', 'Web'     Shop/Routes.swift:4
            """
        )
    }

    @Test func whatIsFarIsCountedWhenItIsMuch() {
        for line in UInt(20)..<27 { shop.map("far/:a/:b", line: line) }
        let lines = "\(shop.router.explain("books"))".split(separator: "\n")
        #expect(lines.last == "far      11 others")
        #expect(lines.count == 8)
    }

    @Test func manyNearOnesAreCutShort() {
        for line in UInt(20)..<50 { shop.map("books/:id", line: line) }
        let lines = "\(shop.router.explain("boks/7"))".split(separator: "\n")
        #expect(lines.contains("         and 12 more"))
        #expect(shop.router.explain("boks/7").others.count { $0.isNear } == 32)
        #expect(shop.router.explain("boks/7").others.count { $0.suggestion != nil } == 8)
    }

    @Test func whatStrangersWriteStaysOnItsLine() {
        let long = String(repeating: "é", count: 3_000)
        shop.router.map(
            "x",
            name: "n\u{202E}",
            tags: ["a\nb"],
            perform: { _ in },
            fileID: "Shop/Routes.swift",
            line: 50)
        for url in ["x?a=%0A%1B[31m", "x?\(long)=1&\(long)=2", "/\(long)/\(long)", "a\nb", long] {
            let lines = "\(shop.router.explain(url))".split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count < 20)
            #expect(lines.allSatisfy { $0.count < 260 }, "\(lines.map(\.count))")
            #expect(
                !lines.contains { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } })
            #expect(!lines.contains { $0.unicodeScalars.contains("\u{202E}") })
        }
    }
}
