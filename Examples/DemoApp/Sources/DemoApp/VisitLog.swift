/// The URLs that a router opened, of which it keeps the last hundred.
@MainActor
public final class VisitLog {
    /// The URLs, the oldest first.
    public private(set) var urls: [String] = []
    /// The number of all URLs, including the dropped ones.
    private(set) var count = 0

    /// Records a URL.
    ///
    /// - Parameter url: The URL.
    func note(_ url: String) {
        count += 1
        urls.append(url)
        if urls.count > 100 { urls.removeFirst() }
    }
}
