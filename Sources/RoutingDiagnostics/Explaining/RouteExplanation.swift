public import Routing

/// What a router would do with a URL, and why: a value that can be shown, compared and saved.
///
/// It comes from the search that dispatches, so that it cannot say anything else than what then happens, as
/// long as nothing is registered or disposed of in between, guards and proxies let the URL pass, and conditions in code
/// keep their word.
///
/// ``description`` is a page for people; everything that it leaves out is in the value. JSON that a stranger
/// may have written is read by ``/Routing/RouteDocument/init(json:)-(String)``.
public struct RouteExplanation: Hashable, Sendable, RouteDocument {
    /// The URL as it was given.
    public let url: String
    /// The scope, as sets of tags of which an entry needs one each, sorted; none for the whole router.
    public let scope: [[String]]
    /// Where it comes from, unless that is the program itself.
    private let outside: RouteOrigin?
    /// How the URL was read; `nil` when it is malformed.
    public let reading: Reading?
    /// What is wrong with the URL; `nil` when it is well-formed.
    public let fault: Fault?
    /// The guards and then the proxies that would be asked, in this order; each only if those before let the
    /// URL pass.
    public let proxies: [RegisteredRoute]
    /// The map that would handle the URL, if any would.
    public let winner: Winner?
    /// The fallback that would be asked instead, when no map matches and there is one.
    public let fallback: RegisteredRoute?
    /// All other entries of the router and why they are passed over: the nearest first, then the newest.
    ///
    /// None when the URL is malformed, for then none is looked at.
    public let others: [Passed]

    private enum CodingKeys: String, CodingKey {
        case url, scope, reading, fault, proxies, winner, fallback, others
        case outside = "origin"
    }

    init(
        url: String,
        scope: [[String]],
        from origin: RouteOrigin,
        reading: Reading?,
        fault: Fault?,
        proxies: [RegisteredRoute],
        winner: Winner?,
        fallback: RegisteredRoute?,
        others: [Passed]
    ) {
        self.url = url
        self.scope = scope
        self.outside = origin.isExternal ? origin : nil
        self.reading = reading
        self.fault = fault
        self.proxies = proxies
        self.winner = winner
        self.fallback = fallback
        self.others = others
    }
}

extension RouteExplanation {
    /// Where the URL comes from.
    public var origin: RouteOrigin { outside ?? .internal }
}

extension RouteExplanation {
    /// The map that would handle a URL.
    public struct Winner: Hashable, Sendable, Codable {
        /// The map; ``RegisteredRoute/valueType`` names the type of the value that it is given, if it is.
        public let route: RegisteredRoute
        /// The parameters that it would be given, in order, repeated names included.
        public let parameters: [Parameter]
    }

    /// A parameter and where it comes from; each segment of a `:name...` is one of its own.
    public struct Parameter: Hashable, Sendable, Codable {
        /// The name of the capture or of the pair of the query.
        public let name: String
        /// The decoded value.
        public let value: String
        /// Where it comes from.
        public let origin: Origin
    }

    /// Where a parameter comes from; open to growth, so a `switch` over origins needs a `default`.
    public struct Origin: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        /// The pattern captured it.
        public static let capture = Origin(rawValue: "capture")
        /// It is a pair of the query whose name the pattern does not capture.
        public static let query = Origin(rawValue: "query")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the origin with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension RouteExplanation: CustomStringConvertible {
    /// A page that a person reads at a glance: aligned, and without those that are far from matching when
    /// they are many.
    public var description: String { ExplanationPage(self).text }
}

extension RouteExplanation {
    /// How a URL was read.
    public struct Reading: Hashable, Sendable, Codable {
        /// The scheme in lower case; `nil` when there is none.
        public let scheme: String?
        /// The host of a web URL in lower case; `nil` for other URLs, whose host is their first segment.
        public let host: String?
        /// The decoded segments.
        public let segments: [String]
        /// Whether the first segment was written as the host, which folds its capitals.
        public let startsWithHost: Bool
        /// The decoded pairs of the query, in order.
        public let query: Parameters
        /// The decoded fragment, which takes no part in matching.
        public let fragment: String?
    }

    /// What is wrong with a URL, and where.
    public struct Fault: Hashable, Sendable, Codable {
        /// The name of the ``/Routing/RouteURLError/Code``.
        public let code: String
        /// Where the fault is, in UTF-8 bytes from the beginning of the URL.
        public let offset: Int
        /// What is wrong, and what to do about it.
        public let message: String
        /// The URL around the fault, and on a line below a caret under it.
        public let excerpt: String
    }
}
