import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct RouteTableMermaidTests {
    @Test func whatPatternsBeginWithIsDrawnOnce() throws {
        #expect(
            Self.tree(of: try .maps("app://books", "app://books/:id", "/a/b/c", "/a/b/d", "https://*/x/y"))
                == [
                    ##"n_any_scheme(["any scheme"]):::root"##,
                    ##"n_any_scheme --> n_any_scheme_a_b["a#47;b"]:::prefix"##,
                    ##"n_any_scheme_a_b --> n_any_scheme_a_b_c("c"):::map"##,
                    ##"n_any_scheme_a_b --> n_any_scheme_a_b_d("d"):::map"##,
                    ##"n_app(["app#58;#47;#47;"]):::root"##,
                    ##"n_app --> n_app_books("books"):::map"##,
                    ##"n_app_books --> n_app_books_id("#58;id"):::map"##,
                    ##"n_https_any(["https#58;#47;#47;#42;"]):::root"##,
                    ##"n_https_any ---> n_https_any_x_y("x#47;y"):::map"##,
                ]
        )
    }

    @Test func mapsAndProxiesAreDistinguished() {
        #expect(
            Self.tree(of: RouteTable(Routing.smallApp().routes)) == [
                ##"n_any_scheme(["any scheme"]):::root"##,
                ##"n_any_scheme ---> n_any_scheme_books_id_int("books#40;#47;#58;id#60;int#62;#41;<br/>“book” · Views"):::map"##,
                ##"n_any_scheme ---> n_any_scheme_n_n("n#47;#58;n"):::map"##,
                ##"n_any_scheme -..-> n_any_scheme_all_proxy{{"#42;#42;<br/>proxy"}}:::proxy"##,
                ##"n_app(["app#58;#47;#47;"]):::root"##,
                ##"n_app --> n_app_shelves["shelves"]:::prefix"##,
                ##"n_app_shelves -.-> n_app_shelves_all_proxy{{"#42;#42;<br/>proxy Views"}}:::proxy"##,
                ##"n_app_shelves --> n_app_shelves_shelf("#58;shelf<br/>Shelf · App, Views"):::map"##,
            ]
        )
    }

    @Test func aMapAndAProxyOfOnePlaceAreTwoNodes() {
        let router = Routing()
        router.map("/a") { _ in }
        router.map("/a/b") { _ in }
        router.proxy("/a", name: "gate") { _ in .pass }
        #expect(
            Self.tree(of: RouteTable(router.routes)) == [
                #"n_any_scheme(["any scheme"]):::root"#,
                #"n_any_scheme --> n_any_scheme_a("a"):::map"#,
                #"n_any_scheme_a --> n_any_scheme_a_b("b"):::map"#,
                #"n_any_scheme -..-> n_any_scheme_a_proxy{{"a<br/>proxy “gate”"}}:::proxy"#,
            ]
        )
    }

    @Test func severalEntriesOfOnePlaceAreLinesOfIt() {
        let router = Routing()
        for tag in ["A", "B", "C", "D"] { router.map("/a", tags: [tag]) { _ in } }
        router.map("/b") { _ in }
        router.map("/b", name: "b") { _ in }
        let tree = Self.tree(of: RouteTable(router.routes))
        #expect(tree.contains(#"n_any_scheme --> n_any_scheme_a("a<br/>A<br/>B<br/>… 2 more"):::map"#))
        #expect(tree.contains(#"n_any_scheme --> n_any_scheme_b("b<br/>map<br/>“b”"):::map"#))
    }

    @Test(arguments: [
        ("/", "/"), ("/a(/:b)", "a(/:b)"), ("/a(b)/**", "a(b)/**"), ("/x(/a)(/b)", "x(/a)(/b)"),
        ("/:x<int>", ":x<int>"),
        ("/:x<a|b>...", ":x<a|b>..."), (#"/:x(\d+)/y"#, #":x(\d+)/y"#), ("/f-:a.:b", "f-:a.:b"),
        ("/:_/*", ":_/*"),
        ("app://localhost:8080/a", "localhost:8080/a"), ("/a/./b//c/", "a/b/c"), ("https://a.b/c", "c"),
    ])
    func aPatternIsShownAsItIsWritten(_ pattern: String, _ label: String) throws {
        let rows = try RouteTable.maps(pattern).rows
        let tree = RouteChartNode.trees(of: rows)
        #expect(tree.count == 1 && tree[0].children.map(\.label) == [label])
    }

    @Test(arguments: [
        ("/a", ""), ("app://a", "app://"), ("APP://a", "app://"),
        ("https://Example.com/a", "https://example.com"),
        ("https://*/a", "https://*"), ("https://*:443/a", "https://*:443"),
        ("https://*:8080/a", "https://*:8080"),
        ("https://*.a.b/c", "https://*.a.b"),
    ])
    func schemesAndHostsAreRoots(_ pattern: String, _ root: String) throws {
        #expect(PatternChunks(try RouteTable.maps(pattern).rows[0]).root == root)
    }

    @Test func literalsAreTheSameAsRoutersSee() throws {
        let tree = Self.tree(
            of: try .maps("/café/a", "/caf%C3%A9/b", "/Books/a", "/books/b", "/%3Aid", "/:id"))
        #expect(tree.count { $0.contains(":::prefix") } == 2)
        #expect(tree.count { $0.contains(":::map") } == 6)
    }

    @Test func namesOfNodesAreNeverTheSame() throws {
        let table = try RouteTable.maps(
            "/a", "/a/*", "/a/**", "/a/b", "/a-b", "/a_b/c", "/a/é", "/a/é/é", "/日", "/本")
        let names = Self.tree(of: table).compactMap { line in
            line.split(separator: " ").last.map { $0.prefix { $0 == "_" || $0.isLetter || $0.isNumber } }
        }
        #expect(names.count == 11 && Set(names).count == names.count)
    }

    @Test func aRouteMoreAddsLinesAndChangesFew() throws {
        let patterns = (0..<20).map { "/section\($0 % 5)/page\($0)" }
        let router = Routing()
        for pattern in patterns { router.map(try RoutePattern(pattern)) { _ in } }
        let before = Set(router.routeTable(as: .mermaid).split(separator: "\n"))
        router.map("/section3/another") { _ in }
        let after = Set(router.routeTable(as: .mermaid).split(separator: "\n"))
        #expect(before.subtracting(after).isEmpty && after.subtracting(before).count == 1)
    }

    @Test func whatMermaidCouldReadIsEscaped() throws {
        let router = Routing()
        let hostile = "\"]; %% `x` <b>#quot; --> n1 {{\n}} style:::map"
        router.map(
            try RoutePattern(regularExpression: "[\"`]%%<b>"),
            name: hostile,
            tags: [hostile]
        ) { _ in }
        for line in router.routeTable(as: .mermaid).split(separator: "\n") where line.contains(":::map") {
            let words = line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
            let plain = words.split(separator: "<br/>").joined()
            #expect(!plain.contains { "\"`<>%{}[]()|\\:".contains($0) }, "\(line)")
            #expect(line.hasSuffix("\"):::map"))
        }
    }

    @Test func aLargeTableIsCountedRatherThanRefused() throws {
        let router = Routing()
        for number in 0..<2_000 {
            router.map(RoutePattern(stringLiteral: "/s\(number % 13)/t\(number % 50)/u\(number)")) { _ in }
        }
        let text = router.routeTable(as: .mermaid)
        let lines = text.split(separator: "\n")
        #expect(lines.count < 500 && text.utf16.count < 50_000)
        let counted = lines.filter { $0.contains(":::gap") }.compactMap { line in
            line.split(separator: " ").compactMap { Int($0) }.first
        }
        let drawn = lines.count { $0.contains(":::map") }
        #expect(counted.reduce(drawn, +) == 2_000)
    }

    @Test func longWordsOfManyEntriesAreReadByMermaidToo() throws {
        let words = String(repeating: "~", count: 100)
        let router = Routing()
        for number in 0..<300 {
            router.map(
                RoutePattern(stringLiteral: "/s\(number % 100)"),
                name: words,
                tags: [words]
            ) { _ in }
        }
        let text = router.routeTable(as: .mermaid)
        #expect(text.utf16.count <= 50_000)
        #expect(text.contains(" more\"]:::gap"))
    }

    @Test func thereMayBeNothing() {
        #expect(Self.tree(of: RouteTable([])) == [#"n(["no routes"])"#])
    }

    /// The lines that draw nodes.
    private static func tree(of table: RouteTable) -> [String] {
        let lines = table.mermaid.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        return Array(lines.dropFirst(2).prefix { !$0.hasPrefix("classDef") })
    }
}
