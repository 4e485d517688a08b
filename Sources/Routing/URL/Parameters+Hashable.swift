extension Parameters: Hashable {
    /// Whether each name has the same values in the same order.
    public static func == (left: Parameters, right: Parameters) -> Bool {
        let (one, other) = (left.pairs, right.pairs)
        guard one.elements.count == other.elements.count else { return false }
        // Mostly they are the same in the same order, which is soon seen.
        return one.isIdentical(to: other) || left.valuesByName == right.valuesByName
    }

    /// Hashes the values of each name, whatever the order of the names.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(valuesByName)
    }

    /// What a name stands for.
    struct Values: Hashable {
        let texts: [ExactText]
        let isPath: Bool
    }

    /// What each name stands for, for comparing in one pass.
    var valuesByName: [ExactText: Values] {
        let pairs = pairs
        return Dictionary(grouping: pairs.elements) { ExactText($0.name) }.mapValues { group in
            Values(texts: group.map { ExactText($0.value) }, isPath: pairs.isPath(group[0].name))
        }
    }
}
