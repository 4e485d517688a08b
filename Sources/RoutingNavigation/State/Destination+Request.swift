package import Routing

extension Destination {
    /// Creates the destination of a request outside any tree; finishing it has no effect.
    package init(of request: RouteRequest) {
        let pattern = request.pattern
        self.init(
            id: ID(0),
            origin: Origin(pattern.isRegularExpression ? .expression : .pattern, pattern.description),
            captures: request.parameters.restricted(to: Set(pattern.captureNames).contains),
            parameters: request.parameters,
            url: request.url.string,
            passed: request.data.map(Passed.init),
            declaredPattern: pattern
        )
    }
}
