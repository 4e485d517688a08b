/// Handlers that receive the value of a typed route.
extension Handler {
    /// A map whose handler receives the value of a typed route.
    static func map<Target: Route, Value: Sendable>(
        _ type: Target.Type,
        _ perform: @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> Value
    ) -> Handler {
        let handler = Handler.asyncMap(isolation: perform.isolation) { request in
            let value = try await perform(try request.decodedRoute(as: Target.self), request)
            return value is Void ? nil : value
        }
        return .typed(RouteValueDecoder(type), handler)
    }

    /// A proxy whose handler receives the value of a typed route.
    static func proxy<Target: Route>(
        _ type: Target.Type,
        _ decide: @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> ProxyDecision
    ) -> Handler {
        let handler = Handler.asyncProxy(isolation: decide.isolation) { request in
            try await decide(try request.decodedRoute(as: Target.self), request)
        }
        return .typed(RouteValueDecoder(type), handler)
    }

    /// The handler to call; for a typed route, the one inside.
    var called: Handler {
        if case .typed(_, let handler) = self { handler } else { self }
    }

    /// Whether a value must be decoded for the entry to match.
    var isTyped: Bool {
        if case .typed = self { true } else { false }
    }

    /// The decoder of the value that must be decoded for the entry to match; `nil` for an untyped entry.
    var reading: RouteValueDecoder? {
        if case .typed(let reading, _) = self { reading } else { nil }
    }
}

extension RouteRequest {
    /// Returns the value that was decoded when the URL was matched.
    fileprivate func decodedRoute<Target: Route>(as type: Target.Type) throws -> Target {
        if let route = value?.value as? Target { return route }
        return try parameters.decoded(as: type)
    }
}
