extension RouteRequest {
    /// Reads the URL that a parameter carries, if it is one of those that are allowed: the checked way to
    /// follow a callback, or a `next`, that came from outside.
    ///
    /// ```swift
    /// router.map("app://login") { request in
    ///     try await session.signIn()
    ///     let next = try request.url("next", allowing: ["app://books/**", "https://example.com/**"])
    ///     request.open(next.string)
    /// }
    /// ```
    ///
    /// The URL is read and compared as URLs are that are opened on this router, so that what is checked is
    /// what is opened. A web URL (`http`, `https`, `ws`, `wss`, `ftp`) is refused as malformed when a client
    /// would connect to another host than the router reads. What is opened through the request keeps the
    /// request's origin: this guards what is followed elsewhere, such as in a browser.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter; of several values the last counts, as for a subscript.
    ///   - patterns: The URLs that are allowed. Each pattern begins with a scheme, because one without would
    ///     allow any scheme and host; `https://*` allows any host. Regular expressions over whole URLs guard
    ///     no host and stop the program, as do patterns without a scheme.
    /// - Returns: The URL.
    /// - Throws: A ``RoutingError``: ``RoutingError/Code/untrusted`` when no pattern matches, with a
    ///   ``RouteValueError`` underneath when there is no such parameter; ``RoutingError/Code/malformedURL``,
    ///   with a ``RouteURLError`` underneath, when the value is no URL.
    public func url(_ name: String, allowing patterns: [RoutePattern]) throws -> RouteURL {
        let dispatcher = scope.dispatcher
        let webSchemes = dispatcher.urlReader.options.webSchemes
        // All of them, so that a pattern which guards nothing is found by the first test.
        let patterns = patterns.map { $0.guarding(with: webSchemes) }
        guard let text = parameters[name] else { throw RoutingError.missingURL(name) }
        let url: RouteURL
        do {
            url = try dispatcher.read(text)
        } catch {
            let message = "the value of '\(name)' is no URL"
            throw RoutingError(.malformedURL, message, underlying: error)
        }
        // The hosts that patterns without one match do not matter here.
        let rules = MatchingRules(caseSensitive: dispatcher.matchingRules.caseSensitive)
        let matcher = PatternMatcher(rules: rules, asksPredicates: true)
        guard patterns.contains(where: { matcher.match($0, url) != nil }) else {
            let message = "the value of '\(name)' is '\(text)', which is none of the URLs that are allowed"
            throw RoutingError(.untrusted, message)
        }
        return url
    }
}

extension RoutePattern {
    /// The pattern as a router with these web schemes reads it; one that guards no host stops the program.
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
    /// The error for a URL that is not there.
    fileprivate static func missingURL(_ name: String) -> RoutingError {
        let fault = RouteValueError(.missing, name, "there is no such parameter")
        return RoutingError(.untrusted, "there is no URL to follow", underlying: fault)
    }
}
