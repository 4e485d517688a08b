/// A pattern with some of its optional groups written out and the others left out.
package struct PatternAlternative: Sendable {
    package let components: [PatternComponent]
    /// Their codes.
    let codes: [ComponentCode]

    /// Writes out the optional groups of a pattern: every choice of groups once.
    ///
    /// - Returns: The items of each choice, and its rank: a bit for each group taken, the leftmost highest.
    static func expand(_ items: [PatternItem]) -> [(items: [PatternItem], rank: Int)] {
        guard items.contains(where: \.isGroup) else { return [(items, 0)] }
        var choices: [(items: [PatternItem], rank: Int)] = [([], 0)]
        for item in items {
            guard case .group(let inner, let number) = item else {
                for index in choices.indices { choices[index].items.append(item) }
                continue
            }
            let bit = 1 << (PatternParser.mostGroups - number)
            let taken = expand(inner).map { (items: $0.items, rank: $0.rank | bit) }
            choices = choices.flatMap { choice in
                [choice] + taken.map { (choice.items + $0.items, choice.rank | $0.rank) }
            }
        }
        return choices
    }
}
