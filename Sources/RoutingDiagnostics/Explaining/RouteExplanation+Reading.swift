public import Routing

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
