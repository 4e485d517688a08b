import Routing
import RoutingDiagnostics

/// The reply to a request for an explanation.
struct ExplanationReply: Codable {
    let explanation: RouteExplanation
    /// The explanation as a page of text.
    let text: String
}

/// The reply when a URL is being opened; its ``OutcomeMessage`` follows.
struct OpeningReply: Codable {
    let number: Int
}

/// The reply when a state was restored.
struct RestorationReply: Codable {
    /// The places that the app no longer has.
    let dropped: [String]
}

/// The reply when a request was refused.
struct FaultReply: Codable {
    let message: String
}
