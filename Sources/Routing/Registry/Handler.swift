internal import Dispatch

/// Says that a handler is done; to be called once, from anywhere.
public typealias Completed = @Sendable () -> Void

/// Handles a URL: the route without query and fragment, the parameters, what was passed along, and the
/// continuation that it must call when it is done.
public typealias RouteHandler = @Sendable (String, Parameters, (any Sendable)?, @escaping Completed) -> Void

/// Where a proxy sends a URL instead, with which parameters and data.
public typealias ProxyCommit = (route: String, parameters: Parameters, data: (any Sendable)?)

/// Says what a proxy decided: `nil` to go on, a commit to open that instead; to be called once, from
/// anywhere.
public typealias Next = @Sendable (ProxyCommit?) -> Void

/// Is asked before a URL is handled: the route, the parameters, what was passed along, and the continuation
/// that it must call with its decision.
public typealias ProxyHandler = @Sendable (String, Parameters, (any Sendable)?, @escaping Next) -> Void

/// A handler that is awaited; it runs in the isolation of its caller, which sees to it that it is the
/// handler's own.
typealias AsyncHandler<Value> = nonisolated(nonsending) @Sendable (RouteRequest) async throws -> Value

/// What is called for an entry.
enum Handler: Sendable {
    case map(DispatchQueue, RouteHandler)
    case proxy(DispatchQueue, ProxyHandler)
    case asyncMap(isolation: (any Actor)?, AsyncHandler<(any Sendable)?>)
    case asyncProxy(isolation: (any Actor)?, AsyncHandler<ProxyDecision>)
    /// An async one for a value, which has to be read first: a URL that gives none does not match.
    indirect case typed(RouteValueDecoder, Handler)
}

extension Handler {
    /// The kind of an entry with this handler that says no more; what a guard calls is a proxy's.
    var kind: RouteEntry.Kind {
        switch self {
        case .map, .asyncMap: .map
        case .proxy, .asyncProxy: .proxy
        case .typed(_, let handler): handler.kind
        }
    }

    /// The queue of a classic one; `nil` for one that is awaited.
    var queue: DispatchQueue? {
        switch self {
        case .map(let queue, _), .proxy(let queue, _): queue
        case .asyncMap, .asyncProxy, .typed: nil
        }
    }

    /// A map whose value is what the handler returns; nothing when it returns nothing.
    static func map<Value: Sendable>(
        _ perform: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Value
    ) -> Handler {
        .asyncMap(isolation: perform.isolation) { request in
            let value = try await perform(request)
            return value is Void ? nil : value
        }
    }

    /// A proxy that is awaited.
    static func proxy(
        _ decide: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> ProxyDecision
    ) -> Handler {
        .asyncProxy(isolation: decide.isolation) { try await decide($0) }
    }
}
