/// The entries of a router at one moment, as a scope sees them: what explanations, audits and tables are made
/// of.
///
/// It keeps the handlers of its entries alive, so make one for a report and let go of it. Nothing is asked
/// with the router's lock held.
package struct RegistrySnapshot: Sendable {
    /// An entry, and whether its owner is there; `nil` for an entry without an owner.
    package typealias Row = (entry: Entry, isOwnerAlive: Bool?)

    /// The entries of the whole router, the most recently registered first.
    package let rows: [Row]
    /// The scope, as URLs of the origin see it.
    package let filter: TagFilter
    /// The origin of the URLs that are asked about.
    package let origin: RouteOrigin
    /// What is called in the scope when no map matches.
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
    /// The entries in scope, whatever origins they accept, the most recently registered first.
    package var rowsInScope: [Row] { rows.filter { $0.entry.isIn(filter) } }

    /// How the router compares patterns with URLs.
    package var rules: MatchingRules { dispatcher.matchingRules }

    /// Reads a text as the router does.
    package func read(_ text: String) throws(RouteURLError) -> RouteURL { try dispatcher.read(text) }

    /// Asks the code of an entry whose pattern matches: its conditions, and the decoding of its value.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - url: The URL.
    /// - Returns: The match.
    /// - Throws: Why the entry does not match after all.
    package func ask(_ entry: Entry, about url: RouteURL) throws(CodeRefusal) -> Match {
        try dispatcher.ask(entry, url, after: nil, from: origin)
    }

    /// Gives what the pattern of a match captures, and all parameters that the entry is called with.
    package func terms(of match: Match, _ url: RouteURL) -> (captures: Parameters, parameters: Parameters) {
        let captures = match.captures(in: url, rules)
        return (captures, match.parameters ?? CallArguments.parameters(of: url, captures, after: nil))
    }

    /// Gives what an explanation of a URL hides; `nil` when the configuration hides no names.
    package func redaction(of text: String) -> Redaction? { dispatcher.redaction(of: text) }
}
