extension RoutePattern {
    /// Joins the pattern to the prefix of a group, as if both were one text with a `/` between them.
    ///
    /// - Parameters:
    ///   - prefix: The prefix, which may have a scheme and a host, captures, optional groups and conditions in
    ///     code.
    ///   - webSchemes: The schemes whose patterns begin with a host.
    /// - Returns: The joined pattern; the prefix itself for the pattern `/`.
    /// - Throws: A ``RoutePatternError`` if the pattern cannot follow the prefix, or the prefix cannot precede
    ///   a pattern.
    func joined(
        to prefix: RoutePattern,
        webSchemes: Set<String>
    ) throws(RoutePatternError) -> RoutePattern {
        let prefix = try prefix.read(with: webSchemes)
        try prefix.checkJoinable("the prefix of a group")
        try checkJoinable("a pattern in a group with a prefix")
        if let scheme = segmented?.scheme {
            let message = "the group '\(prefix)' is where this begins, so it cannot begin with '\(scheme)://'"
            throw RoutePatternError(.strayCharacter, at: scheme.utf8.count, in: text, message)
        }
        let rest = text.utf8.drop { $0 == ascii("/") }
        if rest.isEmpty { return prefix }
        let joined = try RoutePattern(
            reading: prefix.beginning + String(Substring(rest)),
            predicates: prefix.predicates.merging(predicates) { own, _ in own },
            webSchemes: webSchemes
        )
        guard joined.componentCount == Self.componentCount(of: prefix, and: self) else {
            let message = "'..' leads out of the group '\(prefix)'; register it outside the group"
            throw RoutePatternError(.strayCharacter, at: 0, in: text, message)
        }
        return joined
    }

    /// The text of the prefix, up to and including the `/` before the next segment.
    private var beginning: String {
        // A third slash keeps the next segment out of the authority, where `:80` would be a port.
        let start = segmented?.scheme.map { $0.utf8.count + 3 } ?? 0
        var bytes = text.utf8[...]
        while bytes.last == ascii("/"), bytes.count > start { bytes.removeLast() }
        return String(Substring(bytes)) + "/"
    }

    /// Throws if the pattern is a regular expression, or has a condition in code on `:_`.
    private func checkJoinable(_ role: String) throws(RoutePatternError) {
        guard !isRegularExpression else {
            let message = "\(role) must consist of segments; an expression over whole URLs cannot be joined"
            throw RoutePatternError(.invalidRegularExpression, at: 0, in: text, message)
        }
        guard predicates["_"] == nil else {
            let message = "\(role) names the captures that conditions in code are about; ':_' has no name"
            throw RoutePatternError(.missingName, at: 0, in: text, message)
        }
    }

    /// The number of components when each alternative of the prefix precedes each alternative of the rest.
    private static func componentCount(of prefix: RoutePattern, and rest: RoutePattern) -> Int {
        prefix.componentCount * rest.alternativeCount + rest.componentCount * prefix.alternativeCount
    }

    /// The number of components of all alternatives.
    private var componentCount: Int { segmented?.alternatives.reduce(0) { $0 + $1.components.count } ?? 0 }

    private var alternativeCount: Int { segmented?.alternativeCount ?? 0 }
}
