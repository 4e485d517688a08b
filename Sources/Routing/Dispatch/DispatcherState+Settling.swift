extension DispatcherState {
    /// Reports the end of a job to listeners, and makes the result for its caller.
    ///
    /// - Returns: The outcome, without its duration, or the error; `nil` when no task waits for the job.
    mutating func settle(
        _ job: Job,
        _ ending: JobPhase.Ending,
        _ after: inout DeferredEffects
    ) -> JobResult? {
        guard job.isAwaited || hub.isListenedTo else { return nil }
        if ending == .cleared { return JobResult(.success(nil)) }
        let error = ending == .handled ? nil : job.error(for: ending)
        if hub.isListenedTo {
            // A guard or proxy that was asked last is not what an unmatched URL is about.
            let entry = ending == .unmatched ? job.extras?.refuser : job.signature
            let kind = ending == .unmatched && entry != nil ? .untrusted : ending.eventKind
            let duration = after.duration(since: job.extras?.start)
            emit(kind, of: job, by: entry, &after) { event in
                event.error = error
                event.gate = job.extras?.ticket?.gate.name
                event.duration = duration
            }
        }
        guard job.isAwaited else { return nil }
        return JobResult(error.map { .failure($0) } ?? .success(job.outcome))
    }
}

extension JobPhase.Ending {
    /// The kind of the event that reports the ending.
    fileprivate var eventKind: RoutingEvent.Kind {
        switch self {
        case .handled, .cleared: .handled
        case .failed, .rejected, .overloaded, .wouldDeadlock, .redirectLoop: .failed
        case .malformed: .malformed
        case .unmatched: .unmatched
        case .abandoned: .abandoned
        case .timedOut: .timedOut
        case .expired: .expired
        case .cancelled: .cancelled
        }
    }
}
