/// The value of a typed route, read from what a URL gives.
final class RouteValue: Sendable {
    let value: any Sendable

    init(_ value: any Sendable) {
        self.value = value
    }
}

/// Reads the values of a type of routes; what does not decode is no match.
///
/// Foreign code: never asked with a lock held.
final class RouteValueDecoder: Sendable {
    private enum Source: Sendable {
        case type(any Route.Type)
        case name(String)
    }

    private let source: Source
    private let decode: @Sendable (Parameters) throws -> any Sendable

    init<Target: Route>(_ type: Target.Type) {
        source = .type(type)
        decode = { try $0.decoded(as: Target.self) }
    }

    /// Reads something of everything, for a type of which only the name is known.
    init(typeName: String) {
        source = .name(typeName)
        decode = { $0 }
    }

    /// The name of the type.
    var typeName: String {
        switch source {
        case .type(let type): "\(type)"
        case .name(let name): name
        }
    }

    /// The identity of the type: two types may have one name.
    var identity: ObjectIdentifier {
        switch source {
        case .type(let type): ObjectIdentifier(type)
        case .name: ObjectIdentifier(self)
        }
    }

    /// Reads a value.
    ///
    /// - Parameter parameters: The query overlaid by the captures, and by what a proxy changed.
    /// - Returns: The value.
    /// - Throws: What the type throws when there is none.
    func value(of parameters: Parameters) throws -> RouteValue {
        RouteValue(try decode(parameters))
    }
}

extension Handler {
    /// A map that is given the value of a typed route.
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

    /// A proxy that is given the value of a typed route.
    static func proxy<Target: Route>(
        _ type: Target.Type,
        _ decide: @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> ProxyDecision
    ) -> Handler {
        let handler = Handler.asyncProxy(isolation: decide.isolation) { request in
            try await decide(try request.decodedRoute(as: Target.self), request)
        }
        return .typed(RouteValueDecoder(type), handler)
    }

    /// What is called, whatever has to be read first.
    var called: Handler {
        if case .typed(_, let handler) = self { handler } else { self }
    }

    /// Whether a value has to be read first.
    var isTyped: Bool {
        if case .typed = self { true } else { false }
    }

    /// What has to be read first for the entry to match, if anything.
    var reading: RouteValueDecoder? {
        if case .typed(let reading, _) = self { reading } else { nil }
    }
}

extension RouteRequest {
    /// The value that was decoded to find out whether the URL matches.
    fileprivate func decodedRoute<Target: Route>(as type: Target.Type) throws -> Target {
        if let route = value?.value as? Target { return route }
        return try parameters.decoded(as: type)
    }
}
