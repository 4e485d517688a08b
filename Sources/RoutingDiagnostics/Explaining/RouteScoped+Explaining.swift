public import Routing

extension RouteScoped {
    /// Explains how a URL that is opened here would be handled, and why; runs no handler and no proxy.
    ///
    /// ```swift
    /// let router = Routing()
    /// router.map("books/:id") { request in
    ///     print("book", request.parameters["id"] ?? "")
    /// }
    /// print(router.explain("app://boks/7"))
    /// ```
    ///
    /// prints
    ///
    /// ```text
    /// URL      app://boks/7
    /// read as  scheme app, segments boks / 7
    /// proxies  none
    /// map      none, and there is no fallback for it
    /// near     map  books/:id  segment 1 wants 'books', not 'boks'  MyApp/Routes.swift:12
    ///                          try app://books/7
    /// ```
    ///
    /// Conditions in code are asked, and values are decoded, outside all locks.
    ///
    /// - Parameters:
    ///   - string: The URL.
    ///   - origin: The origin of the URL; `nil` for an `open` without `from:`.
    /// - Returns: The parts of the URL, the proxies that would be asked, and the map that would handle it, with
    ///   its parameters. For every other entry, the reason why it is passed over.
    /// - Complexity: O(entries × (pattern + URL)), plus O(*n* log *n*) for sorting; a pattern with several
    ///   `**` costs O(pattern × URL). Hiding values costs O(URL), however much of it is hidden.
    public func explain(_ string: String, from origin: RouteOrigin? = nil) -> RouteExplanation {
        let snapshot = snapshot(from: origin)
        let texts = RedactedTexts(snapshot.redaction(of: string), of: string)
        return Explainer(snapshot, texts).explanation(of: string)
    }
}
