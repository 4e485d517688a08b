import Routing
import Testing

@testable import Support

/// What cannot be registered in a group stops the program.
@Suite struct RouteGroupFaultTests {
    @Test func aFaultInThePatternPointsIntoThePattern() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Routing().group("app://books") { $0.map("notes(/:id") { _ in } }
        }
        try expect(result, says: "unclosedGroup", "\n  notes(/:id\n       ^")
    }

    @Test func aFaultInTheWholePointsIntoTheWhole() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Routing().group("/:id") { $0.map(":id") { _ in } }
        }
        try expect(result, says: "in the group '/:id'", "duplicateName", "\n  /:id/:id\n       ^")
    }

    @Test func anExpressionOverWholeURLsStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let expression = try RoutePattern(regularExpression: "/books/:id")
            Routing().group("/x") { $0.map(expression) { _ in } }
        }
        try expect(result, says: "an expression over whole URLs cannot be joined")
    }

    @Test func aPrefixThatIsNoPatternNamesItsPlace() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Routing().group("/:") { _ in }
        }
        try expect(result, says: "RouteGroupFaultTests.swift", "missingName")
    }

    @Test func aNestedPrefixWithASchemeStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Routing().group("app://x") { $0.group("app://y") { _ in } }
        }
        try expect(result, says: "it cannot begin with 'app://'")
    }

    private struct Note: Route {
        static let pattern: RoutePattern = "notes/:id<int>"
        var id: Int
    }

    @Test func aTypedRouteBehindAPrefixStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Routing().group("app://books") { $0.map(Note.self) { _, _ in } }
        }
        try expect(
            result,
            says: "RouteGroupFaultTests.swift", "the typed route 'notes/:id<int>'", "the prefix 'app://books'"
        )
    }

    @Test func aTypedProxyBehindThePrefixOfAnOuterGroupStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Routing().group("/books") { books in
                books.group(tags: ["A"]) { $0.proxy(Note.self) { _, _ in .pass } }
            }
        }
        try expect(result, says: "the typed route 'notes/:id<int>'", "the prefix '/books'")
    }
}
