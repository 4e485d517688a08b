public import Routing

/// Something about the entries of a router that is hardly meant, with a URL that shows it.
///
/// `audit()` gives findings. A finding is a value: it can be shown, compared and saved, and
/// keeps nothing alive.
public struct RouteFinding: Hashable, Sendable, RouteDocument {
    /// What was found.
    public let code: Code
    /// Whether it is certain; a finding that is not says "may".
    public let certainty: Certainty
    /// A URL that shows it.
    public let witness: String
    /// The tags of the scope in which the witness shows it, each narrowing the ones before, from where the
    /// audit was made; empty for right there.
    public let scope: [String]
    /// The entry that it is about.
    public let route: RegisteredRoute
    /// The entry that has to do with it, if there is one.
    public let other: RegisteredRoute?
    /// What is the matter, and what to do about it.
    public let message: String
    /// Who has to open the witness, if that is not the program itself.
    private let opener: RouteOrigin.Kind?

    private enum CodingKeys: String, CodingKey {
        case code, certainty, witness, scope, route, other, message
        case opener = "origin"
    }

    init(_ finding: RouteAudit.Finding) {
        code = finding.code
        certainty = finding.certainty
        witness = finding.witness
        scope = finding.scope
        route = RegisteredRoute(finding.route.row)
        other = finding.other.map { RegisteredRoute($0.row) }
        message = finding.message
        opener = finding.opener == .internal ? nil : finding.opener
    }
}

extension RouteFinding {
    /// Where the witness has to come from to show it; open it with `from:` and an origin of this kind.
    public var origin: RouteOrigin.Kind { opener ?? .internal }
}

extension RouteFinding {
    /// A kind of finding; open to growth, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        /// A map that never handles a URL, because maps registered later match all of its URLs wherever it is
        /// seen.
        ///
        /// The other entry is the one that handles the witness.
        public static let neverReached = Code(rawValue: "neverReached")
        /// A map or a proxy that was registered twice: the same pattern, the same names, the same tags.
        ///
        /// Of two maps only the newer one handles URLs. Two proxies are both asked, and two on one pattern
        /// are usual, one that logs and one that guards: they count as the same when they were given the same
        /// name, or no name at the same place of the source.
        public static let duplicate = Code(rawValue: "duplicate")
        /// A map whose pattern has another name for a parameter than most patterns that are the same up to
        /// there.
        public static let parameterNames = Code(rawValue: "parameterNames")
        /// A proxy that is asked about no URL that a map matches.
        public static let idleProxy = Code(rawValue: "idleProxy")
        /// A proxy without tags whose URLs are opened in scopes, where it is not asked.
        ///
        /// None is found where the same pattern was registered as a proxy with the tags as well.
        public static let unaskedProxy = Code(rawValue: "unaskedProxy")
        /// A proxy that keeps callers out, as a trace shows, and can be got round.
        ///
        /// By a scope that it has no tag of: the other entry is the map that handles the witness. Or by what
        /// another proxy redirects: the other entry is that proxy. A guard cannot be got round; see `protect`.
        public static let bypassableProxy = Code(rawValue: "bypassableProxy")
        /// A tag that is used once and differs by a letter, or by its capitals, from one that is used often.
        public static let tagSpelling = Code(rawValue: "tagSpelling")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }

    /// How sure a finding is.
    public enum Certainty: String, Hashable, Sendable, Codable, CaseIterable {
        /// It is so, as long as nothing is registered or disposed of.
        case certain
        /// It may be so: what could be tried speaks for it, but a regular expression, a mixed segment or a
        /// condition in code has a say, or an owner that may go, or there is too much to try.
        case possible
    }
}

extension RouteFinding: CustomStringConvertible {
    /// The finding on a few lines: what is the matter with which entry, and what shows it.
    ///
    /// ```
    /// neverReached: the map '/books/new' (MyApp/Routes.swift:12)
    ///   never handles a URL: a map that was registered later matches all of its URLs
    ///   '/books/new' goes to the map '/books/:id' (MyApp/Routes.swift:20)
    /// ```
    public var description: String {
        let tags = scope.map { "[\"\($0)\"]" }.joined()
        let shown = other.map { "\(sight) \($0)" } ?? sight
        let place = (opener.map { ", \($0)," } ?? "") + (tags.isEmpty ? "" : " in \(tags)")
        // A finding may have been saved, and changed by a stranger.
        let lines = ["\(code): \(route)", "  \(message)", "  '\(witness)'\(place) \(shown)"]
        return lines.map { $0.visible() }.joined(separator: "\n")
    }

    /// What is seen of the witness.
    private var sight: String {
        switch code {
        case .neverReached, .duplicate: route.kind == .map ? "goes to" : "is also shown to"
        case .parameterNames: "is named otherwise by"
        case .idleProxy: "goes to no map"
        case .unaskedProxy: "goes unasked to"
        case .bypassableProxy: other?.kind == .map ? "goes unasked to" : "is redirected by"
        case .tagSpelling: "does not come here; the tag is spelt otherwise by"
        default: "has to do with"
        }
    }
}
