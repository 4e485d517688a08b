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
final class Handler: StoredHandler {
    enum Code: Sendable {
        case map(DispatchQueue, RouteHandler)
        case proxy(DispatchQueue, ProxyHandler)
        case asyncMap(isolation: (any Actor)?, AsyncHandler<(any Sendable)?>)
        case asyncProxy(isolation: (any Actor)?, AsyncHandler<ProxyDecision>)
    }

    let code: Code
    /// The decoder of the value that must be decoded for the entry to match; `nil` for an untyped entry.
    let decoder: RouteValueDecoder?

    init(_ code: Code, decoding decoder: RouteValueDecoder? = nil) {
        self.code = code
        self.decoder = decoder
    }
}

extension Handler {
    var kind: RouteEntry.Kind {
        switch code {
        case .map, .asyncMap: .map
        case .proxy, .asyncProxy: .proxy
        }
    }

    var isTyped: Bool { decoder != nil }

    /// The queue of a handler with a continuation; `nil` for an async handler.
    var queue: DispatchQueue? {
        switch code {
        case .map(let queue, _), .proxy(let queue, _): queue
        case .asyncMap, .asyncProxy: nil
        }
    }

    /// A classic map.
    static func map(_ queue: DispatchQueue, _ perform: @escaping RouteHandler) -> Handler {
        Handler(.map(queue, perform))
    }

    /// A classic proxy.
    static func proxy(_ queue: DispatchQueue, _ decide: @escaping ProxyHandler) -> Handler {
        Handler(.proxy(queue, decide))
    }

    /// A map whose value is the handler's result, or `nil` when the handler returns `Void`.
    static func map<Value: Sendable>(
        _ perform: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Value
    ) -> Handler {
        Handler(
            .asyncMap(isolation: perform.isolation) { request in
                let value = try await perform(request)
                return value is Void ? nil : value
            }
        )
    }

    /// An async proxy.
    static func proxy(
        _ decide: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> ProxyDecision
    ) -> Handler {
        Handler(.asyncProxy(isolation: decide.isolation) { try await decide($0) })
    }
}

extension StoredHandler {
    /// The handler, with the code to call.
    ///
    /// Every call needs it, and a dynamic cast would cost more than the rest of the lookup. There is no other
    /// conformance; debug builds check the cast.
    fileprivate var whole: Handler { unsafeDowncast(self, to: Handler.self) }
}

extension Entry {
    /// The code to call for the entry.
    var handler: Handler { storedHandler.whole }
}

extension RouteEntry {
    /// The code to call for the entry.
    var handler: Handler {
        get { storedHandler.whole }
        set { storedHandler = newValue }
    }
}
