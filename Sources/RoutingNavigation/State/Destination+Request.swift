package import Routing

extension Destination {
    /// Gives the place that a request leads to, outside of any tree: leaving it does nothing.
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
