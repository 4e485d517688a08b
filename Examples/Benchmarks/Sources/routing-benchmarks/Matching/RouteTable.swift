/// A table that looks up URLs among patterns: the router's own table, or one for comparison.
protocol RouteTable {
    /// Registers the patterns of a corpus; `nil` when the table cannot express them.
    init?(_ corpus: Corpus) throws

    /// Writes a URL in the syntax of the table; this is not measured.
    static func translate(_ url: String) -> String

    /// Finds the pattern that takes precedence.
    ///
    /// - Parameter url: The URL, translated.
    /// - Returns: The position of the pattern in the corpus; `nil` when none matches.
    mutating func lookUp(_ url: String) -> Int?
}

extension RouteTable {
    static func translate(_ url: String) -> String { url }
}
