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
        public let isLeftOut: Bool
        /// The reason, and what the file does instead.
        public let why: String
    }
}

extension AppSiteAssociation.Unexpressed {
    /// A kind of difference between route and file; open to growth, so a `switch` over codes needs a
    /// `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        /// The scheme of the pattern is not that of the site.
        public static let scheme = Code(rawValue: "scheme")
        /// A regular expression over whole URLs.
        public static let wholeURL = Code(rawValue: "wholeURL")
        /// The listed text is not a valid pattern.
        public static let malformedPattern = Code(rawValue: "malformedPattern")
        /// The type of a capture.
        public static let type = Code(rawValue: "type")
        /// The regular expression of a capture.
        public static let expression = Code(rawValue: "expression")
        /// A condition in code.
        public static let condition = Code(rawValue: "condition")
        /// The decoding of a typed route, which may need a query.
        public static let decoding = Code(rawValue: "decoding")
        /// A character that is special in Apple's patterns, where nothing can be escaped.
        public static let character = Code(rawValue: "character")
        /// A single segment next to any number of segments.
        public static let shape = Code(rawValue: "shape")
        /// The file would be larger than Apple's systems read.
        public static let size = Code(rawValue: "size")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension AppSiteAssociation.Unexpressed: CustomStringConvertible {
    /// The route and the reason.
    public var description: String {
        "\(isLeftOut ? "left out" : "wider"): \(route): \(code): \(why)"
    }
}
