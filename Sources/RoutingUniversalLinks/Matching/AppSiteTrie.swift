internal import Routing

/// Texts with numbers, arranged by their characters: however many there are, finding those that stand at a place of a
/// text costs no more than the longest of them is long.
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

    /// Finds the texts that stand at a place of another one, the shortest first.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - text: The other text.
    ///   - visit: Is told where each of them ends, and its numbers.
    /// - Returns: How many characters were looked at.
    func visit(at place: Int, in text: [Unicode.Scalar], _ visit: (Int, [Int]) -> Void) -> Int {
        var (node, end) = (0, place)
        while true {
            if !nodes[node].numbers.isEmpty { visit(end, nodes[node].numbers) }
            guard end < text.count, let next = nodes[node].children[text[end]] else { return end - place + 1 }
            (node, end) = (next, end + 1)
        }
    }
}

extension Unicode.Scalar {
    /// The small letter for an ASCII capital; anything else as it is.
    var foldedASCII: Unicode.Scalar {
        isASCII ? Unicode.Scalar(UInt8(ascii: self).foldedASCII) : self
    }
}
