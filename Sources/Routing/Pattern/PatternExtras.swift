/// What few patterns have.
final class PatternExtras: Sendable {
    /// The host of a web pattern, or `nil`.
    let host: HostPattern?
    /// The components that have no code of their own.
    let others: [PatternComponent]
    /// For each of them the first that asks the same of a segment under other names; empty if all ask
    /// something else.
    let questions: [UInt32]
    /// Conditions in code, by the name of their capture.
    let predicates: [String: CapturePredicate]
    /// The schemes that the pattern was read with.
    let webSchemes: Set<String>

    /// Keeps what a pattern has; `nil` when it has nothing but what is usual.
    init?(
        host: HostPattern?,
        others: [PatternComponent],
        predicates: [String: CapturePredicate],
        webSchemes: Set<String>
    ) {
        let isUsual = host == nil && others.isEmpty && predicates.isEmpty
        if isUsual, webSchemes == RouteURL.Options.standardWebSchemes { return nil }
        self.host = host
        self.others = others
        self.questions = Self.questions(of: others)
        self.predicates = predicates
        self.webSchemes = webSchemes
    }

    private static func questions(of others: [PatternComponent]) -> [UInt32] {
        guard others.count > 1 else { return [] }
        var questions: [PatternComponent: UInt32] = [:]
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
