/// The one place where events lose what a listener does not see.
extension Redaction {
    /// Gives an event as a listener sees it that hides names.
    ///
    /// The URL, the source of the URL, the gate and the proxy's decision are masked. An error keeps its code
    /// and, in place of a message that may cite the URL, a sentence for the code. It loses the error
    /// underneath.
    func event(_ event: RoutingEvent) -> RoutingEvent {
        // An event without an origin is about an entry: its route is a pattern.
        guard let origin = event.origin else { return event }
        var event = event
        event.route = url(event.route)
        event.origin = self.origin(origin)
        event.gate = event.gate.map(text)
        event.decision = event.decision.map(decision)
        event.error = event.error.map(error)
        return event
    }

    /// Gives an origin whose source is masked like a URL, if it may be one.
    package func origin(_ origin: RouteOrigin) -> RouteOrigin {
        origin.isExternal ? .external(source: origin.source.map(text)) : origin
    }

    /// Gives a decision without the parameters and the data that it carries.
    private func decision(_ decision: ProxyDecision) -> ProxyDecision {
        switch decision.form {
        case .pass: decision
        case .hold(let gate): ProxyDecision(form: .hold(GateReference(named: text(gate.name))))
        case .redirect(let route, _, _): .redirect(to: url(route), parameters: Parameters())
        case .reject(let error): ProxyDecision(form: .reject(self.error(error)))
        }
    }

    /// Gives an error without what it cites, but for a reason in the proxy's own words.
    private func error(_ error: RoutingError) -> RoutingError {
        if let fault = error.underlying as? RouteURLError {
            return RoutingError(error.code, "\(error.code.sentence): \(fault.code) at byte \(fault.offset)")
        }
        let isReason = error.code == .rejected && error.underlying == nil
        return RoutingError(error.code, isReason ? text(error.message) : error.code.sentence)
    }
}
