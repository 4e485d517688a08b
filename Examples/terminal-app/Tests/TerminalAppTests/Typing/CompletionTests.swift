import Testing

@testable import terminal_app

@Suite struct CompletionTests {
    private static let patterns = [
        "today", "books", "books/:id<int>", "books/:id<int>/reviews/new", "account/orders/file-:id.json",
        "**",
    ]

    @Test(
        arguments: [
            ("", "books/:id", "books/"),
            ("b", "books/:id", "books/"),
            ("B", "books", "books"),
            ("books", "books/:id/reviews", "books/"),
            ("books/", "books/:id/reviews", "books/"),
            ("books/7", "books/:id/reviews", "books/7"),
            ("books/7/", "books/:id/reviews", "books/7/reviews"),
            ("books/7/r", "books/:id/reviews/new", "books/7/reviews/new"),
            ("books/7/reviews/new", "books/:id/reviews/new", "books/7/reviews/new"),
            ("books/7/reviews/new/", "books/:id/reviews/new", nil),
            ("books//r", "books/:id/reviews", nil),
            ("x", "books/:id", nil),
            ("bookshelf", "books/:id", nil),
            ("orders/f", "orders/file-:id.json", "orders/file-"),
            ("orders/file-7", "orders/file-:id.json", "orders/file-7"),
            ("a", "a(/:b)", "a"),
            ("app://bo", "books", "app://books"),
            ("app:///bo", "/books", "app:///books"),
            ("APP://bo", "app://books", "APP://books"),
            ("web://bo", "app://books", nil),
            ("bo", "app://books", "app://books"),
            ("/bo", "/books", "/books"),
            ("anything/at/all", "**", "anything/at/all"),
            ("docs/a/b", "docs/:path...", "docs/a/b"),
            ("docs/a/b", "docs/*", "docs/a/b"),
        ] as [(String, String, String?)])
    func aPatternSaysHowATextGoesOn(text: String, pattern: String, completed: String?) {
        #expect(PatternPrefix(pattern).completing(text) == completed)
    }

    @Test func matchesStandInTheOrderOfTheTable() {
        let completion = Completion(of: "app://bo", by: Self.patterns + ["books"])
        #expect(
            completion.matches.map(\.pattern) == [
                "books", "books/:id<int>", "books/:id<int>/reviews/new", "**",
            ])
        #expect(completion.common == "app://bo")
    }

    @Test func whatIsCommonToAllIsCertain() {
        #expect(Completion(of: "b", by: ["books/:id", "books/new", "boots"]).common == "boo")
        #expect(Completion(of: "x", by: Self.patterns.dropLast()).common == nil)
        #expect(Completion(of: "books?page=", by: Self.patterns).matches.isEmpty)
    }
}
