/// Patterns among which URLs are looked up: the router's own table, or one that it is compared with.
protocol RouteTable {
    /// Registers the patterns of a corpus, or gives `nil` when they cannot be expressed.
    init?(_ corpus: Corpus) throws

    /// Writes a URL the way that the table wants it; what that costs is not measured.
    static func translate(_ url: String) -> String

    /// Finds the pattern that wins.
    ///
    /// - Parameter url: The URL, translated.
    /// - Returns: Its place in the corpus, or `nil` when none matches.
    mutating func lookUp(_ url: String) -> Int?
}

extension RouteTable {
    static func translate(_ url: String) -> String { url }
}
