public import Routing

/// A likely mistake in the entries of a router, or a change that breaks URLs, with a URL that shows it.
///
/// `audit()` returns mistakes, and `breakingChanges(since:)` returns changes. A finding is a value: it can be
/// shown, compared and saved, and retains no entry.
public struct RouteFinding: Hashable, Sendable, RouteDocument {
    /// The kind of mistake or change.
    public let code: Code
    /// Whether the mistake is certain; the message of an uncertain finding says "may".
    public let certainty: Certainty
    /// A URL that shows the mistake.
    ///
    /// If `external` follows the URL in `description`, only an external URL shows the mistake: open it with
    /// `from: .external()`. The encoded finding then has the member `origin`.
    public let witness: String
    /// The tags of the scope in which to open the witness, applied in order to the scope that was audited;
    /// empty for that scope itself.
    public let scope: [String]
    /// The entry that the finding is about; for a change, the map of the older router.
    public let route: RegisteredRoute
    /// The other entry involved, if there is one; for a change, the map of the newer router that handles the
    /// witness.
    public let other: RegisteredRoute?
    /// The mistake, and the way to repair it.
    public let message: String
    /// The kind of origin that has to open the witness, unless it is the program itself.
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
    /// The origin from which to open the witness; pass an origin of this kind as `from:`.
    package var origin: RouteOrigin.Kind { opener ?? .internal }
}

extension RouteFinding {
    /// A kind of finding.
    @nonexhaustive
    public enum Code: String, Sendable, Codable {
        /// A map that never handles a URL, because maps registered later match all of its URLs in every scope
        /// that contains it.
        ///
        /// The other entry handles the witness.
        case neverReached
        /// A map or a proxy that was registered twice, with the same pattern, names and tags.
        ///
        /// Of two duplicate maps, only the newer one handles URLs. Two proxies are both asked, and two
        /// proxies on one pattern are usual, such as one that logs and one that guards. They count as
        /// duplicates if both have the same name, or no name and the same source line.
        case duplicate
        /// A map whose pattern names a parameter differently from most patterns that are equal up to that
        /// point.
        case parameterNames
        /// A proxy that is never asked about a URL that a map matches.
        case idleProxy
        /// A proxy without tags whose URLs are opened in scopes, where the proxy is not asked.
        ///
        /// The audit does not report it if a proxy with those tags has the same pattern.
        case unaskedProxy
        /// A proxy that keeps callers out, as a trace shows, and that can be bypassed.
        ///
        /// Either a scope without the proxy's tags bypasses it, and the other entry is the map that handles
        /// the witness; or a redirect of another proxy bypasses it, and the other entry is that proxy. A
        /// guard cannot be bypassed; see `protect`.
        case bypassableProxy
        /// A tag that is used once and differs by one letter, or by its capitals, from a tag that is used
        /// often.
        case tagSpelling

        /// A map whose URLs no map handles any more, or only a catch-all, which is then the other entry.
        ///
        /// A catch-all is a map whose pattern captures nothing and ends in a wildcard for any number of
        /// segments, such as `/**`.
        case unhandled
        /// A map whose URLs go to another map than the one that continues it.
        case handledElsewhere
        /// A map that is continued by one that does not capture all of its parameters with the same values.
        case lostParameter
    }

    /// How certain a finding is.
    public enum Certainty: String, Hashable, Sendable, Codable, CaseIterable {
        /// The finding holds as long as no entry is registered or disposed of.
        case certain
        /// The finding may hold: the URLs that were tried support it.
        ///
        /// A regular expression, a mixed segment, a condition in code or an owner that may be released leaves it
        /// open. So does a router with too much to try.
        case possible
    }
}

extension RouteFinding: CustomStringConvertible {
    /// The finding on three lines: the entry, the mistake and the witness.
    ///
    /// ```
    /// neverReached: the map '/books/new' (MyApp/Routes.swift:12)
    ///   never handles a URL: a map that was registered later matches all of its URLs
    ///   '/books/new' goes to the map '/books/:id' (MyApp/Routes.swift:20)
    /// ```
    public var description: String {
        let tags = scope.map { "[\"\($0)\"]" }.joined()
        let shown = other.map { "\(outcome) \($0)" } ?? outcome
        let place = (opener.map { ", \($0)," } ?? "") + (tags.isEmpty ? "" : " in \(tags)")
        // A finding may have been saved, and edited by an untrusted source.
        let lines = ["\(code): \(route)", "  \(message)", "  '\(witness)'\(place) \(shown)"]
        return lines.map { $0.visible() }.joined(separator: "\n")
    }

    /// The outcome that shows when the witness is opened.
    private var outcome: String {
        switch code {
        case .neverReached: route.kind == .map ? "goes to" : "is also shown to"
        // A third map may handle the URL.
        case .duplicate: route.kind == .map ? "is also matched by" : "is also shown to"
        case .parameterNames: "is named otherwise by"
        case .idleProxy: "goes to no map"
        case .unaskedProxy: "goes unasked to"
        case .bypassableProxy: other?.kind == .map ? "goes unasked to" : "is redirected by"
        case .unhandled: other == nil ? "goes to no map" : "goes only to"
        case .handledElsewhere, .lostParameter: "goes to"
        case .tagSpelling: "does not come here; the tag is spelt otherwise by"
        }
    }
}
