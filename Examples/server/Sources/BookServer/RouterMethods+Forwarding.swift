public import HTTPTypes
public import Hummingbird
public import Routing

extension RouterMethods {
    /// Answers the requests that no other route takes: a router of URLs dispatches their paths.
    ///
    /// The router's scope of a method, such as `routing["GET"]`, receives the requests with that method. Handlers,
    /// guards and proxies find the HTTP request in the `data` of their own request.
    ///
    /// - Parameters:
    ///   - routing: The router.
    ///   - methods: The methods that are forwarded.
    public func forward(to routing: Routing, methods: [HTTPRequest.Method] = [.get, .post]) {
        for method in methods {
            for path: RouterPath in ["/", "/**"] {
                on(path, method: method) { request, context in
                    try await routing[method.rawValue].response(to: request, context: context)
                }
            }
        }
    }
}

extension RouteScope {
    /// Dispatches the path and the query of a request.
    ///
    /// - Parameters:
    ///   - request: The request. It comes from a stranger, so its URL is external.
    ///   - context: The context in which Hummingbird encodes the value of the handler.
    /// - Returns: The response that the handler's value generates; 204 if the handler returns no value.
    /// - Throws: An `HTTPError` whose status tells why no handler answered, or the error of the handler.
    fileprivate func response(to request: Request, context: some RequestContext) async throws -> Response {
        let outcome: RouteOutcome
        do {
            // The path keeps its slash: without it, "/app://admin" would be a URL with a scheme.
            outcome = try await dispatch(
                request.uri.description, passing: request, from: .external(source: "http"))
        } catch let error as RoutingError {
            throw error.answer
        }
        switch outcome.value {
        case let value as any ResponseGenerator: return try value.response(from: request, context: context)
        default: return Response(status: .noContent)
        }
    }
}
