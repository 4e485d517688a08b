internal import Dispatch

/// Reports that a handler is done; the handler calls it once, from any thread.
public typealias Completed = @Sendable () -> Void

/// Handles a URL: receives the route without query and fragment, the parameters, the passed data, and the
/// continuation that it must call when it is done.
public typealias RouteHandler = @Sendable (String, Parameters, (any Sendable)?, @escaping Completed) -> Void

/// The route that a proxy opens instead of a URL, with its parameters and data.
public typealias ProxyCommit = (route: String, parameters: Parameters, data: (any Sendable)?)

/// Reports the decision of a proxy: `nil` to continue, or a commit to open instead; the proxy calls it once,
/// from any thread.
public typealias Next = @Sendable (ProxyCommit?) -> Void

/// Decides about a URL before it is handled: receives the route, the parameters, the passed data, and the
/// continuation that it must call with its decision.
public typealias ProxyHandler = @Sendable (String, Parameters, (any Sendable)?, @escaping Next) -> Void

/// An async handler; it runs in the isolation of its caller, so the caller must use the handler's isolation.
typealias AsyncHandler<Value> = nonisolated(nonsending) @Sendable (RouteRequest) async throws -> Value

/// The code that the router calls for an entry.
enum Handler: Sendable {
    case map(DispatchQueue, RouteHandler)
    case proxy(DispatchQueue, ProxyHandler)
    case asyncMap(isolation: (any Actor)?, AsyncHandler<(any Sendable)?>)
    case asyncProxy(isolation: (any Actor)?, AsyncHandler<ProxyDecision>)
    /// An async handler for a value that is decoded first; a URL without such a value does not match.
    indirect case typed(RouteValueDecoder, Handler)
}

extension Handler {
    /// The default kind of an entry with this handler; a guard uses a proxy's handler and states its kind.
    var kind: RouteEntry.Kind {
        switch self {
        case .map, .asyncMap: .map
        case .proxy, .asyncProxy: .proxy
        case .typed(_, let handler): handler.kind
        }
    }

    /// The queue of a handler with a continuation; `nil` for an async handler.
    var queue: DispatchQueue? {
        switch self {
        case .map(let queue, _), .proxy(let queue, _): queue
        case .asyncMap, .asyncProxy, .typed: nil
        }
    }

    /// A map whose value is the handler's result, or `nil` when the handler returns `Void`.
    static func map<Value: Sendable>(
        _ perform: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Value
    ) -> Handler {
        .asyncMap(isolation: perform.isolation) { request in
            let value = try await perform(request)
            return value is Void ? nil : value
        }
    }

    /// An async proxy.
    static func proxy(
        _ decide: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> ProxyDecision
    ) -> Handler {
        .asyncProxy(isolation: decide.isolation) { try await decide($0) }
    }
}
