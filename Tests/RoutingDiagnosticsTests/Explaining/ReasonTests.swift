import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// Why a single entry is passed over.
@Suite struct ReasonTests {
    typealias Reason = RouteExplanation.Reason

    struct Row: Sendable, CustomTestStringConvertible {
        let pattern: RoutePattern
        let url: String
        let code: Reason.Code
        let segment: Int?
        let message: String
        let suggestion: String?

        init(
            _ pattern: RoutePattern,
            _ url: String,
            _ code: Reason.Code,
            _ segment: Int? = nil,
            _ message: String,
            try suggestion: String? = nil
        ) {
            self.pattern = pattern
            self.url = url
            self.code = code
            self.segment = segment
            self.message = message
            self.suggestion = suggestion
        }

        var testDescription: String { "\(pattern) is not \(url)" }
    }

    private func check(_ row: Row, _ configuration: Routing.Configuration = Routing.Configuration()) throws {
        let router = Routing(configuration: configuration)
        router.map(row.pattern) { _ in }
        let explanation = router.explain(row.url)
        #expect(explanation.winner == nil && explanation.fault == nil)
        let passed = try #require(explanation.others.first)
        #expect(passed.reason.code == row.code)
        #expect(passed.reason.segment == row.segment)
        #expect(passed.reason.message == row.message)
        #expect(passed.suggestion == row.suggestion)
        #expect(passed.suggestion == nil || passed.isNear)
        if let suggestion = passed.suggestion { #expect(router.canOpen(suggestion)) }
    }

    @Test(arguments: [
        Row("books/:id", "boks/7", .segment, 1, "segment 1 wants 'books', not 'boks'", try: "books/7"),
        Row("books/:id", "/boks/7", .segment, 1, "segment 1 wants 'books', not 'boks'", try: "/books/7"),
        Row(
            "books/:id", "app:boks/7", .segment, 1, "segment 1 wants 'books', not 'boks'", try: "app:books/7"),
        Row(
            "books/:id", "app:///boks/7?x=%20#a", .segment, 1, "segment 1 wants 'books', not 'boks'",
            try: "app:///books/7?x=%20#a"),
        Row("books/:id", "//boks/7", .segment, 1, "segment 1 wants 'books', not 'boks'", try: "//books/7"),
        Row(
            "books/:id", "https://u:p@shop.example:8080/boks/a%2Fb", .segment, 1,
            "segment 1 wants 'books', not 'boks'", try: "https://shop.example:8080/books/a%2Fb"),
        Row("books/:id", "users/7", .segment, 1, "segment 1 wants 'books', not 'users'"),
        Row("books/:id", "books", .length, 2, "segment 2, ':id', is missing", try: "books/x"),
        Row("books/:id", "books/7/x", .length, 3, "segment 3, 'x', is one too many", try: "books/7"),
        Row("books/:id", "books/7/x/y", .length, 3, "segment 3, 'x', is one too many"),
        Row(
            "shop/books/:id", "books/7", .segment, 1, "segment 1 wants 'shop', not 'books'",
            try: "shop/books/7"),
        Row("/", "x", .length, 1, "segment 1, 'x', is one too many"),
        Row("x", "/", .length, 1, "segment 1, 'x', is missing"),
        Row("*/x", "/", .length, 1, "segment 1, '*', is missing"),
    ])
    func segmentsAreCompared(_ row: Row) throws { try check(row) }

    @Test(arguments: [
        Row("n/:id<int>", "n/x", .constraint, 2, "segment 2 wants ':id<int>', not 'x'", try: "n/7"),
        Row(":id<bool>", "x", .constraint, 1, "segment 1 wants ':id<bool>', not 'x'", try: "true"),
        Row(
            "n/:id<uuid>", "n/x", .constraint, 2, "segment 2 wants ':id<uuid>', not 'x'",
            try: "n/1b4e28ba-2fa1-11d2-883f-0016d3cca427"),
        Row("n/:id(\\d{4})", "n/x", .constraint, 2, "segment 2 wants ':id(\\d{4})', not 'x'", try: "n/7777"),
        Row("n/:id(q{9})", "n/x", .constraint, 2, "segment 2 wants ':id(q{9})', not 'x'", try: "n/qqqqqqqqq"),
        Row(
            ":kind<news|sport>/:id", "spotr/7", .constraint, 1,
            "segment 1 wants ':kind<news|sport>', not 'spotr'", try: "sport/7"),
        Row("n/:_<int>/*", "n/x/y", .constraint, 2, "segment 2 wants ':_<int>', not 'x'", try: "n/7/y"),
        Row(
            "n/:p<int>...", "n/1/x/3", .constraint, 3, "segment 3 wants ':p<int>...', not 'x'", try: "n/1/7/3"
        ),
        Row("n/:p...", "n", .length, 2, "segment 2, ':p...', is missing", try: "n/x"),
        Row(
            "f/file-:id.json", "f/file-7.xml", .segment, 2,
            "segment 2 wants 'file-:id.json', not 'file-7.xml'",
            try: "f/file-x.json"),
        Row("f/file-:id.json", "f/x", .segment, 2, "segment 2 wants 'file-:id.json', not 'x'"),
    ])
    func constraintsAreNamed(_ row: Row) throws { try check(row) }

    @Test(arguments: [
        Row(
            "a/**/z", "a/b/c/y", .segment, 4, "segment 4 wants 'z', not 'y'"),
        Row("a/**/zoom/:x", "a/1/zom/3", .segment, 3, "segment 3 wants 'zoom', not 'zom'", try: "a/1/zoom/3"),
        Row(
            "a/**/zoo/end", "a/zoo/b/zoo/ende", .segment, 5, "segment 5 wants 'end', not 'ende'",
            try: "a/zoo/b/zoo/end"),
        Row("a/**", "b", .segment, 1, "segment 1 wants 'a', not 'b'"),
        Row("**/x/**/y", "a/b", .segment, 2, "segment 2 wants 'x', not 'b'"),
        Row("**/:p<int>...", "1/x", .constraint, 2, "segment 2 wants ':p<int>...', not 'x'", try: "1/7"),
        Row(
            "books(/:id<int>)", "books/x", .constraint, 2, "segment 2 wants ':id<int>', not 'x'",
            try: "books/7"),
        Row("books(/:id<int>)", "books/7/x", .length, 3, "segment 3, 'x', is one too many", try: "books/7"),
        Row(
            "books(/:id)/edit", "books/edti", .segment, 2, "segment 2 wants 'edit', not 'edti'",
            try: "books/edit"),
        Row("a(/b(/c))/x/y", "a/b/c/x/z", .segment, 5, "segment 5 wants 'y', not 'z'"),
        Row("colou(r)/:id", "colur/7", .segment, 1, "segment 1 wants 'colour', not 'colur'", try: "colour/7"),
    ])
    func gapsAndGroupsTellWhatCameFurthest(_ row: Row) throws { try check(row) }

    @Test(arguments: [
        Row(
            "app://books/:id", "ap://books/7", .scheme, nil, "wants the scheme 'app', not 'ap'",
            try: "app://books/7"),
        Row(
            "app://books/:id", "books/7", .scheme, nil, "wants the scheme 'app', and there is none",
            try: "app://books/7"),
        Row(
            "app://books/:id", "https://x.test/books/7", .scheme, nil, "wants the scheme 'app', not 'https'",
            try: "app://books/7"),
        Row(
            "https://x.test/books/:id", "app://books/7", .scheme, nil, "wants the scheme 'https', not 'app'",
            try: "https://x.test/books/7"),
        Row("app://:x", "https://x.test/7", .scheme, nil, "wants the scheme 'app', not 'https'"),
        Row("app://books/:id", "x://users/7", .scheme, nil, "wants the scheme 'app', not 'x'"),
        Row(
            "https://x.test/a", "https://y.test/a", .host, nil, "wants the host 'x.test', not 'y.test'",
            try: "https://x.test/a"),
        Row(
            "https://*.x.test/a", "https://x.test/a", .host, nil, "wants the host '*.x.test', not 'x.test'",
            try: "https://www.x.test/a"),
        Row(
            "https://*:8080/a", "https://x.test/a", .host, nil, "wants the host '*:8080', not 'x.test'",
            try: "https://example.com:8080/a"),
        Row(
            "https://x.test/a", "https://other.example/b", .host, nil,
            "wants the host 'x.test', not 'other.example'"),
    ])
    func schemesAndHostsAreTold(_ row: Row) throws { try check(row) }

    @Test(arguments: [
        Row(
            "Books/:id", "books/7", .segment, 1, "segment 1 wants 'Books', not 'books': capitals count",
            try: "Books/7"),
        Row(
            "a/Books/:id", "app://A/Books/x/y", .length, 4, "segment 4, 'y', is one too many",
            try: "app://a/Books/x"),
    ])
    func capitalsCountInRoutersThatSaySo(_ row: Row) throws {
        try check(row, Routing.Configuration(caseSensitive: true))
    }

    @Test(arguments: [
        Row(
            "books/:id", "https://evil.test/books/7", .host, nil,
            "names no host, and 'evil.test' is not in 'webHosts'")
    ])
    func otherWebHostsAreTold(_ row: Row) throws {
        try check(row, Routing.Configuration(webHosts: ["shop.example"]))
    }

    @Test func anExpressionIsNotFound() throws {
        let pattern = try RoutePattern(regularExpression: #"/books/\d+$"#)
        try check(Row(pattern, "app://books/x", .expression, nil, "the expression is not found in the URL"))
        let long = "/books/7/" + String(repeating: "x", count: 2_048)
        try check(
            Row(pattern, long, .expression, nil, "the URL is longer than what expressions are tried on"))
        let router = Routing(configuration: Routing.Configuration(webHosts: []))
        router.map(pattern) { _ in }
        #expect(router.explain("https://x.test/books/7").others.map(\.reason.code) == [.host])
    }

    @Test func longTextsAreCut() throws {
        let router = Routing()
        router.map("books/:id") { _ in }
        let reason = router.explain("/" + String(repeating: "é", count: 500)).others[0].reason
        #expect(reason.seen == String(repeating: "é", count: 32) + "…")
        #expect(reason.wanted == "books")
        #expect(reason.message.utf8.count < 120)
    }
}
