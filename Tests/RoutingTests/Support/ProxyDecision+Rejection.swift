@testable import Routing

extension ProxyDecision {
    /// The error of the rejection; `nil` for another decision.
    var rejection: RoutingError? {
        if case .reject(let error) = form { error } else { nil }
    }
}
