import Routing
import Testing

/// Gives the routing error that an operation throws; an operation that throws none fails the test.
func failure(
    of operation: () async throws -> RouteOutcome,
    sourceLocation: SourceLocation = #_sourceLocation
) async throws -> RoutingError {
    let error = await #expect(throws: RoutingError.self, sourceLocation: sourceLocation) {
        try await operation()
    }
    return try #require(error, sourceLocation: sourceLocation)
}

/// Expects that a program which stopped says why.
func expect(_ result: ExitTest.Result?, says parts: String...) throws {
    let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    // Release builds trap without a message.
    #if DEBUG
        for part in parts { #expect(message.contains(part)) }
    #endif
}

/// Gives the code of the routing error that an operation throws; `nil` for one that throws none.
func failureCode(of operation: () async throws -> RouteOutcome?) async -> RoutingError.Code? {
    do {
        _ = try await operation()
        return nil
    } catch {
        return (error as? RoutingError)?.code
    }
}
