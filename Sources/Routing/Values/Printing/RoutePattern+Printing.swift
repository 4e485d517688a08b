extension RoutePattern {
    /// Prints a URL that the pattern matches and from which the same parameters are read.
    ///
    /// Captures are printed in their places, and all other parameters as pairs of the query, in order. An
    /// optional group is printed if its captures have values. Several values of a `:name...` are its segments; a
    /// single value is its segments joined with `/`, even one that was captured from `%2F` in a single segment. Only
    /// characters that must be escaped are escaped, and the text is ASCII.
    ///
    /// ```swift
    /// let pattern: RoutePattern = "app://books/:id(/:tab)"
    /// let url = try pattern.url(with: ["id": "7", "page": "2"])
    /// assert(url == "app://books/7?page=2")
    /// ```
    ///
    /// If a capture is the first segment after `scheme://` and its text cannot be a host, the URL begins with
    /// `scheme:///Text`. For example, a host would lose its capitals.
    ///
    /// - Parameters:
    ///   - parameters: The values of the captures and of the query.
    ///   - fragment: The text after `#`, which the method escapes; `nil` for a URL without a fragment.
    /// - Returns: The URL.
    /// - Throws: A ``RouteValueError``: ``RouteValueError/Code/missing`` names a capture without a value, and
    ///   a value that reading the URL would not give back is refused. So is such a fragment, for example one with a
    ///   NUL, as ``RouteValueError/Code/unprintable``.
    /// - Complexity: O(length of the URL), for each choice of the optional groups.
    public func url(with parameters: Parameters = Parameters(), fragment: String? = nil) throws -> String {
        let printer = try PatternPrinter(self)
        let url = try printer.url(PrintableValues(parameters))
        return try fragment.map { try Self.adding($0, to: url) } ?? url
    }

    private static func adding(_ fragment: String, to url: String) throws -> String {
        let text = url + "#" + RouteURL.escapingQueryValue(fragment)
        guard let url = try? RouteURL(text), url.fragment == fragment else {
            throw RouteValueError(.unprintable, nil, value: fragment, "no URL gives this fragment back")
        }
        return text
    }

    /// Prints the path of a URL that the pattern matches: all segments, without scheme, web host and query.
    ///
    /// ```swift
    /// let pattern: RoutePattern = "https://example.com/books/:id"
    /// let path = try pattern.path(with: ["id": "a b"])
    /// assert(path == "/books/a%20b")
    /// ```
    ///
    /// - Parameter parameters: The values of the captures; other values are omitted.
    /// - Returns: The path, with a leading `/`.
    /// - Throws: A ``RouteValueError``, as ``url(with:fragment:)`` does.
    /// - Complexity: O(length of the URL), for each choice of the optional groups.
    public func path(with parameters: Parameters = Parameters()) throws -> String {
        let printer = try PatternPrinter(self)
        return try printer.path(PrintableValues(parameters))
    }

    /// Prints a URL without checking it.
    ///
    /// The URL omits wildcards for any number of segments. It includes an optional group if its captures are given.
    ///
    /// - Parameter captures: The values of the captures, and no other values.
    /// - Returns: A URL that should match and capture these values. The result is `nil` if the pattern does not
    ///   determine the whole URL, for example because of a `*`. The method does not check constraints: a caller
    ///   that needs to be sure matches the URL.
    /// - Complexity: O(length of the pattern), for each choice of its optional groups.
    package func route(filledWith captures: Parameters) -> String? {
        let printer = try? PatternPrinter(self)
        return printer?.sketches(PrintableValues(captures)).first
    }

    /// Prints the URLs that may lead to the same place: like ``route(filledWith:)``, but for each choice of the
    /// optional groups with these captures.
    ///
    /// A value with a slash is printed both with `%2F` and as several segments: code that reads the value as one
    /// text cannot tell the two apart.
    ///
    /// - Parameter captures: The values of the captures, and no other values.
    /// - Returns: The URLs, unchecked.
    package func routes(filledWith captures: Parameters) -> [String] {
        guard let printer = try? PatternPrinter(self) else {
            return []
        }
        let exact = printer.sketches(PrintableValues(captures))
        guard captures.contains(where: { $0.value.utf8.contains(ascii("/")) }) else { return exact }
        return exact + [try? url(with: captures)].compactMap(\.self)
    }

    /// Prints the URL from which exactly these captures are read.
    ///
    /// - Parameter captures: The values of the captures; each value of a `:name...` is one segment.
    /// - Returns: The URL; `nil` if no URL gives these captures, or the pattern does not determine it.
    package func url(giving captures: Parameters) -> String? {
        let pairs = captures.pairs
        let printer = try? PatternPrinter(self)
        return try? printer?.url(PrintableValues(pairs, lists: Set(pairs.names.map(ExactText.init))))
    }
}
