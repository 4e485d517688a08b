internal import Routing
public import RoutingDiagnostics

extension AppSiteAssociation {
    /// A property of a route that the file does not state, because Apple's patterns cannot express it.
    public struct Unexpressed: Hashable, Sendable, Codable {
        /// The route.
        public let route: RegisteredRoute
        /// The kind of difference.
        public let code: Code
        /// Whether the file leaves the route out; otherwise the site hands over more links than the route
        /// matches.
        package let isLeftOut: Bool
        /// The reason, and what the file does instead.
        package let why: String
    }
}

extension AppSiteAssociation.Unexpressed {
    /// A kind of difference between route and file.
    @nonexhaustive
    public enum Code: String, Sendable, Codable {
        /// The scheme of the pattern is not that of the site.
        case scheme
        /// A regular expression over whole URLs.
        case wholeURL
        /// The listed text is not a valid pattern.
        case malformedPattern
        /// The type of a capture.
        case type
        /// The regular expression of a capture.
        case expression
        /// A condition in code.
        case condition
        /// The decoding of a typed route, which may need a query.
        case decoding
        /// A character that is special in Apple's patterns, where nothing can be escaped.
        case character
        /// A single segment next to any number of segments.
        case shape
        /// The file would be larger than Apple's systems read.
        case size
    }
}

extension AppSiteAssociation.Unexpressed: CustomStringConvertible {
    /// The route and the reason.
    public var description: String {
        "\(isLeftOut ? "left out" : "wider"): \(route): \(code): \(why)"
    }
}
