public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension RouteScoped {
    /// Explains what would be done with a URL that was opened here, and why; runs no handler and no proxy.
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
    /// map      none, and there is no fallback
    /// near     map  books/:id  segment 1 wants 'books', not 'boks'  MyApp/Routes.swift:12
    ///                          try app://books/7
    /// ```
    ///
    /// Conditions in code are asked, and values decoded, outside all locks.
    ///
    /// - Parameter string: The URL.
    /// - Returns: How the URL is read, which proxies would be asked, which map would handle it with which
    ///   parameters, and why all other entries are passed over.
    /// - Complexity: O(entries × (pattern + URL)), besides O(*n* log *n*) for sorting; with several `**` in a
    ///   pattern O(pattern × URL) for it. Hiding values costs O(URL), however much of it is hidden.
    public func explain(_ string: String) -> RouteExplanation {
        explain(string, from: nil)
    }

    /// Explains what would be done with a URL that comes from somewhere, and why; runs no handler and no
    /// proxy.
    ///
    /// - Parameters:
    ///   - string: The URL.
    ///   - origin: Where the URL would come from; `nil` for an `open` without `from:`.
    /// - Returns: What ``explain(_:)-(String)`` says, and which entries do not accept the URL.
    public func explain(_ string: String, from origin: RouteOrigin?) -> RouteExplanation {
        let snapshot = snapshot(from: origin)
        let texts = ExplainedTexts(snapshot.redaction(of: string), of: string)
        return Explainer(snapshot, texts).explanation(of: string)
    }

    /// Explains what would be done with a URL that was opened here, and why; runs no handler and no proxy.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The same as for its `absoluteString`.
    public func explain(_ url: URL) -> RouteExplanation {
        explain(url.absoluteString)
    }

    /// Explains what would be done with a URL that comes from somewhere, and why; runs no handler and no
    /// proxy.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - origin: Where the URL would come from; `nil` for an `open` without `from:`.
    /// - Returns: The same as for its `absoluteString`.
    public func explain(_ url: URL, from origin: RouteOrigin?) -> RouteExplanation {
        explain(url.absoluteString, from: origin)
    }
}
