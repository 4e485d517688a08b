/// What few patterns have.
final class PatternExtras: Sendable {
    /// The host of a web pattern, or `nil`.
    let host: HostPattern?
    /// The components that have no code of their own.
    let others: [PatternComponent]
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
        self.predicates = predicates
        self.webSchemes = webSchemes
    }
}
