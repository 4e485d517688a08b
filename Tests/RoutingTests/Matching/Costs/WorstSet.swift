import Testing

@testable import Routing

/// Patterns that were thought up to make a search look at many of them, and URLs to do it with.
struct WorstSet: Sendable, CustomTestStringConvertible {
    let name: String
    /// A pattern, by its number and the number of all.
    let pattern: @Sendable (_ index: Int, _ count: Int) throws -> RoutePattern
    let tags: @Sendable (_ index: Int) -> Set<String>
    /// The URLs, by the number of patterns.
    let urls: @Sendable (_ count: Int) -> [String]
    let scope: [[String]]

    init(
        _ name: String,
        scope: [[String]] = [],
        tags: @escaping @Sendable (Int) -> Set<String> = { _ in [] },
        urls: @escaping @Sendable (Int) -> [String],
        pattern: @escaping @Sendable (_ index: Int, _ count: Int) -> String
    ) {
        self.name = name
        self.pattern = { try RoutePattern(pattern($0, $1)) }
        self.tags = tags
        self.urls = urls
        self.scope = scope
    }

    /// The literals and wildcards of a mask: a literal for each bit that is set, the first segment for the
    /// lowest.
    static func mask(_ bits: Int, _ count: Int, literal: (Int) -> String = { "l\($0)" }) -> String {
        (0..<count).map { bits >> $0 & 1 == 1 ? "/" + literal($0) : "/:p\($0)" }.joined()
    }

    /// A URL of the literals of a full mask.
    static func url(_ count: Int) -> String { mask(.max, count) }

    /// How often a number can be halved.
    static func bits(_ count: Int) -> Int { Int.bitWidth - 1 - count.leadingZeroBitCount }

    /// A path of one segment many times.
    static func path(_ segments: String, times count: Int) -> String {
        String(repeating: segments, count: count)
    }

    var testDescription: String { name }

    /// Counts what the dearest of the URLs makes a search look at.
    ///
    /// - Parameter count: How many patterns there are.
    /// - Returns: The nodes, leaves, tests and members that are looked at.
    /// - Throws: What is wrong with a pattern or a URL.
    func visits(count: Int) throws -> Int {
        var probe = IndexProbe()
        for index in 0..<count { probe.insert(try pattern(index, count), tags: tags(index)) }
        return try probe.visits(of: urls(count), in: scope)
    }
}

extension IndexProbe {
    /// Counts what the dearest of some URLs makes a search for the newest match look at.
    mutating func visits(of urls: [String], in scope: [[String]] = []) throws -> Int {
        let filter = scope.reduce(TagFilter()) { $0.narrowed(to: $1) }
        var most = 0
        for url in urls {
            _ = newest(try RouteURL(url, options: .init(maximumLength: 100_000)), in: filter)
            most = max(most, visits)
        }
        return most
    }
}
