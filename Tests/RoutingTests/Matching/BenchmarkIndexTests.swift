import Testing

@_spi(Benchmarks) @testable import Routing

/// The face of the index that benchmarks measure: it has to find what the router finds.
@Suite struct BenchmarkIndexTests {
    private var index = BenchmarkIndex()
    private var captures: [Range<Int>] = []

    init() throws {
        for pattern in ["/books/*", "/books/:id", "/books/:id/notes/:note", "/files/:path...", "/:a/**/z"] {
            try index.insert(pattern)
        }
    }

    @Test mutating func theNewestIsFoundAndWhereItsCapturesStand() throws {
        #expect(index.match("/books/12/notes/345?page=2", captures: &captures) == 2)
        #expect(captures == [7..<9, 16..<19])
        #expect(index.match("app:/files/a/b/c", captures: &captures) == 3)
        #expect(captures == [11..<16])
        #expect(index.match("/books/12", captures: &captures) == 1)
        #expect(index.match("/nope", captures: &captures) == nil)
        #expect(captures.isEmpty)
    }

    @Test mutating func whatIsNoURLMatchesNothing() {
        #expect(index.match("/books/%zz", captures: &captures) == nil)
        #expect(index.matchAll("/books/%zz").isEmpty)
        #expect(index.parameters("/books/%zz") == nil)
    }

    @Test mutating func allAreFoundTheNewestFirst() {
        #expect(index.matchAll("/books/7/z") == [4, 0])
        index.remove(4)
        #expect(index.matchAll("/books/7/z") == [0])
    }

    @Test mutating func parametersAreThoseOfTheHandler() {
        #expect(index.parameters("/books/a%20b") == ["id": "a b"])
        #expect(index.parameters("/x/y/z") == ["a": "x"])
        #expect(index.parameters("/files/a/b")?["path"] == "a/b")
    }
}
