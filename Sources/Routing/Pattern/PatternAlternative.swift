/// A pattern for one choice of its optional groups: each group is taken or left out.
package struct PatternAlternative: Sendable {
    package let components: [PatternComponent]
    /// Their codes.
    let codes: [ComponentCode]

    /// Expands the optional groups of a pattern, every choice of groups once.
    ///
    /// - Returns: The items and the rank of each choice. The rank has one bit for each group that is taken; the
    ///   leftmost group has the highest bit.
    static func expand(_ items: [PatternNode]) -> [(items: [PatternNode], rank: Int)] {
        guard items.contains(where: \.isGroup) else { return [(items, 0)] }
        var choices: [(items: [PatternNode], rank: Int)] = [([], 0)]
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
