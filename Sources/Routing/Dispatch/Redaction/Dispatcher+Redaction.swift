extension Dispatcher {
    /// Gives what the configuration hides, and names besides; `nil` when there are no names.
    func redaction(adding names: Set<String> = []) -> Redaction? {
        Redaction(configuration.redacting.union(names), reader: urlReader, rules: matchingRules)
    }

    /// Gives what an explanation of a URL hides, with the captures of every entry that matches the URL.
    ///
    /// - Parameter text: The URL, or a text that cannot be read as one.
    /// - Returns: The redaction; `nil` when the configuration hides no names.
    package func redaction(of text: String) -> Redaction? {
        guard let redaction = redaction() else { return nil }
        guard let url = try? read(text) else { return redaction }
        return redaction.knowing(look { state, _ in state.registry.patterns(matching: url) })
    }
}
