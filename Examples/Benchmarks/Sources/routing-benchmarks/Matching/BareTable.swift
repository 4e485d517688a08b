@_spi(Benchmarks) import Routing

/// The table of a router without the router: it reads and matches a URL, and returns captures as ranges.
struct BareTable: RouteTable {
    private var index = BenchmarkIndex()
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
    /// - Returns: The positions of the patterns in the corpus, the newest first.
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
