@_spi(Benchmarks) import Routing

/// The router's own table, without the router: the URL is read and matched, and captures are ranges.
struct BareTable: RouteTable {
    private var index = BareIndex()
    private var captures: [Range<Int>] = []

    init(_ corpus: Corpus) throws {
        for pattern in corpus.patterns { try index.insert(pattern) }
    }

    mutating func lookUp(_ url: String) -> Int? {
        index.match(url, captures: &captures)
    }

    /// Finds all patterns that match a URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Their places in the corpus, the newest first.
    mutating func lookUpAll(_ url: String) -> [Int] {
        index.matchAll(url)
    }

    /// Finds the texts that the newest pattern captures.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The captures; `nil` when no pattern matches.
    mutating func parameters(_ url: String) -> Parameters? {
        index.parameters(url)
    }
}
