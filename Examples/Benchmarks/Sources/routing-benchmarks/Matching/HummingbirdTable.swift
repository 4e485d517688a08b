@_spi(Internal) import Hummingbird

/// Hummingbird's trie, as Hummingbird's own benchmarks use it.
///
/// It splits and matches the path, and stores captures in a dictionary of substrings. There is no request, no
/// middleware and no responder.
///
/// Its task is easier than the router's: it distinguishes capitals and decodes nothing. It knows paths only, so the
/// schemes of patterns and URLs are removed in advance. A `*` at the end, which matches the rest of the path in
/// Routing, is written `**`.
struct HummingbirdTable: RouteTable {
    private let trie: RouterTrie<Int>

    init?(_ corpus: Corpus) {
        let builder = RouterPathTrieBuilder<Int>()
        for (number, pattern) in corpus.patterns.enumerated() {
            guard let path = Self.path(of: pattern) else { return nil }
            builder.addEntry(RouterPath(path), value: number)
        }
        trie = builder.build()
    }

    static func translate(_ url: String) -> String {
        guard let scheme = url.firstRange(of: "://") else { return url }
        return "/" + url[scheme.upperBound...]
    }

    func lookUp(_ url: String) -> Int? {
        trie.resolve(url)?.value
    }

    /// A pattern in Hummingbird's syntax; `nil` when that syntax cannot express it.
    private static func path(of pattern: String) -> String? {
        var components = translate(pattern).split(separator: "/")
        guard !components.contains(where: { $0.contains { "(<".contains($0) } || $0.hasSuffix("...") }) else {
            return nil
        }
        if components.last == "*" { components[components.count - 1] = "**" }
        return "/" + components.joined(separator: "/")
    }
}
