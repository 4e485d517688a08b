extension RouteExplanation {
    /// An entry that the URL does not reach, and the reason.
    public struct Passed: Hashable, Sendable, Codable {
        /// The entry.
        public let route: RegisteredRoute
        /// The first reason why the entry is passed over, in the order of ``Reason/Code``.
        ///
        /// Segments are checked from left to right, so the reason is about the first segment that does not fit.
        public let reason: Reason
        /// Whether one change to the URL would suffice, or the pattern matches and something else excludes
        /// the entry.
        public let isNear: Bool
        /// A URL that the entry matches and that differs from the explained URL in one part.
        ///
        /// A part that cannot be guessed, such as a number, is an example. Only the first near entries have a
        /// suggestion, and none has one if a part of the path is hidden.
        public let suggestion: String?
    }

    /// The reason why an entry is passed over.
    public struct Reason: Hashable, Sendable, Codable {
        /// The kind of reason.
        public let code: Code
        /// The segment that the reason is about, counted from 1, if it is about one.
        package let segment: Int?
        /// The text that the entry wants there, as patterns write it, if there is one; a long text is
        /// shortened.
        package let wanted: String?
        /// The text that the URL has there, if there is one; a long text is shortened.
        package let seen: String?
        /// The reason in words.
        public let message: String

        init(
            _ code: Code,
            segment: Int? = nil,
            wanted: String? = nil,
            seen: String? = nil,
            _ message: String
        ) {
            self.code = code
            self.segment = segment
            self.wanted = wanted
            self.seen = seen
            self.message = message
        }
    }
}

extension RouteExplanation.Reason {
    /// A kind of reason, listed in the order of the checks.
    @nonexhaustive
    public enum Code: String, Sendable, Codable {
        /// The entry is not in the scope.
        case scope
        /// The pattern requires another scheme.
        case scheme
        /// The pattern requires another host, or the host is not among
        /// ``/Routing/RoutingConfiguration/webHosts``.
        case host
        /// The pattern requires another text as a segment.
        case segment
        /// The constraint of a capture refuses a segment: its type, its list of words or its regular
        /// expression.
        case constraint
        /// The URL has too many or too few segments for the pattern.
        case length
        /// The pattern is a regular expression over whole URLs, and does not match within this one.
        case expression
        /// The pattern matches, but the entry does not accept the origin of the URL.
        case untrusted
        /// The pattern matches, but the owner of the entry was released.
        case ownerGone
        /// The pattern matches, but a condition in code refuses the captured text.
        case condition
        /// The pattern matches, but the URL cannot be decoded as the entry's type.
        case value
        /// The map matches, but a map that was registered later matches too: the ``RouteExplanation/winner``.
        case shadowed
    }
}
