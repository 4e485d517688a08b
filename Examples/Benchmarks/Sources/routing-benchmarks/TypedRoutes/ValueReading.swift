import Routing

/// Who reads the values of a URL: the router, for a map of a type, or the handler of a map of a pattern.
enum ValueReading {
    case typed
    case byHand

    /// A router with one map, whose handler returns the value.
    ///
    /// - Parameter type: The type of the values.
    /// - Returns: The router.
    func router<Target: HandReadRoute>(for type: Target.Type) -> Routing {
        let router = Routing()
        switch self {
        case .typed:
            router.map(type, perform: { value, _ in value })
        case .byHand:
            router.map(
                Target.pattern,
                perform: { request in
                    guard let value = Target(byHand: request.parameters) else { throw NoValue() }
                    return value
                }
            )
        }
        return router
    }

    /// A URL that gives no value.
    struct NoValue: Error {}
}
