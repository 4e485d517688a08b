extension Dispatcher {
    /// Returns the redaction for the configured names and additional ones; `nil` when there are no names.
    func redaction(adding names: Set<String> = []) -> Redaction? {
        Redaction(configuration.redacting.union(names), reader: urlReader, rules: matchingRules)
    }

    /// Returns the redaction for an explanation of a URL, which hides captures of every entry that matches.
    ///
    /// - Parameter text: The URL, or a text that is not a URL.
    /// - Returns: The redaction; `nil` when the configuration hides no names.
    package func redaction(of text: String) -> Redaction? {
        guard let redaction = redaction() else { return nil }
        guard let url = try? read(text) else { return redaction }
        return redaction.knowing(look { state, _ in state.registry.patterns(matching: url) })
    }
}
