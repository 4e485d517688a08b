/// The properties that only few patterns have.
final class PatternRareData: Sendable {
    /// The host of a web pattern, or `nil`.
    let host: HostPattern?
    /// The components that do not fit in a `ComponentCode`; their codes hold an index into this array.
    let others: [PatternComponent]
    /// For each of `others`, the code of the first one with the same requirement, regardless of capture names.
    ///
    /// The array is empty if no two requirements are the same.
    let questions: [UInt32]
    /// Conditions in code, by the name of their capture.
    let predicates: [String: CapturePredicate]
    /// The web schemes that the pattern was read with.
    let webSchemes: Set<String>
    /// Whether the pattern is in its form for guards.
    let failsClosed: Bool

    /// Stores the rare properties of a pattern; `nil` if it has none.
    init?(
        host: HostPattern?,
        others: [PatternComponent],
        predicates: [String: CapturePredicate],
        webSchemes: Set<String>,
        failsClosed: Bool = false
    ) {
        let isUsual = host == nil && others.isEmpty && predicates.isEmpty
        if isUsual, webSchemes == RouteURL.Options.standardWebSchemes { return nil }
        self.host = host
        self.others = others
        self.questions = Self.questions(of: others)
        self.predicates = predicates
        self.webSchemes = webSchemes
        self.failsClosed = failsClosed
    }

    private static func questions(of others: [PatternComponent]) -> [UInt32] {
        guard others.count > 1 else { return [] }
        var questions = [PatternComponent: UInt32]()
        let numbers = others.enumerated().map { number, component in
            let code = ComponentCode.other(number, isRest: false).bits
            let question = component.withoutNames
            let first = questions[question, default: code]
            questions[question] = first
            return first
        }
        return questions.count < others.count ? numbers : []
    }
}
