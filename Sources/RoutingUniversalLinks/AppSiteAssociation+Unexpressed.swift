internal import Routing
public import RoutingDiagnostics

extension AppSiteAssociation {
    /// Something about a route that the file does not say, because Apple's patterns have no words for it.
    public struct Unexpressed: Hashable, Sendable, Codable {
        /// The route.
        public let route: RegisteredRoute
        /// What it is.
        public let code: Code
        /// Whether the route is not in the file at all; otherwise its site hands over more than it takes.
        public let isLeftOut: Bool
        /// What the file does instead.
        public let why: String
    }
}

extension AppSiteAssociation.Unexpressed {
    /// A kind of what is not expressed; open to growth, so a `switch` over codes needs a `default`.
    public struct Code: Hashable, Sendable, Codable, CustomStringConvertible {
        private enum Name: String, Codable {
            case scheme, wholeURL, malformedPattern, type, expression, condition, decoding, character, shape,
                size
        }

        /// The scheme of the pattern is not that of the site.
        public static let scheme = Code(.scheme)
        /// A regular expression over whole URLs.
        public static let wholeURL = Code(.wholeURL)
        /// What is listed is no pattern.
        public static let malformedPattern = Code(.malformedPattern)
        /// The type of a capture.
        public static let type = Code(.type)
        /// The regular expression of a capture.
        public static let expression = Code(.expression)
        /// A condition in code.
        public static let condition = Code(.condition)
        /// The decoding of a typed route, which may want a query.
        public static let decoding = Code(.decoding)
        /// A character that has a meaning in Apple's patterns, where nothing can be escaped.
        public static let character = Code(.character)
        /// One segment beside any number of them.
        public static let shape = Code(.shape)
        /// The file would be larger than Apple's systems read.
        public static let size = Code(.size)

        private let name: Name

        private init(_ name: Name) {
            self.name = name
        }

        /// Decodes a code.
        ///
        /// - Parameter decoder: The decoder to read from.
        /// - Throws: What the decoder throws for a name that is none.
        public init(from decoder: any Decoder) throws {
            name = try decoder.singleValueContainer().decode(Name.self)
        }

        /// Encodes the name.
        ///
        /// - Parameter encoder: The encoder to write to.
        /// - Throws: What the encoder throws.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(name)
        }

        /// The name of the static member.
        public var description: String { name.rawValue }
    }
}

extension AppSiteAssociation.Unexpressed: CustomStringConvertible {
    /// The route and the reason.
    public var description: String {
        "\(isLeftOut ? "left out" : "wider"): \(route): \(code): \(why)"
    }
}
