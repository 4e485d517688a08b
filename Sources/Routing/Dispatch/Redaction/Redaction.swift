/// The names whose values somebody is not to see.
package struct Redaction: Hashable, Sendable {
    /// What stands for a value.
    package static let mark = "•••"

    let names: Set<ExactText>
    /// Whether `+` in a query stands for a space.
    let plusAsSpace: Bool

    /// Takes names of captures and of pairs of a query.
    ///
    /// - Returns: `nil` when there are no names.
    init?(_ names: Set<String>, plusAsSpace: Bool) {
        if names.isEmpty { return nil }
        self.names = Set(names.map(ExactText.init))
        self.plusAsSpace = plusAsSpace
    }

    /// Whether the values of a name are hidden; names are the same when their Unicode scalars are.
    package func hides(_ name: String) -> Bool { names.contains(ExactText(name)) }
}
