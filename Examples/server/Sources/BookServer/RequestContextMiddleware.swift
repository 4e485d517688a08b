import HTTPTypes
public import Hummingbird
public import ServiceContextModule

extension ServiceContext {
    private enum RequestIDKey: ServiceContextKey {
        typealias Value = String
    }

    /// The id of the HTTP request that the current task serves.
    public var requestID: String? {
        get { self[RequestIDKey.self] }
        set { self[RequestIDKey.self] = newValue }
    }
}

/// Puts the id of each request into the service context, a task local, which handlers of the router inherit.
///
/// A library for tracing, such as swift-distributed-tracing, carries its spans in the same context.
public struct RequestContextMiddleware<Context: RequestContext>: RouterMiddleware {
    /// Creates the middleware.
    public init() {}

    /// Continues in the context that the header `X-Request-ID`, or Hummingbird's own id, gives.
    public func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var service = ServiceContext.current ?? .topLevel
        service.requestID = HTTPField.Name("X-Request-ID").flatMap { request.headers[$0] } ?? context.id
        return try await ServiceContext.withValue(service) { try await next(request, context) }
    }
}
