import Routing
import Testing

@testable import RoutingNavigation

/// Errors and descriptions with texts from untrusted URLs.
@MainActor @Suite struct NavigationErrorTests {
    /// It reverses the text after it, and moves the cursor of a terminal.
    private static let hostile = "\u{202E}\u{9B}"

    private func expectVisible(_ text: String, location: SourceLocation = #_sourceLocation) {
        #expect(text.contains(#"\u{202e}\u{9b}"#), sourceLocation: location)
        #expect(
            !text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{9B}" }, sourceLocation: location)
    }

    @Test func aURLFromAStrangerIsEscaped() async throws {
        let navigator = Navigator(NavigationTree<String> { Endpoint("books/:id") })
        let error = await #expect(throws: NavigationError.self) {
            try await navigator.open("shelf/\(Self.hostile)")
        }
        expectVisible("\(try #require(error))")
        let state = try await navigator.open("books/\(Self.hostile)")
        expectVisible(state.description)
        expectVisible(NavigationState().changes(to: state).map(\.description).joined())
    }

    @Test func anErrorUnderneathIsEscapedLineByLine() {
        let other = NavigationError(.noRoom, Self.hostile)
        let text =
            "\(NavigationError(.malformedURL, "no URL", underlying: Lines(text: "a\n\(other.message)")))"
        expectVisible(text)
        #expect(text.split(separator: "\n").count == 3)
    }

    @Test func aPatternOfATreeIsEscaped() {
        let error = #expect(throws: NavigationTreeError.self) {
            let names = ["a", "b"].map { Endpoint<String>($0, name: Self.hostile).declaration }
            _ = try NavigationTree(validating: names)
        }
        expectVisible(error.map { "\($0)" } ?? "")
    }

    private struct Lines: Error, CustomStringConvertible {
        let text: String
        var description: String { text }
    }
}
