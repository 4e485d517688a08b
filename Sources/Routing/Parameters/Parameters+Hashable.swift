extension Parameters: Hashable {
    /// Whether each name has the same values in the same order.
    public static func == (left: Parameters, right: Parameters) -> Bool {
        left.count == right.count && left.valuesByName == right.valuesByName
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
        Dictionary(grouping: self) { ExactText($0.name) }.mapValues { pairs in
            Values(texts: pairs.map { ExactText($0.value) }, isPath: isPath(pairs[0].name))
        }
    }
}
