internal import Routing

/// Counts what it costs to compare links with a file, and says when to stop.
struct AppSiteSteps {
    /// How many characters of links were written, read or compared.
    private(set) var count = 0
    private let limit: Int

    init(limit: Int = .max) {
        self.limit = limit
    }

    /// Whether there were more than the limit: what a comparison says from then on means nothing.
    var areSpent: Bool { count > limit }

    mutating func take(_ number: Int = 1) {
        count += number
    }
}
