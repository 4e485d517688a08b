extension Redactor {
    /// Gives an event as somebody sees it who must not see everything.
    func redacted(_ event: RoutingEvent) -> RoutingEvent {
        var event = event
        // An event about an entry has a pattern for a route, and nothing to hide.
        if !isEmpty { event.route = redacted(url: event.route) }
        event.decision = event.decision.map(redacted)
        event.error = event.error.map(redacted)
        return event
    }

    /// Gives a decision without the values that it carries.
    private func redacted(_ decision: ProxyDecision) -> ProxyDecision {
        switch decision.form {
        case .pass, .hold: decision
        case .redirect(let route, _, _): .redirect(to: redacted(url: route), parameters: Parameters())
        case .reject(let error): ProxyDecision(form: .reject(redacted(error)))
        }
    }

    /// Gives an error without what is underneath, which may say anything.
    func redacted(_ error: RoutingError) -> RoutingError {
        var message = error.message
        if let fault = error.underlying as? RouteURLError {
            message += ": \(fault.code) at byte \(fault.offset)"
        }
        return RoutingError(error.code, redacted(message: message))
    }
}
