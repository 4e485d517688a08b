internal import Routing
public import RoutingDiagnostics

/// A disagreement between a site and an app about a link.
public struct AppSiteFinding: Hashable, Sendable, Codable {
    /// The kind of fault.
    public let code: Code
    /// The link that shows the fault, about which both sides were asked; or the link at which the check
    /// ended.
    public let witness: String
    /// The route that never gets a link, or the route at which the check ended.
    public let route: RegisteredRoute?
    /// The component of the file that decided about the link, or the component at which the check ended.
    package let component: AppSiteAssociation.Component?
}

extension AppSiteFinding {
    /// A kind of finding.
    @nonexhaustive
    public enum Code: String, Sendable, Codable {
        /// The site hands a link to the app, and no route takes it.
        case notTaken
        /// A route takes links, and the site keeps each of them that was tried in the browser.
        case neverHandedOver
        /// The check ended early: comparing takes too many steps for a file and routes of this size.
        case incomplete
    }

    /// The fault and its repair; invisible characters of the file are escaped.
    public var message: String { sentence.visible() }

    private var sentence: String {
        switch code {
        case .notTaken:
            let reason = component.map { "'\($0)' hands it over" } ?? "it is handed over"
            return "\(reason), and no route takes it; register one, or exclude it from the file"
        case .neverHandedOver:
            let reason = component.map { "'\($0)' keeps them in the browser" } ?? "no component matches them"
            let route = route?.description ?? "the route"
            return "\(reason), so \(route) never gets a link; add its path to the file"
        case .incomplete:
            let place = route?.description ?? component.map { "'\($0)'" } ?? "the file"
            return "the check ended at \(place), since comparing takes too many steps; "
                + "have patterns begin with a literal segment"
        }
    }
}

extension AppSiteFinding: CustomStringConvertible {
    /// The link, the code and the message.
    public var description: String { "\(witness): \(code): \(message)".visible() }
}
