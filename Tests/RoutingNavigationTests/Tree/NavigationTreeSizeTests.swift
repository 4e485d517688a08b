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
}
