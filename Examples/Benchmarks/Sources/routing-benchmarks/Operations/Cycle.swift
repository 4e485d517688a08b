/// The URLs of a corpus, in an endless cycle.
struct Cycle {
    private let urls: [String]
    private var place: Int

    /// Begins with one of the URLs.
    ///
    /// - Parameters:
    ///   - urls: The URLs, at least one.
    ///   - start: The position of the first URL; positions beyond the end wrap around.
    init(_ urls: [String], from start: Int = 0) {
        precondition(!urls.isEmpty, "there are URLs to go through")
        self.urls = urls
        place = start % urls.count
    }

    /// Passes the next URLs to a visitor.
    ///
    /// - Parameters:
    ///   - count: The number of URLs.
    ///   - visit: Does something with a URL.
    /// - Throws: The error of the visitor.
    @inline(__always)
    mutating func visit(_ count: Int, _ visit: (String) throws -> Void) rethrows {
        for _ in 0..<count {
            try visit(urls[place])
            advance()
        }
    }

    /// Returns the next URL.
    ///
    /// - Returns: The URL.
    mutating func next() -> String {
        defer { advance() }
        return urls[place]
    }

    @inline(__always)
    private mutating func advance() {
        place = place + 1 == urls.count ? 0 : place + 1
    }
}
