public import Routing

extension RouteExplanation {
    /// An entry that a URL passes by, and why.
    public struct Passed: Hashable, Sendable, Codable {
        /// The entry.
        public let route: RegisteredRoute
        /// The first reason why it is passed over: those before it in ``Reason/Code`` do not apply.
        public let reason: Reason
        /// Whether one change to the URL would do, or the pattern matches and the reason is another one.
        public let isNear: Bool
        /// A URL that the entry matches and that differs in one thing from the one that is explained.
        ///
        /// A part that cannot be guessed, such as a number, is an example. Only the first near ones have a
        /// suggestion, and none has one where a part of the path is hidden.
        public let suggestion: String?
    }

    /// Why an entry is passed over.
    public struct Reason: Hashable, Sendable, Codable {
        /// The kind of reason.
        public let code: Code
        /// The segment that the reason is about, counted from 1, if it is about one.
        public let segment: Int?
        /// What the entry wants there, as patterns write it, if anything; a long text is cut.
        public let wanted: String?
        /// What the URL has there, if anything; a long text is cut.
        public let seen: String?
        /// The map that comes before the entry, for ``Code/shadowed``.
        public let by: Mention?
        /// The reason in words.
        public let message: String

        init(
            _ code: Code,
            segment: Int? = nil,
            wanted: String? = nil,
            seen: String? = nil,
            by: Mention? = nil,
            _ message: String
        ) {
            self.code = code
            self.segment = segment
            self.wanted = wanted
            self.seen = seen
            self.by = by
            self.message = message
        }
    }

    /// An entry as another one's reason mentions it.
    public struct Mention: Hashable, Sendable, Codable {
        /// The identity of the entry.
        public let uuid: RouteUUID
        /// The text of its pattern.
        public let pattern: String
        /// Where it was registered: `MyApp/Routes.swift:12`.
        public let place: String
    }
}

extension RouteExplanation.Reason {
    /// A kind of reason, in the order in which they are looked for; open to growth, so a `switch` over codes
    /// needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        /// The entry is not in the scope.
        public static let scope = Code(rawValue: "scope")
        /// The pattern wants another scheme.
        public static let scheme = Code(rawValue: "scheme")
        /// The pattern wants another host, or the host is none of
        /// ``/Routing/Routing/Configuration/webHosts``.
        public static let host = Code(rawValue: "host")
        /// The pattern wants another text as a segment.
        public static let segment = Code(rawValue: "segment")
        /// The constraint of a capture refuses a segment: its type, its words, its regular expression.
        public static let constraint = Code(rawValue: "constraint")
        /// The URL has too many segments for the pattern, or too few.
        public static let length = Code(rawValue: "length")
        /// The pattern is a regular expression over whole URLs, and is not found in this one.
        public static let expression = Code(rawValue: "expression")
        /// The pattern matches, but the entry does not accept where the URL comes from.
        public static let untrusted = Code(rawValue: "untrusted")
        /// The pattern matches, but the owner of the entry is gone.
        public static let ownerGone = Code(rawValue: "ownerGone")
        /// The pattern matches, but a condition in code refuses what was captured.
        public static let condition = Code(rawValue: "condition")
        /// The pattern matches, but the URL does not decode to a value of the entry's type.
        public static let value = Code(rawValue: "value")
        /// The map matches, and so does one that was registered later.
        public static let shadowed = Code(rawValue: "shadowed")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension RouteExplanation.Reason: CustomStringConvertible {
    /// The reason in words.
    public var description: String { message }
}
