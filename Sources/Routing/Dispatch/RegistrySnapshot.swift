/// The entries of a router at one moment, as a scope sees them.
///
/// Explanations, audits and tables are made from a snapshot. It retains the handlers of its entries, so make one
/// for each report and release it afterwards. No code of an entry runs with the router's lock held.
package struct RegistrySnapshot: Sendable {
    /// An entry, and whether its owner is there; `nil` for an entry without an owner.
    package typealias Row = (entry: Entry, isOwnerAlive: Bool?)

    /// The entries of the whole router, the most recently registered first.
    package let rows: [Row]
    /// The scope, limited to entries that accept the origin.
    package let filter: TagFilter
    /// The origin of the URLs that the report concerns.
    package let origin: RouteOrigin
    /// The fallback of the scope, if any.
    package let fallback: Entry?
    private let dispatcher: Dispatcher

    init(_ dispatcher: Dispatcher, _ filter: TagFilter, _ origin: RouteOrigin) {
        self.dispatcher = dispatcher
        self.origin = origin
        let filter = filter.asked(by: origin.bit)
        self.filter = filter
        (rows, fallback) = dispatcher.look { state, releases in
            (
                state.registry.entries(in: TagFilter(), keeping: &releases),
                state.fallbacks.nearest(to: filter)
            )
        }
    }
}

extension RegistrySnapshot {
    /// The entries in scope, the most recently registered first, including those that refuse the origin.
    package var rowsInScope: [Row] { rows.filter { $0.entry.isIn(filter) } }

    /// The rules by which the router compares patterns with URLs.
    package var rules: MatchingRules { dispatcher.matchingRules }

    /// Reads a text according to the router's configuration.
    package func read(_ text: String) throws(RouteURLError) -> RouteURL { try dispatcher.read(text) }

    /// Asks the code of an entry whose pattern matches: its conditions, and the decoding of its value.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - url: The URL.
    /// - Returns: The match.
    /// - Throws: The reason why the entry does not match.
    package func ask(_ entry: Entry, about url: RouteURL) throws(CodeRefusal) -> Match {
        try dispatcher.ask(entry, url, after: nil, from: origin)
    }

    /// Returns the captures of a match, and all parameters for the call of its entry.
    package func terms(of match: Match, _ url: RouteURL) -> (captures: Parameters, parameters: Parameters) {
        let captures = match.captures(in: url, rules)
        return (captures, match.parameters ?? CallArguments.parameters(of: url, captures, after: nil))
    }

    /// Returns the redaction for an explanation of a URL; `nil` when the configuration hides no names.
    package func redaction(of text: String) -> Redaction? { dispatcher.redaction(of: text) }
}
