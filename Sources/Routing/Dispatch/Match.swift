/// An entry that matches a URL.
package struct Match: Sendable {
    let entry: Entry
    /// The captures, if they had to be made to ask code about them.
    private let confirmed: Confirmed?

    init(entry: Entry) {
        self.entry = entry
        self.confirmed = nil
    }

    /// A match that code agreed to.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - captures: Its captures.
    ///   - value: The value of a typed route, and the parameters that it was decoded from.
    init(
        entry: Entry,
        confirmed captures: Parameters,
        decoded value: (value: RouteValue, parameters: Parameters)? = nil
    ) {
        self.entry = entry
        self.confirmed = Confirmed(captures, value?.value, value?.parameters)
    }

    /// Captures that few matches have, so that a copy of the others costs little.
    private final class Confirmed: Sendable {
        let captures: Parameters
        let value: RouteValue?
        let parameters: Parameters?

        init(_ captures: Parameters, _ value: RouteValue?, _ parameters: Parameters?) {
            self.captures = captures
            self.value = value
            self.parameters = parameters
        }
    }

    /// The value of a typed route.
    var value: RouteValue? { confirmed?.value }

    /// The parameters that the value was decoded from; those of the call, if it is a map's.
    var parameters: Parameters? { confirmed?.parameters }

    /// The captures, made for the handler that is going to be called.
    func captures(in url: RouteURL, _ rules: MatchingRules) -> Parameters {
        let matcher = PatternMatcher(rules: rules, asksPredicates: false)
        return confirmed?.captures ?? matcher.captures(of: entry.pattern, in: url)
    }
}

/// The outcome of looking for a map, which may be used again while nothing has changed.
struct MapSearch: Sendable {
    /// The version of the registry that was searched; below 0 when none was.
    let version: Int
    /// The newest map that matches, if any does.
    let match: Match?
    /// Whether conditions in code took part, which may say something else the next time.
    ///
    /// Decoding does not count: it gives the same again, and a value that was decoded is kept.
    let askedCode: Bool

    /// What a search found in which no code took part.
    init(version: Int, found entry: Entry?) {
        self.init(version: version, match: entry.map { Match(entry: $0) }, askedCode: false)
    }

    init(version: Int, match: Match?, askedCode: Bool) {
        self.version = version
        self.match = match
        self.askedCode = askedCode
    }

    /// No search yet.
    init() {
        self.init(version: -1, match: nil, askedCode: false)
    }
}

extension MapSearch {
    /// Whether it found an entry that has no owner and so is there as long as the registry has its
    /// version.
    func holdsUnowned(_ entry: Entry, at version: Int) -> Bool {
        version == self.version && match?.entry === entry && entry.owner == nil
    }
}

/// Why an entry whose pattern matches is none for a URL after all: its code says so.
package enum CodeRefusal: Error {
    /// A condition refuses what was captured.
    case condition
    /// The URL does not decode to a value of the entry's type.
    case value(any Error)
}
