/// What a router was asked about, of which the last hundred are kept.
@MainActor
public final class VisitLog {
    /// The URLs, the oldest first.
    public private(set) var urls: [String] = []
    /// How many there were, forgotten ones included.
    private(set) var count = 0

    /// Takes note of a URL.
    ///
    /// - Parameter url: The URL.
    func note(_ url: String) {
        count += 1
        urls.append(url)
        if urls.count > 100 { urls.removeFirst() }
    }
}
