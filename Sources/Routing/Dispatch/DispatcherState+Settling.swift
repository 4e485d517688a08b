extension DispatcherState {
    /// Tells the caller of a job and the listeners how it ended.
    mutating func settle(
        _ id: DispatchMachine.JobID, _ ending: DispatchMachine.Ending, _ after: inout DeferredEffects
    ) {
        guard isTimed, let job = jobs[id], job.opening.waiter != nil || hub.isListenedTo else { return }
        let duration = after.duration(since: job.start)
        let error = ending == .handled ? nil : job.error(for: ending)
        let refuser = ending == .unmatched ? job.extras.refuser : nil
        let kind = refuser == nil ? ending.eventKind : .untrusted
        emit(kind, of: id, by: refuser ?? job.signature, &after) { event in
            event.error = error
            event.gate = job.hold?.ticket.gate.name
            event.duration = duration
        }
        guard let waiter = job.opening.waiter else { return }
        waiters -= 1
        if let error {
            after.calls.append { waiter(.failure(error)) }
        } else {
            // The clock was read both times, as it is while anybody waits.
            let outcome = job.outcome(after: duration ?? .zero)
            after.calls.append { waiter(.success(outcome)) }
        }
    }
}

extension DispatchMachine.Ending {
    /// The kind of the event that tells of it.
    fileprivate var eventKind: RoutingEvent.Kind {
        switch self {
        case .handled: .handled
        case .failed, .rejected, .overloaded, .wouldDeadlock: .failed
        case .malformed: .malformed
        case .unmatched: .unmatched
        case .abandoned: .abandoned
        case .timedOut: .timedOut
        case .expired: .expired
        case .cancelled: .cancelled
        }
    }
}

extension Job {
    /// What a caller is told of an ending other than a handled one.
    fileprivate func error(for ending: DispatchMachine.Ending) -> RoutingError {
        let url = url.string
        let callee = signature.map { "\($0)" } ?? "nobody"
        switch ending {
        case .handled, .failed, .rejected, .malformed, .expired:
            return extras.error ?? RoutingError(.handlerFailed, "\(callee) failed")
        case .unmatched:
            if let refuser = extras.refuser { return .untrusted(url, from: opening.origin, by: refuser) }
            let scope = opening.filter.tags.sorted().joined(separator: ", ")
            let place = scope.isEmpty ? "" : " among the entries tagged \(scope)"
            return RoutingError(.noRoute, "no map matches '\(url)'\(place), and there is no fallback")
        case .abandoned:
            let message =
                "\(callee) let go of its continuation without calling it; every path must call it once"
            return RoutingError(.abandoned, message)
        case .timedOut:
            return RoutingError(.timedOut, "\(callee) took longer than 'handlerTimeout' allows")
        case .cancelled:
            return RoutingError(.cancelled, "'\(url)' was cancelled", underlying: extras.error)
        case .overloaded:
            return RoutingError(
                .overloaded, "'maximumPendingOpens' jobs wait already, so '\(url)' was refused")
        case .wouldDeadlock:
            let message = "'\(url)' would wait for the handler that dispatches it; use 'open', or a redirect"
            return RoutingError(.wouldDeadlock, message)
        }
    }
}

extension RoutingError {
    /// The error for a URL that only a map matches which does not accept where it comes from.
    fileprivate static func untrusted(
        _ url: String,
        from origin: RouteOrigin,
        by refuser: Entry.Signature
    ) -> RoutingError {
        RoutingError(.untrusted, "\(refuser) matches '\(url)', but does not accept \(origin.kind) URLs")
    }
}
