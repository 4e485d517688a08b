internal import Routing

/// The distance between an entry and a URL, used to show first the entries that the caller may have meant.
struct Nearness {
    /// The distance, lower is nearer; a misspelling counts the letters that differ.
    let rank: Int
    /// The change to the URL that would make the pattern match.
    let change: URLChange?

    private init(_ rank: Int, _ change: URLChange?) {
        self.rank = rank
        self.change = change
    }

    /// The pattern matches without a change.
    static let matching = Nearness(0, nil)
    /// More than one change is needed.
    static let far = Nearness(.max, nil)

    /// At least one letter differs.
    static func slip(_ letters: Int, _ change: URLChange) -> Nearness { Nearness(max(letters, 1), change) }

    /// One part of the URL differs, and other parts suggest that the caller meant the entry.
    static func part(_ change: URLChange) -> Nearness { Nearness(4, change) }

    /// One part of the URL differs, and no other part suggests that the caller meant the entry.
    static func lonelyPart(_ change: URLChange) -> Nearness { Nearness(5, change) }

    /// Whether the entry is near enough to be shown with a suggested change.
    var isNear: Bool { rank < .max }
}

extension [EntryExamination.Finding] {
    /// Returns the findings with the nearest first; findings that are equally near keep their order.
    func nearestFirst() -> [EntryExamination.Finding] {
        enumerated()
            .sorted { ($0.element.nearness.rank, $0.offset) < ($1.element.nearness.rank, $1.offset) }
            .map(\.element)
    }
}

/// A change to one part of a URL.
enum URLChange {
    /// Replace a segment with another text.
    case replace(Int, PatternComponent)
    /// Insert a segment before another one, or at the end.
    case insert(Int, PatternComponent)
    /// Remove a segment.
    case remove(Int)
    /// Use another scheme, and perhaps another host with it.
    case scheme(String, HostPattern?)
    /// Use another host.
    case host(HostPattern)
}
