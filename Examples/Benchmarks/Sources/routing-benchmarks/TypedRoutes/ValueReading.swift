import Routing

/// The reader of a URL's values: the router for a typed map, or the handler of an untyped map.
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

    /// The error for a URL without the value.
    struct NoValue: Error {}
}
