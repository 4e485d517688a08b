/// Redaction of events, for listeners that hide names.
extension Redaction {
    /// Returns the redacted form of an event.
    ///
    /// The URL, the source of the URL, the name of the gate and the decision are masked. An error keeps its code.
    /// A sentence for the code replaces a message that may contain the URL, and the error underneath is removed.
    func event(_ event: RoutingEvent) -> RoutingEvent {
        // An event without an origin concerns an entry, so its route is a pattern.
        guard let origin = event.origin else { return event }
        var event = event
        event.route = url(event.route)
        event.origin = self.origin(origin)
        event.gate = event.gate.map(text)
        event.decision = event.decision.map(decision)
        event.error = event.error.map(error)
        return event
    }

    /// Returns an origin whose source is masked if it may contain a URL.
    package func origin(_ origin: RouteOrigin) -> RouteOrigin {
        origin.isExternal ? .external(source: origin.source.map(text)) : origin
    }

    /// Returns a decision with masked texts, and without its parameters and data.
    private func decision(_ decision: ProxyDecision) -> ProxyDecision {
        switch decision.form {
        case .pass: decision
        case .hold(let gate): ProxyDecision(form: .hold(GateReference(named: text(gate.name))))
        case .redirect(let route, _, _): .redirect(to: url(route), parameters: Parameters())
        case .reject(let error): ProxyDecision(form: .reject(self.error(error)))
        }
    }

    /// Returns an error without the texts that it cites; the reason of a rejection is masked but kept.
    private func error(_ error: RoutingError) -> RoutingError {
        if let fault = error.underlying as? RouteURLError {
            return RoutingError(error.code, "\(error.code.sentence): \(fault.code) at byte \(fault.offset)")
        }
        let isReason = error.code == .rejected && error.underlying == nil
        return RoutingError(error.code, isReason ? text(error.message) : error.code.sentence)
    }
}
