import Routing
import Testing

@testable import RoutingNavigation

/// Which endpoint a URL leads to.
@Suite struct BlueprintMatchingTests {
    private let tree = NavigationTree<String> {
        Stack {
            Endpoint({ $0.query["preview"] != nil }, name: "preview") {
                Endpoint("a/:x") {
                    Endpoint("a/:x/:y")
                    Modal { Endpoint("b/:z<int>/:x") }
                }
            }
            Endpoint("b/:x/:y")
            Endpoint({ $0.scheme == "mailto" }, name: "mail")
            Endpoint("*/:file.txt")
        }
    }

    @Test(arguments: [
        ("a/1", "a/:x"),
        ("A/1/2", "a/:x/:y"),
        ("b/1/2", "b/:z<int>/:x"),
        ("b/k/2", "b/:x/:y"),
        ("a/1?preview", "preview"),
        ("mailto:a/1", "a/:x"),
        ("mailto:x", "mail"),
        ("q/note.txt", "*/:file.txt"),
    ])
    func theFirstDeclaredThatMatchesIsIt(url: String, title: String) throws {
        let match = try #require(tree.blueprint.match(try RouteURL(url)))
        #expect(tree.blueprint.nodes[match.number].title == title)
    }

    @Test func conditionsInCodeAreAskedInOrder() throws {
        let isOdd = RoutePattern.Constraint.satisfying { ["1", "3"].contains($0) }
        let tree = NavigationTree<String> {
            Endpoint({ $0.string == "n/3" }, name: "three")
            if let odd = try? RoutePattern("n/:id", where: ["id": isOdd]) { Endpoint(odd, name: "odd") }
            Endpoint("n/:id")
        }
        for (url, name) in [("n/1", "odd"), ("n/2", nil), ("n/3", "three")] {
            let state = try NavigationState().applying(.open(url), on: tree)
            #expect(state.activeLeaf?.destination.name == name)
        }
    }

    @Test func anUnmatchedURLThrowsWithWhatWasTried() throws {
        let state = try NavigationState().applying(.open("a/1"), on: tree)
        let error = try #require(throws: NavigationError.self) { try state.applying(.open("z"), on: tree) }
        #expect(error.code == .noEndpoint)
        #expect(
            error.description
                == "noEndpoint: no endpoint matches 'z'; tried 'preview', 'a/:x', 'b/:z<int>/:x', "
                + "'a/:x/:y', 'b/:x/:y', 'mail', '*/:file.txt'")
        let malformed = try #require(throws: NavigationError.self) {
            try state.applying(.open("%"), on: tree)
        }
        #expect(malformed.code == .malformedURL && malformed.underlying is RouteURLError)
        #expect(malformed.description.hasPrefix("malformedURL: this is not a URL\nmalformed URL at byte 0"))
        let many = NavigationTree<String> { for number in 0..<25 { Endpoint("e\(number)") } }
        let long = try #require(throws: NavigationError.self) { try state.applying(.open("z"), on: many) }
        #expect(long.message.hasSuffix("'e19' and 5 more"))
    }

    @Test func whatAnEndpointLiesOnHasTheCapturesOfItsNames() throws {
        let state = try NavigationState().applying(.open("a/1/2?q=3"), on: tree)
        let destinations = state.activePath.map(\.destination)
        #expect(destinations.map(\.pattern) == [nil, nil, "a/:x", "a/:x/:y"])
        #expect(destinations.map(\.url) == [nil, nil, "a/1", "a/1/2?q=3"])
        #expect(destinations.map(\.parameters) == [[:], [:], ["x": "1"], ["q": "3", "x": "1", "y": "2"]])
        #expect(destinations.map(\.captures) == [[:], [:], ["x": "1"], ["x": "1", "y": "2"]])
    }
}
