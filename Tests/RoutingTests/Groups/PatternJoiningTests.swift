import Testing

@testable import Routing

/// Patterns behind prefixes.
@Suite struct PatternJoiningTests {
    private static let webSchemes = RouteURL.Options.standardWebSchemes

    private func joined(_ prefix: RoutePattern, _ pattern: RoutePattern) throws -> RoutePattern {
        try pattern.joined(to: prefix, webSchemes: Self.webSchemes)
    }

    @Test(arguments: [
        ("app://books", ":id", "app://books/:id"),
        ("app://books", "/:id", "app://books/:id"),
        ("app://books/", "//:id/", "app://books/:id/"),
        ("app://books/", "/", "app://books/"),
        ("/", "books", "/books"),
        ("books(/:id)", "notes", "books(/:id)/notes"),
        ("books", "(/:id)", "books/(/:id)"),
        ("books", "(:id)", "books/(:id)"),
        ("books/:id", "(/notes)", "books/:id/(/notes)"),
        ("/:kind<news|sport>", ":id(\\d+)", "/:kind<news|sport>/:id(\\d+)"),
        ("https://example.com", "**", "https://example.com/**"),
        ("https://*.example.com:8080/", "books", "https://*.example.com:8080/books"),
        ("app://", "books", "app:///books"),
        ("app:///", "books", "app:///books"),
        ("app:////", "books", "app:///books"),
        ("app://", ":80", "app:///:80"),
        ("/a/*", "b", "/a/*/b"),
        ("/a/b", "x/../c", "/a/b/x/../c"),
    ])
    func exactlyOneSlashIsBetween(prefix: String, pattern: String, whole: String) throws {
        let whole = try RoutePattern(whole)
        #expect(try joined(RoutePattern(prefix), RoutePattern(pattern)) == whole)
    }

    @Test(arguments: [
        ("app://books", ":id", "app://books/7", true),
        ("app://books", ":id", "app://books", false),
        ("app://books", "(/:id)", "app://books/7", true),
        ("app://books", "(/:id)", "app://books", true),
        ("app://books", "(:id)", "app://books/7", true),
        ("app://", "books/:id", "app://books/7", true),
        ("app://", "books/:id", "other://books/7", false),
        ("https://example.com", "books", "https://example.com/books", true),
        ("https://example.com", "books", "https://example.org/books", false),
        ("/a/*", "/", "/a/b/c", true),
        ("/a/*", "d", "/a/b/d", true),
        ("/a/*", "d", "/a/b/c/d", false),
    ])
    func theWholeMatchesWhatItSays(prefix: String, pattern: String, url: String, matches: Bool) throws {
        let router = Routing()
        router.map(try joined(RoutePattern(prefix), RoutePattern(pattern))) { _ in }
        #expect(router.canOpen(url) == matches)
    }

    @Test(arguments: [
        ("app://books", "app://books/:id", RoutePatternError.Code.strayCharacter, "is where this begins"),
        ("/books", "../other", .strayCharacter, "leads out"),
        ("/books", "x/%2e%2E/../other", .strayCharacter, "leads out"),
        ("/books(/new)", "(..)", .strayCharacter, "leads out"),
        ("/:id", ":id", .duplicateName, "already"),
        ("/:path...", "x", .catchAllNotLast, "must be last"),
        ("/...", "x", .catchAllNotLast, "must be last"),
        ("(/a)(/b)(/c)(/d)", "(e)(/f)(/g)", .tooManyGroups, "six"),
    ])
    func whatCannotStandThereIsRefused(
        prefix: String,
        pattern: String,
        code: RoutePatternError.Code,
        message: String
    ) throws {
        let (prefix, pattern) = (try RoutePattern(prefix), try RoutePattern(pattern))
        let error = #expect(throws: RoutePatternError.self) { try joined(prefix, pattern) }
        #expect(error?.code == code)
        #expect(error?.message.contains(message) == true || code == .tooManyGroups, "\(error?.message ?? "")")
    }

    @Test func expressionsOverWholeURLsAreRefusedOnBothSides() throws {
        let expression = try RoutePattern(regularExpression: "/books/:id")
        for (prefix, pattern): (RoutePattern, RoutePattern) in [(expression, "/a"), ("/a", expression)] {
            let error = #expect(throws: RoutePatternError.self) { try joined(prefix, pattern) }
            #expect(error?.code == .invalidRegularExpression)
            #expect(error?.message.contains("cannot be joined") == true)
        }
    }

    @Test func conditionsInCodeOfBothSidesAreKept() throws {
        let prefix = try RoutePattern("/:kind", where: ["kind": .satisfying { $0 == "books" }])
        let pattern = try RoutePattern(":id", where: ["id": .satisfying { $0.count == 2 }])
        let router = Routing()
        router.map(try joined(prefix, pattern)) { _ in }
        #expect(["/books/12", "/films/12", "/books/123"].filter(router.canOpen) == ["/books/12"])
    }

    @Test func aConditionWithoutANameIsRefused() throws {
        let nameless = try RoutePattern(":_", where: ["_": .satisfying { _ in false }])
        let error = #expect(throws: RoutePatternError.self) { try joined(nameless, ":_") }
        #expect(error?.code == .missingName)
    }

    @Test func otherWebSchemesAreReadAsSuch() throws {
        let whole = try ("books" as RoutePattern).joined(to: "app://host", webSchemes: ["app"])
        let router = Routing(configuration: Routing.Configuration(webSchemes: ["app"]))
        router.map(whole) { _ in }
        #expect(router.canOpen("app://host/books"))
        #expect(!router.canOpen("app://other/books"))
    }
}
