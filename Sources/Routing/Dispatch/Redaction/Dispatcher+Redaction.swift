extension Dispatcher {
    /// What is hidden by the configuration, and by somebody beyond it; `nil` when that is nothing.
    func redaction(adding names: Set<String> = []) -> Redaction? {
        Redaction(
            configuration.redacting.union(names),
            plusAsSpace: configuration.decodesPlusAsSpace
        )
    }

    /// Gives what writes texts about a URL without the values that the configuration hides.
    ///
    /// - Parameters:
    ///   - text: The URL as it was given; a text that is no URL is hidden as far as it cannot be told what it says.
    ///   - names: Names to hide besides those of the configuration.
    /// - Returns: What writes the URL, parameters and messages; `nil` when there is nothing to hide.
    /// - Complexity: O(*n*) in the length of the text, and matching it.
    func redactor(of text: String, hiding names: Set<String> = []) -> Redactor? {
        guard let redaction = redaction(adding: names) else { return nil }
        let secret = look { state, _ in
            state.ledger.search(for: redaction.names).find(in: text) { state.registry.patterns(matching: $0) }
        }
        return Redactor(redaction, [secret])
    }
}
