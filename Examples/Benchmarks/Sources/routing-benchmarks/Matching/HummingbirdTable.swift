@_spi(Internal) import Hummingbird

/// Hummingbird's trie, as its own benchmarks use it: the path is split and matched, captures are put in its
/// dictionary of substrings; no request, no middleware, no responder.
///
/// It has the easier task, and stays on its faster paths: it distinguishes capitals, and decodes nothing. It knows
/// paths only, so that a scheme is dropped from patterns and URLs alike, ahead of time. A `*` at the end, which is
/// all the rest to Routing, is written `**`.
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

    /// A pattern in Hummingbird's syntax, or `nil` when it has something that Hummingbird lacks.
    private static func path(of pattern: String) -> String? {
        var components = translate(pattern).split(separator: "/")
        guard !components.contains(where: { $0.contains { "(<".contains($0) } || $0.hasSuffix("...") }) else {
            return nil
        }
        if components.last == "*" { components[components.count - 1] = "**" }
        return "/" + components.joined(separator: "/")
    }
}
