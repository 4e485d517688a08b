import Routing
import Testing

@testable import Support

/// Checks that a malformed pattern that stands in the program stops it.
@Suite struct MalformedLiteralTests {
    @Test func malformedLiteralStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            let pattern: RoutePattern = "books(/:id"
            print(pattern)
        }
    }

    @Test func malformedInterpolationStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            let name = ":"
            let pattern: RoutePattern = "books/\(name)"
            print(pattern)
        }
    }

    @Test func malformedTextHandedToMapStopsTheProgramWithItsPlace() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            Routing().map("books(/:id") { _, _, _, completed in completed() }
        }
        let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
        // Release builds trap without a message.
        #if DEBUG
            #expect(message.contains("RoutingTests/MalformedLiteralTests.swift:"))
            #expect(message.contains("unclosedGroup"))
            #expect(message.contains("\n  books(/:id\n       ^"))
        #endif
    }

    @Test func malformedTextHandedToProxyStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            Routing().proxy("/a/:") { _, _, _, next in next(nil) }
        }
    }

    @Test func malformedLiteralHandedToAnAsyncMapStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Routing().map("books(/:id") { _ in }
        }
        let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
        // Release builds trap without a message.
        #if DEBUG
            #expect(message.contains("\n  books(/:id\n       ^"))
        #endif
    }

    @Test func wellFormedPatternsDoNot() async {
        await #expect(processExitsWith: .success) {
            let pattern: RoutePattern = "books(/:id)"
            Routing().map(pattern) { _ in }
            Routing().map("books(/:id)") { _ in }
        }
    }
}
