/// An entry that matches a URL.
package struct Match: Sendable {
    let entry: Entry
    /// The captures and the value, if the code of the entry had to run.
    private let confirmed: Confirmed?

    init(entry: Entry) {
        self.entry = entry
        self.confirmed = nil
    }

    /// Creates a match that the code of the entry confirmed.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - captures: The captures of the entry.
    ///   - value: The value of a typed route, and the parameters that it was decoded from.
    init(
        entry: Entry,
        confirmed captures: Parameters,
        decoded value: (value: Payload, parameters: Parameters)? = nil
    ) {
        self.entry = entry
        self.confirmed = Confirmed(captures, value?.value, value?.parameters)
    }

    /// The result of the entry's code; an object, because few matches have one, and copies stay cheap.
    private final class Confirmed: Sendable {
        let captures: Parameters
        let value: Payload?
        let parameters: Parameters?

        init(_ captures: Parameters, _ value: Payload?, _ parameters: Parameters?) {
            self.captures = captures
            self.value = value
            self.parameters = parameters
        }
    }

    /// The value of a typed route.
    var value: Payload? { confirmed?.value }

    /// The parameters that the value was decoded from; a map is called with them.
    var parameters: Parameters? { confirmed?.parameters }

    /// Returns the captures for the call of the handler.
    func captures(in url: RouteURL, _ rules: MatchingRules) -> Parameters {
        let matcher = PatternMatcher(rules: rules, asksPredicates: false)
        return confirmed?.captures ?? matcher.captures(of: entry.pattern, in: url)
    }
}

/// The result of a search for a map, valid until the registry changes.
struct MapSearch: Sendable {
    /// The version of the searched registry; negative before the first search.
    let version: Int
    /// The newest map that matches, if any.
    let match: Match?
    /// Whether the search asked conditions in code, which may answer differently the next time.
    ///
    /// Decoding does not count, because it gives the same value again and the decoded value is kept.
    let askedCode: Bool

    /// Creates the result of a search that ran no code of entries.
    init(version: Int, found entry: Entry?) {
        self.init(version: version, match: entry.map { Match(entry: $0) }, askedCode: false)
    }

    init(version: Int, match: Match?, askedCode: Bool) {
        self.version = version
        self.match = match
        self.askedCode = askedCode
    }

    /// Creates the state before the first search.
    init() {
        self.init(version: -1, match: nil, askedCode: false)
    }
}

extension MapSearch {
    /// Returns the captures of the map that was found; none without a map.
    func captures(in url: RouteURL, _ rules: MatchingRules) -> Parameters {
        match?.captures(in: url, rules) ?? Parameters()
    }

    /// Whether the search found this entry, the entry has no owner, and the registry has not changed since.
    func holdsUnowned(_ entry: Entry, at version: Int) -> Bool {
        version == self.version && match?.entry === entry && entry.owner == nil
    }
}

/// The reason why the code of an entry refuses a URL that the pattern matches.
package enum CodeRefusal: Error {
    /// A condition refuses the captures.
    case condition
    /// The URL does not decode to a value of the entry's type.
    case value(any Error)
}
