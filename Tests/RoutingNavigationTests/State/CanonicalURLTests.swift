import Routing
import Testing

@testable import RoutingNavigation

/// The URL by which places are compared.
@Suite struct CanonicalURLTests {
    private let tree = NavigationTree<String> {
        Stack(name: "all") {
            Endpoint("books") { Endpoint("books/:id(/:tab)") }
            Endpoint("app://shop/:item")
            Endpoint("/files/:path...")
            Endpoint("any/*")
            Endpoint({ $0.scheme == "mailto" }, name: "letter")
        }
    }

    @Test(arguments: [
        ("books/7", "books/7"), ("app://books/7?page=2#top", "books/7"),
        ("https://example.com/Books/7/", "books/7"), ("books/7/notes", "books/7/notes"),
        ("APP://shop/a%20b", "app://shop/a%20b"), ("files/a/b%2Fc", "/files/a/b%2Fc"),
        ("files/b%2Fc", "/files/b%2Fc"),
        ("any/7", nil), ("mailto:ada@example.com", nil),
    ])
    func itIsPrintedFromPatternAndCaptures(url: String, canonical: String?) throws {
        let state = try NavigationState.opening(url, on: tree)
        #expect(state.url == url)
        #expect(state.canonicalURL == canonical)
        let decoded = try NavigationState(json: state.json())
        #expect(decoded.canonicalURL == canonical)
        #expect(decoded == state)
    }

    @Test func whatLiesBelowHasOneAndContainersHaveNone() throws {
        let path = try NavigationState.opening("app://books/7", on: tree).activePath
        #expect(path.map(\.destination.canonicalURL) == [nil, "books", "books/7"])
    }
}
