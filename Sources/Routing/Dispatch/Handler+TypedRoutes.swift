/// Handlers that receive the value of a typed route.
extension Handler {
    /// A map whose handler receives the value of a typed route.
    static func map<Target: Route, Value: Sendable>(
        _ type: Target.Type,
        _ perform: @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> Value
    ) -> Handler {
        let code = Code.asyncMap(isolation: perform.isolation) { request in
            let value = try await perform(try request.decodedRoute(as: Target.self), request)
            return value is Void ? nil : value
        }
        return Handler(code, decoding: RouteValueDecoder(type))
    }

    /// A proxy whose handler receives the value of a typed route.
    static func proxy<Target: Route>(
        _ type: Target.Type,
        _ decide: @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> ProxyDecision
    ) -> Handler {
        let code = Code.asyncProxy(isolation: decide.isolation) { request in
            try await decide(try request.decodedRoute(as: Target.self), request)
        }
        return Handler(code, decoding: RouteValueDecoder(type))
    }
}

extension RouteRequest {
    /// Returns the value that was decoded when the URL was matched.
    fileprivate func decodedRoute<Target: Route>(as type: Target.Type) throws -> Target {
        if let route = value?.value as? Target { return route }
        return try parameters.decoded(as: type)
    }
}
