public import Routing

/// Expects that a URL is handled by the map of a pattern.
///
/// The URL is dispatched: proxies are asked and the handler runs, so give the router handlers that a test can
/// bear.
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
///   - pattern: The pattern that the map was registered with, as it was written.
///   - parameters: The parameters that the handler is to be given; `nil` for any.
///   - origin: Where the URL comes from; `nil` for a `dispatch` without `from:`.
///   - fileID: Where it is expected; left to the compiler.
///   - line: Where it is expected; left to the compiler.
/// - Returns: How it was handled.
/// - Throws: ``ExpectationFailure`` that says what the router did instead.
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

/// Expects that a URL is not handled.
///
/// The URL is dispatched: proxies are asked.
///
/// ```swift
/// try await expectRefuses(router, "app://nowhere", .noRoute)
/// ```
///
/// - Parameters:
///   - router: The router, or a scope of one.
///   - url: The URL.
///   - code: Why it is not handled; `nil` for whatever reason.
///   - origin: Where the URL comes from; `nil` for a `dispatch` without `from:`.
///   - fileID: Where it is expected; left to the compiler.
///   - line: Where it is expected; left to the compiler.
/// - Throws: ``ExpectationFailure`` that says what the router did instead.
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

/// What the router says of its refusal, with what is underneath.
private func description(of error: any Error) -> String {
    guard let error = error as? RoutingError else { return "\(error)" }
    let underlying = error.underlying.map { ": \($0)" } ?? ""
    return "the router says \(error.code): \(error.message)\(underlying)"
}

/// The proxies that had a say in it.
private func way(of outcome: RouteOutcome) -> String {
    outcome.proxies.map { "\n  the \($0.kind) '\($0.pattern)' at \($0.place) decided: \($0.decision)" }
        .joined()
}
