public import Routing

/// An account of how a router would handle a URL, and why: a value that can be shown, compared and saved.
///
/// The explanation uses the same search as dispatch, so it predicts the outcome under three conditions. No
/// entry is registered or disposed of in between, guards and proxies let the URL pass, and conditions in code
/// give the same answers.
///
/// ``description`` is a page for people; the value also holds the details that the page leaves out. Read JSON
/// from an untrusted source with ``/Routing/RouteDocument/init(json:)-(String)``.
public struct RouteExplanation: Hashable, Sendable, RouteDocument {
    /// The URL as it was given.
    public let url: String
    /// The scope, as sorted sets of tags of which an entry needs one each; empty for the whole router.
    package let scope: [[String]]
    /// The origin of the URL, unless that is the program itself.
    private let outside: RouteOrigin?
    /// The parts of the URL, as the router read them; `nil` when the URL is malformed.
    package let reading: Reading?
    /// The fault of the URL; `nil` when the URL is well-formed.
    public let fault: Fault?
    /// The guards and then the proxies that would be asked, in this order; each is asked only if the ones
    /// before it let the URL pass.
    public let proxies: [RegisteredRoute]
    /// The map that would handle the URL, if there is one.
    public let winner: Winner?
    /// The fallback that would be asked if no map matches, if there is one.
    public let fallback: RegisteredRoute?
    /// All other entries of the router, and why they are passed over: the nearest first, then the newest.
    ///
    /// It is empty when the URL is malformed, because then no entry is examined.
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
    /// The origin of the URL.
    package var origin: RouteOrigin { outside ?? .internal }
}

extension RouteExplanation {
    /// The map that would handle a URL.
    public struct Winner: Hashable, Sendable, Codable {
        /// The map; ``RouteTable/Row/valueType`` names the type of the value that its handler receives, if
        /// it receives one.
        public let route: RegisteredRoute
        /// The parameters that the handler would receive, in order, repeated names included.
        public let parameters: [Parameter]
    }

    /// A parameter and its source; each segment of a `:name...` is a separate parameter.
    public struct Parameter: Hashable, Sendable, Codable {
        /// The name of the capture, or of the query pair.
        public let name: String
        /// The decoded value.
        public let value: String
        /// The source of the value.
        package let origin: Origin
    }

    /// The source of a parameter.
    package enum Origin: String, Sendable, Codable {
        /// The pattern captured it.
        case capture
        /// It comes from a pair of the query whose name the pattern does not capture.
        case query
    }
}

extension RouteExplanation: CustomStringConvertible {
    /// A page that a person reads at a glance; its columns are aligned, and it leaves out entries that are
    /// far from matching if they are many.
    public var description: String { ExplanationPage(self).text }
}

extension RouteExplanation {
    /// The parts of a URL, as the router read them.
    package struct Reading: Hashable, Sendable, Codable {
        /// The scheme in lower case; `nil` when there is none.
        package let scheme: String?
        /// The host of a web URL in lower case; `nil` for other URLs, whose host is their first segment.
        package let host: String?
        /// The decoded segments.
        package let segments: [String]
        /// Whether the first segment was written as the host, which puts it in lower case.
        package let startsWithHost: Bool
        /// The decoded pairs of the query, in order.
        package let query: Parameters
        /// The decoded fragment, which matching ignores.
        package let fragment: String?
    }

    /// The fault of a URL, and its place.
    public struct Fault: Hashable, Sendable, Codable {
        /// The name of the ``/Routing/RouteURLError/Code``.
        package let code: String
        /// The offset of the fault, in UTF-8 bytes from the beginning of the URL.
        package let offset: Int
        /// The fault, and the way to repair it.
        public let message: String
        /// The URL around the fault, and a second line with a caret under the fault.
        package let excerpt: String
    }
}
