/// Prints URLs that a pattern matches, for a router with given rules.
///
/// The printer reads each URL again and compares the result with the original values. For any value and any
/// division of a segment, either the URL gives the values back or the printer throws.
struct PatternPrinter {
    private let whole: RoutePattern
    private let pattern: SegmentedPattern
    private let rules: MatchingRules
    private let reader: URLReader

    /// Creates a printer for a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, read with the reader's web schemes unless those are the standard ones.
    ///   - rules: The rules that compare the URL with the pattern.
    ///   - reader: The reader of the URL.
    /// - Throws: ``RouteValueError/Code/unprintablePattern``.
    init(
        _ pattern: RoutePattern,
        _ rules: MatchingRules = MatchingRules(),
        _ reader: URLReader = .standard
    ) throws(RouteValueError) {
        guard case .segments(let segmented) = pattern.form else {
            let message = "'\(pattern)' is a regular expression, which says nothing of what a URL looks like"
            throw RouteValueError(.unprintablePattern, nil, message)
        }
        self.whole = pattern
        self.pattern = segmented
        self.rules = rules
        self.reader = reader
    }
}

extension PatternPrinter {
    /// Prints a URL with captures and query.
    func url(_ values: PrintableValues) throws(RouteValueError) -> String {
        try readURL(values).text
    }

    /// Prints a URL with captures and query, and returns the parameters that a handler of the URL would receive.
    func readURL(
        _ values: PrintableValues
    ) throws(RouteValueError) -> (text: String, parameters: Parameters) {
        try first(of: values) { path throws(RouteValueError) in
            let url = try origin(path) + query(values, without: path)
            return (url, try check(url, path, values))
        }
    }

    /// Prints the path of a URL.
    func path(_ values: PrintableValues) throws(RouteValueError) -> String {
        try first(of: values) { path throws(RouteValueError) in
            let url = try origin(path)
            try check(url, path, PrintableValues())
            return "/" + path.segments.map { RouteURL.escapingSegment($0.text) }.joined(separator: "/")
        }
    }

    /// Prints a URL without reading it again, and without wildcards for any number of segments.
    ///
    /// The values must be those of captures only.
    ///
    /// - Returns: A URL for each choice of optional groups with exactly these captures.
    func sketches(_ values: PrintableValues) -> [String] {
        let names = Set(values.pairs.names.map(ExactText.init))
        let choices = pattern.alternatives.filter { Set($0.captureNames.map(ExactText.init)) == names }
        return choices.compactMap { choice in
            let path = try? PrintedPath(choice, values, rules: nil)
            return path.flatMap { try? origin($0) }
        }
    }

    /// Prints with the first choice that succeeds among the choices of optional groups with the most captures.
    private func first<Printed>(
        of values: PrintableValues,
        _ print: (PrintedPath) throws(RouteValueError) -> Printed
    ) throws(RouteValueError) -> Printed {
        var fault: RouteValueError?
        for choice in try choices(for: values) {
            do {
                return try print(PrintedPath(choice, values, rules: rules))
            } catch {
                fault = fault ?? error
            }
        }
        throw fault ?? RouteValueError(.unprintablePattern, nil, "'\(pattern.text)' cannot be printed")
    }

    /// Lists the choices of optional groups that print the most captures, in the order of trial.
    private func choices(for values: PrintableValues) throws(RouteValueError) -> [PatternAlternative] {
        let alternatives = pattern.alternatives.map { alternative in
            (alternative, missing: alternative.captureNames.filter { values.values(for: $0).isEmpty })
        }
        let choices = alternatives.filter { $0.missing.isEmpty }.map { $0.0 }
        guard !choices.isEmpty else {
            let nearest = alternatives.min { $0.missing.count < $1.missing.count }
            let message = "'\(pattern.text)' captures it, so that it cannot be printed without a value for it"
            throw RouteValueError(.missing, nearest?.missing.first, message)
        }
        let most = choices.map(\.captureNames.count).max()
        return choices.filter { $0.captureNames.count == most }
    }
}

extension PatternPrinter {
    /// Writes the segments after their scheme and host.
    private func origin(_ path: PrintedPath) throws(RouteValueError) -> String {
        let escaped = path.segments.map { RouteURL.escapingSegment($0.text) }
        let joined = escaped.joined(separator: "/")
        guard let scheme = pattern.scheme else {
            if pattern.text.utf8.first == ascii("/") || escaped.isEmpty { return "/" + joined }
            // Without a leading slash, the text before a colon would be a scheme.
            let head = escaped[0].split(separator: ":", omittingEmptySubsequences: false)
            return ([head.joined(separator: "%3A")] + escaped.dropFirst()).joined(separator: "/")
        }
        switch pattern.host {
        case .exact(let host)?:
            return scheme + "://" + host + (escaped.isEmpty ? "" : "/" + joined)
        case nil:
            guard let first = path.segments.first else { return scheme + "://" }
            guard first.canStandAsHost else { return scheme + ":///" + joined }
            let host = RouteURL.escapingQueryValue(first.text)
            return scheme + "://" + ([host] + escaped.dropFirst()).joined(separator: "/")
        default:
            throw .unnamedWildcard(in: pattern.text)
        }
    }

    /// Writes the values that are not captures as a query.
    private func query(
        _ values: PrintableValues,
        without path: PrintedPath
    ) throws(RouteValueError) -> String {
        var text = ""
        for (name, value) in values.pairs.elements where !path.captures(name) {
            for part in [name, value] where part.utf8.contains(0) {
                throw RouteValueError(.unprintable, name, value: part, "no URL holds a NUL")
            }
            text += text.isEmpty ? "?" : "&"
            text += RouteURL.escapingPairName(name) + "=" + RouteURL.escapingPairValue(value)
        }
        return text
    }

    /// Reads a URL again and compares its values with the original ones.
    @discardableResult
    private func check(
        _ text: String,
        _ path: PrintedPath,
        _ values: PrintableValues
    ) throws(RouteValueError) -> Parameters {
        let url: RouteURL
        do {
            url = try RouteURL(text, reader: reader)
        } catch {
            throw RouteValueError(.malformedURL, nil, value: text, "the URL would not be read: \(error)")
        }
        let captures = PatternMatcher(rules: rules, asksPredicates: true).match(whole, url)
        guard let captures else {
            let message = "'\(pattern.text)' would not match the URL"
            throw RouteValueError(.ambiguous, path.captures.first?.name, value: text, message)
        }
        let query = url.query
        let (captured, queried) = (ParameterIndex(captures.pairs), ParameterIndex(query.pairs))
        var expected = path.captures
        for name in values.pairs.names where !path.captures(name) {
            expected.append((name, values.values(for: name)))
        }
        for (name, texts) in expected {
            let read = (path.captures(name) ? captured : queried).values(for: name)
            guard read.elementsEqual(texts, by: { $0.isExactly($1) }) else {
                let message = "the URL would give \(read) for it, because the pattern divides it differently"
                throw RouteValueError(.ambiguous, name, value: text, message)
            }
        }
        // An optional group may match although it was not printed.
        for name in captures.names where !path.captures(name) {
            let message = "the URL would give a value for it that was not printed"
            throw RouteValueError(.ambiguous, name, value: text, message)
        }
        return query.overlaid(by: captures)
    }
}
