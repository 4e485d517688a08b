internal import Routing

/// The values of a substitution variable, arranged to be found in a text.
struct AppSiteValues {
    private var texts = AppSiteTrie()
    /// The values with wildcards.
    private(set) var patterns: [AppSitePattern] = []

    /// Arranges values.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - ignoringCase: Whether ASCII capitals stand for small letters; the texts have to be folded as well.
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

    /// Finds the values without wildcards that stand at a place of a text.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - text: The text.
    ///   - steps: Counts the characters that are looked at.
    ///   - visit: Is told where each of them ends, the shortest first.
    func visitEnds(
        at place: Int,
        in text: [Unicode.Scalar],
        _ steps: inout AppSiteSteps,
        _ visit: (Int) -> Void
    ) {
        let visited = texts.visit(at: place, in: text) { end, _ in visit(end) }
        steps.take(visited)
    }
}
