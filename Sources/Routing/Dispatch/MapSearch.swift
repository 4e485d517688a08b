/// An entry that matches a URL.
struct Match: Sendable {
    let entry: Entry
    let captures: Parameters
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
