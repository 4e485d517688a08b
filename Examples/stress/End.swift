import Routing

/// The ways in which an opened URL can end.
enum End: String, CaseIterable {
    case handled, unmatched, untrusted, malformed, rejected, threw, abandoned
    case timedOut = "timed out"
    case overloaded, cancelled, discarded, expired
    case heldTooLate = "held at an open gate"
    case other = "in another way"

    /// Reads the end of a URL from an event; `nil` when the event is of another kind.
    init?(_ event: RoutingEvent) {
        switch event.kind {
        case .handled: self = .handled
        case .unmatched: self = .unmatched
        case .untrusted: self = .untrusted
        case .malformed: self = .malformed
        case .cancelled: self = .cancelled
        case .abandoned: self = .abandoned
        case .timedOut: self = .timedOut
        case .expired: self = .expired
        case .failed: self = event.error.map(Self.init) ?? .other
        default: return nil
        }
    }

    private init(failure: RoutingError) {
        switch failure.code {
        case .rejected: self = .rejected
        case .handlerFailed: self = .threw
        case .overloaded: self = .overloaded
        case .discarded: self = .discarded
        case .heldAtOpenGate: self = .heldTooLate
        default: self = .other
        }
    }
}
