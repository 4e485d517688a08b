extension Job {
    /// The error for an ending other than `handled`.
    func error(for ending: JobPhase.Ending) -> RoutingError {
        let url = currentURL.string
        let callee = signature.map { "\($0)" } ?? "the router"
        switch ending {
        case .handled, .cleared, .failed, .rejected, .malformed, .expired:
            return extras?.error ?? RoutingError(.handlerFailed, "\(callee) failed")
        case .unmatched:
            if let refuser = extras?.refuser { return .untrusted(url, from: origin, by: refuser) }
            if let (map, error) = extras?.undecoded {
                let message = "\(map) matches '\(url)', but the URL does not decode to a value of its type"
                return RoutingError(.noRoute, message, underlying: error)
            }
            let scope = filter.tags.inOrder.joined(separator: ", ")
            let place = scope.isEmpty ? "" : " among the entries tagged \(scope)"
            return RoutingError(.noRoute, "no map matches '\(url)'\(place), and there is no fallback for it")
        case .abandoned:
            let message =
                "\(callee) released its continuation without calling it; every path must call it once"
            return RoutingError(.abandoned, message)
        case .timedOut:
            return RoutingError(.timedOut, "\(callee) took longer than 'handlerTimeout' allows")
        case .cancelled:
            return RoutingError(.cancelled, "'\(url)' was cancelled", underlying: extras?.error)
        case .overloaded:
            return RoutingError(
                .overloaded, "'maximumPendingOpens' jobs wait already, so '\(url)' was refused")
        case .wouldDeadlock:
            let message =
                "'\(url)' would wait for the handler that dispatches it, directly or through other routers; "
                + "use 'open', or a redirect"
            return RoutingError(.wouldDeadlock, message)
        case .redirectLoop:
            return redirectLoopError
        }
    }
}

extension RoutingError {
    /// The error for a URL whose origin no matching map accepts; `refuser` is the newest of these maps.
    fileprivate static func untrusted(
        _ url: String,
        from origin: RouteOrigin,
        by refuser: Entry.Signature
    ) -> RoutingError {
        let hint = origin.isUnstated ? "; without 'from:' a URL counts as external here" : ""
        let message = "\(refuser) matches '\(url)', but does not accept \(origin.kind) URLs\(hint)"
        return RoutingError(.untrusted, message)
    }
}
