internal import Routing

/// Texts with associated numbers, stored as a trie of their characters.
///
/// A search for the stored texts at a place of another text costs at most the length of the longest stored
/// text. The number of texts does not matter.
struct AppSiteTrie {
    private struct Node {
        var children: [Unicode.Scalar: Int] = [:]
        var numbers: [Int] = []
    }

    private var nodes = [Node()]

    mutating func insert(_ text: some Sequence<Unicode.Scalar>, _ number: Int) {
        var node = 0
        for scalar in text {
            if let next = nodes[node].children[scalar] {
                node = next
            } else {
                nodes.append(Node())
                nodes[node].children[scalar] = nodes.count - 1
                node = nodes.count - 1
            }
        }
        nodes[node].numbers.append(number)
    }

    /// Finds the stored texts at a place of another text, the shortest first.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - text: The text to search.
    ///   - visit: Receives the end and the numbers of each stored text that is found.
    /// - Returns: The number of characters that were compared.
    func visit(at place: Int, in text: [Unicode.Scalar], _ visit: (Int, [Int]) -> Void) -> Int {
        var (node, end) = (0, place)
        while true {
            if !nodes[node].numbers.isEmpty { visit(end, nodes[node].numbers) }
            guard end < text.count, let next = nodes[node].children[text[end]] else { return end - place + 1 }
            (node, end) = (next, end + 1)
        }
    }
}

/// The values of a substitution variable, arranged for searching.
struct AppSiteValues {
    /// The values without wildcards.
    private(set) var texts = AppSiteTrie()
    /// The values with wildcards.
    private(set) var patterns: [AppSitePattern] = []

    /// Arranges values; if case is ignored, the searched texts must be folded.
    ///
    /// - Complexity: O(*n*) in the length of all values.
    init(_ values: [String], ignoringCase: Bool) {
        for value in values {
            let pattern = AppSitePattern(value)
            switch pattern.atoms.first {
            case nil: texts.insert([], 0)
            case .text(let text)? where pattern.atoms.count == 1:
                texts.insert(ignoringCase ? text.map(\.foldedASCII) : text, 0)
            default: patterns.append(pattern)
            }
        }
    }
}
