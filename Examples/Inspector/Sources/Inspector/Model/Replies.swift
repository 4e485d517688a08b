import Routing
import RoutingDiagnostics

/// The explanation of a URL.
struct ExplanationReply: Codable {
    let explanation: RouteExplanation
    /// The same as a page of text.
    let text: String
}

/// A URL is being opened; its ``OutcomeMessage`` follows.
struct OpeningReply: Codable {
    let number: Int
}

/// A state was restored.
struct RestorationReply: Codable {
    /// The places that the app does not have any more.
    let dropped: [String]
}

/// Something that was asked for was not done.
struct FaultReply: Codable {
    let message: String
}
