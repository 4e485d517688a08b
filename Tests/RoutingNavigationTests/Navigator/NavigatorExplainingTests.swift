import Routing
import RoutingDiagnostics
import RoutingNavigation
import RoutingTesting
import Testing

/// Trees and navigators are asked why a URL goes where it goes.
@MainActor @Suite struct NavigatorExplainingTests {
    private static let line: UInt = #line + 2
    private let tree = NavigationTree<String> {
        Endpoint("books") { Endpoint("books/:id<int>", name: "book") }
        Endpoint({ $0.string == "odd" }, name: "odd")
        Endpoint("books/new")
    }

    @Test func aTreeSaysWhichEndpointAURLLeadsTo() throws {
        let explanation = tree.explain("books/7?page=2")
        let winner = try #require(explanation.winner)
        #expect(winner.route.name == "book" && winner.route.line == Self.line)
        #expect(winner.route.fileID.hasSuffix("NavigatorExplainingTests.swift"))
        #expect(Set(winner.parameters.map(\.name)) == ["id", "page"])
    }

    @Test func aTreeSaysWhatIsNear() {
        let explanation = tree.explain("boks/7")
        #expect(explanation.winner == nil)
        #expect(explanation.others.first?.suggestion == "books/7", "\(explanation)")
    }

    @Test func theFirstDeclaredWins() {
        let tree = NavigationTree<String> {
            Endpoint("new", name: "first")
            Endpoint(":any", name: "second")
        }
        #expect(tree.explain("new").winner?.route.name == "first")
        #expect(tree.audit().isEmpty)
        #expect(tree.routes.map(\.name) == ["first", "second"])
    }

    @Test func aNavigatorWithoutARouterAnswersForItsTree() {
        let navigator = Navigator(tree)
        #expect(navigator.explain("books/7").winner?.route.name == "book")
        #expect(navigator.explain("books/7").proxies.isEmpty)
    }

    @Test func aNavigatorInARouterTellsOfGuards() {
        let router = Routing()
        let navigator = Navigator(tree, in: router)
        router.protect("books/:id", name: "login") { _ in .pass }
        router.map("other") { _ in }
        let explanation = navigator.explain("books/7")
        #expect(explanation.proxies.map(\.name) == ["login"])
        #expect(explanation.winner?.route.name == "book" && explanation.winner?.route.line == Self.line)
        #expect(navigator.explain("other").winner == nil, "it is not in the navigator's scope")
    }
}
