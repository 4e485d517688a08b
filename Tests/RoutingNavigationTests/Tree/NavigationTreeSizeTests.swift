import Routing
import Testing

@testable import RoutingNavigation

/// Trees of many endpoints.
@Suite struct NavigationTreeSizeTests {
    /// The old table compared each pattern with every other that begins with a capture: 16 s for these.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["**/tag#", "pre-:x.tag#", ":shop<int>/**/tag#/*", "tag#/**/:id", ":a(/:b)/tag#"])
    func patternsWithATextOfTheirOwnAreNotComparedWithOneAnother(_ pattern: String) throws {
        let tree = try NavigationTree<String>.validated {
            Stack(name: "all") {
                for number in 0..<2_000 {
                    Endpoint(RoutePattern(stringLiteral: pattern.replacing("#", with: "\(number)")))
                }
            }
        }
        #expect(tree.blueprint.nodes.count > 2_000)
    }

    @Test(.timeLimit(.minutes(1)))
    func patternsThatBeginWithCapturesAreNotComparedWithOneAnother() throws {
        let parts = ["item", "page", "tag"]
        let tree = try NavigationTree<String>.validated {
            Stack(name: "all") {
                for number in 0..<3_000 { Endpoint(":shop<int>/\(parts[number % 3])\(number)/:id") }
            }
        }
        let state = try NavigationState.opening("7/tag2/9", on: tree)
        #expect(state.activeLeaf?.destination.pattern == ":shop<int>/tag2/:id")
    }

    /// Each missing option was compared with all the others, so the time grew with their square.
    @Test(.timeLimit(.minutes(1)))
    func newTabsAreNotComparedWithOneAnother() throws {
        func tabs(_ numbers: Range<Int>) throws -> NavigationTree<String> {
            try NavigationTree<String>.validated {
                Fork(name: "tabs") { for number in numbers { Endpoint("tab\(number)") } }
            }
        }
        let state = try NavigationState.opening("tab1500", on: tabs(1_500..<1_501))
        let (restored, dropped) = try state.restored(on: tabs(0..<3_000).blueprint)
        let patterns = restored.root?.children.map(\.destination.pattern)
        #expect(patterns == (0..<3_000).map { "tab\($0)" })
        #expect(restored.url == "tab1500" && dropped.isEmpty)
    }
}
