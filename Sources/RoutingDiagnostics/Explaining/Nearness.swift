internal import Routing

/// How near an entry comes to matching a URL, for showing first what the caller may have meant.
struct Nearness {
    /// The less the nearer; slips of the pen have as many as letters differ.
    let rank: Int
    /// What could be changed about the URL for the pattern to match.
    let change: URLChange?

    private init(_ rank: Int, _ change: URLChange?) {
        self.rank = rank
        self.change = change
    }

    /// The pattern matches as it is.
    static let matching = Nearness(0, nil)
    /// More than one thing is in the way.
    static let far = Nearness(.max, nil)

    /// Some letters are in the way, one at least.
    static func slip(_ letters: Int, _ change: URLChange) -> Nearness { Nearness(max(letters, 1), change) }

    /// One part of the URL is in the way, and others show that the entry may have been meant.
    static func part(_ change: URLChange) -> Nearness { Nearness(4, change) }

    /// One part of the URL is in the way, and nothing else says that the entry was meant.
    static func lonelyPart(_ change: URLChange) -> Nearness { Nearness(5, change) }

    /// Whether it is near enough to be shown with what to change.
    var isNear: Bool { rank < .max }
}

/// A change to one part of a URL.
enum URLChange {
    /// Another text as a segment.
    case replace(Int, PatternComponent)
    /// Another segment before one, or at the end.
    case insert(Int, PatternComponent)
    /// A segment less.
    case remove(Int)
    /// Another scheme, and with it perhaps a host.
    case scheme(String, HostPattern?)
    /// Another host.
    case host(HostPattern)
}
