/// An entry that matches a URL.
struct Match: Sendable {
    let entry: Entry
    /// The captures, if they had to be made to ask conditions in code about them.
    private let confirmed: Confirmed?

    init(entry: Entry, confirmed: Parameters? = nil) {
        self.entry = entry
        self.confirmed = confirmed.map(Confirmed.init)
    }

    /// The entry, if it belongs to somebody.
    var ownedEntry: Entry? { entry.owner == nil ? nil : entry }

    /// Captures that few matches have, so that a copy of the others costs little.
    private final class Confirmed: Sendable {
        let captures: Parameters

        init(_ captures: Parameters) {
            self.captures = captures
        }
    }

    /// The captures, made for the handler that is going to be called.
    func captures(in url: RouteURL, _ rules: MatchingRules) -> Parameters {
        let matcher = PatternMatcher(rules: rules, asksPredicates: false)
        return confirmed?.captures ?? matcher.captures(of: entry.pattern, in: url)
    }
}

/// The outcome of looking for a map, which may be used again while nothing has changed.
struct MapSearch: Sendable {
    /// The version of the registry that was searched.
    let version: Int
    /// The newest map that matches, if any does.
    let match: Match?
    /// Whether conditions in code took part, which may say something else the next time.
    let askedCode: Bool
}

extension MapSearch {
    /// Whether it found an entry that belongs to nobody and so is there as long as the registry has its version.
    func holdsUnowned(_ entry: Entry, at version: Int) -> Bool {
        version == self.version && match?.entry === entry && entry.owner == nil
    }
}
