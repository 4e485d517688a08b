import Routing
import Testing

/// The samples of the documentation of printing.
@Suite struct PrintingSamples {
    @Test func aPatternPrintsAURL() throws {
        let pattern: RoutePattern = "app://books/:id(/:tab)"
        let url = try pattern.url(with: ["id": "7", "page": "2"])
        assert(url == "app://books/7?page=2")
        #expect(url == "app://books/7?page=2")
    }

    @Test func aPatternPrintsAPath() throws {
        let pattern: RoutePattern = "https://example.com/books/:id"
        let path = try pattern.path(with: ["id": "a b"])
        assert(path == "/books/a%20b")
        #expect(path == "/books/a%20b")
    }

    @Test func aValueThatCannotBePrintedIsNamed() throws {
        let pattern: RoutePattern = "app://books/:id<int>"
        do {
            print(try pattern.url(with: ["id": "seven"]))
        } catch let error as RouteValueError where error.code == .refused {
            print(error.name ?? "", error.value ?? "")
        }
    }
}
