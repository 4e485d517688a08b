extension RouteRequest {
    /// Reads the URL in a parameter if it matches an allowed pattern.
    ///
    /// Use this method to follow a callback or a `next` URL from an untrusted source.
    ///
    /// ```swift
    /// router.map("app://login") { request in
    ///     try await session.signIn()
    ///     let next = try request.url("next", allowing: ["app://books/**", "https://example.com/**"])
    ///     request.open(next.string)
    /// }
    /// ```
    ///
    /// The method reads and matches the URL with the rules by which this router opens URLs. So the checked URL
    /// is the URL that the router opens. A web URL (`http`, `https`, `ws`, `wss`, `ftp`) is refused as malformed
    /// when a client would connect to a host that the router does not read. A URL opened through the
    /// request keeps the request's origin. So the check protects mainly URLs that are followed elsewhere, such as
    /// in a browser.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter; of several values the last counts, as for a subscript.
    ///   - patterns: The allowed URLs. Each pattern begins with a scheme, because a pattern without one would
    ///     allow any scheme and host; `https://*` allows any host. A pattern without a scheme stops the program,
    ///     and so does a regular expression over whole URLs, because it checks no host.
    /// - Returns: The URL.
    /// - Throws: A ``RoutingError``: ``RoutingError/Code/untrusted`` when no pattern matches, with a
    ///   ``RouteValueError`` underneath when there is no such parameter; ``RoutingError/Code/malformedURL``,
    ///   with a ``RouteURLError`` underneath, when the value is not a URL.
    public func url(_ name: String, allowing patterns: [RoutePattern]) throws -> RouteURL {
        let dispatcher = scope.dispatcher
        let webSchemes = dispatcher.urlReader.options.webSchemes
        // Every pattern is checked, so that the first call in a test finds one without a scheme.
        let patterns = patterns.map { $0.guarding(with: webSchemes) }
        guard let text = parameters[name] else { throw RoutingError.missingURL(name) }
        let url: RouteURL
        do {
            url = try dispatcher.read(text)
        } catch {
            let message = "the value of '\(name)' is not a URL"
            throw RoutingError(.malformedURL, message, underlying: error)
        }
        // Every pattern here has a scheme, so the rule for the hosts of other patterns does not matter.
        let rules = MatchingRules(caseSensitive: dispatcher.matchingRules.caseSensitive)
        let matcher = PatternMatcher(rules: rules, asksPredicates: true)
        guard patterns.contains(where: { matcher.match($0, url) != nil }) else {
            let message = "the value of '\(name)' is '\(text)', which is not an allowed URL"
            throw RoutingError(.untrusted, message)
        }
        return url
    }
}

extension RoutePattern {
    /// Reads the pattern with the router's web schemes; stops the program if the pattern has no scheme.
    fileprivate func guarding(with webSchemes: Set<String>) -> RoutePattern {
        let pattern: RoutePattern
        do {
            pattern = try read(with: webSchemes)
        } catch {
            preconditionFailure("with the web schemes of this router, \(error)")
        }
        guard case .segments(let segmented) = pattern.form, segmented.scheme != nil else {
            preconditionFailure(
                """
                '\(self)' would allow URLs of any scheme and host; write 'app://…', 'https://example.com/…', or \
                'https://*/…' if any host is meant
                """
            )
        }
        return pattern
    }
}

extension RoutingError {
    /// The error for a missing parameter.
    fileprivate static func missingURL(_ name: String) -> RoutingError {
        let fault = RouteValueError(.missing, name, "there is no such parameter")
        return RoutingError(.untrusted, "there is no URL to follow", underlying: fault)
    }
}
