public import Routing

/// Expects that the map with a given pattern handles a URL.
///
/// The function dispatches the URL: guards and proxies are asked and the handler runs, so give the router
/// handlers that are harmless in a test.
///
/// ```swift
/// @Test func booksOpen() async throws {
///     try await expectOpens(router, "app://books/7", "books/:id")
///     try await expectOpens(router, "app://old/books/7", "books/:id", ["id": "7"])  // by a redirect
/// }
/// ```
///
/// - Parameters:
///   - router: The router, or a scope of one.
///   - url: The URL.
///   - pattern: The text of the map's pattern, as it was registered.
///   - parameters: The parameters that the handler should receive; `nil` for any.
///   - origin: The origin of the URL; `nil` for a `dispatch` without `from:`.
///   - fileID: The file of the expectation; leave it to the compiler.
///   - line: The line of the expectation; leave it to the compiler.
/// - Returns: The outcome of the dispatch.
/// - Throws: ``ExpectationFailure`` that describes the actual result.
@discardableResult
public func expectOpens(
    _ router: some RouteOpening,
    _ url: String,
    _ pattern: String,
    _ parameters: Parameters? = nil,
    from origin: RouteOrigin? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
) async throws -> RouteOutcome {
    let outcome: RouteOutcome
    do {
        outcome = try await router.dispatch(url, from: origin)
    } catch {
        let message = "'\(url)' was to be handled by '\(pattern)', but \(description(of: error))"
        throw ExpectationFailure(message, fileID, line)
    }
    guard outcome.pattern.description == pattern else {
        let message = "'\(url)' was to be handled by '\(pattern)', but '\(outcome.pattern)' did"
        throw ExpectationFailure(message + way(of: outcome), fileID, line)
    }
    if let parameters, parameters != outcome.parameters {
        let message =
            "'\(url)' was to give '\(pattern)' \(parameters), but it was given \(outcome.parameters)"
        throw ExpectationFailure(message + way(of: outcome), fileID, line)
    }
    return outcome
}

/// Expects that a router does not handle a URL.
///
/// The function dispatches the URL: guards and proxies are asked.
///
/// ```swift
/// try await expectRefuses(router, "app://nowhere", .noRoute)
/// ```
///
/// - Parameters:
///   - router: The router, or a scope of one.
///   - url: The URL.
///   - code: The expected kind of error; `nil` for any.
///   - origin: The origin of the URL; `nil` for a `dispatch` without `from:`.
///   - fileID: The file of the expectation; leave it to the compiler.
///   - line: The line of the expectation; leave it to the compiler.
/// - Throws: ``ExpectationFailure`` that describes the actual result.
public func expectRefuses(
    _ router: some RouteOpening,
    _ url: String,
    _ code: RoutingError.Code? = nil,
    from origin: RouteOrigin? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
) async throws {
    let wish = "'\(url)' was to be refused" + (code.map { " as \($0)" } ?? "")
    let outcome: RouteOutcome
    do {
        outcome = try await router.dispatch(url, from: origin)
    } catch let error as RoutingError where code == nil || error.code == code {
        return
    } catch {
        throw ExpectationFailure("\(wish), but \(description(of: error))", fileID, line)
    }
    let message = "\(wish), but '\(outcome.pattern)' handled it" + way(of: outcome)
    throw ExpectationFailure(message, fileID, line)
}

/// The text of the router's error, with its underlying error.
private func description(of error: any Error) -> String {
    guard let error = error as? RoutingError else { return "\(error)" }
    let underlying = error.underlying.map { ": \($0)" } ?? ""
    return "the router says \(error.code): \(error.message)\(underlying)"
}

/// The guards and proxies that decided about the URL.
private func way(of outcome: RouteOutcome) -> String {
    outcome.proxies.map { "\n  the \($0.kind) '\($0.pattern)' at \($0.sourceLine) decided: \($0.decision)" }
        .joined()
}
