/// A type whose values are places in the app: each is a URL, and each URL that the pattern matches is a
/// value.
///
/// ```swift
/// struct Book: Route {
///     static let pattern: RoutePattern = "app://books/:id<int>"
///     var id: Int
///     var tab: Tab?
///     var tags: [String] = []
/// }
///
/// router.map(Book.self) { book, request in
///     show(book.id, tab: book.tab)
/// }
/// router.open(Book(id: 7, tab: .notes))  // app://books/7?tab=notes
/// ```
///
/// Properties that the pattern captures are read from there, all others from the query. They are numbers,
/// `Bool`, `String`, `UUID`, `URL`, `Date`, enumerations with raw values, and lists and optionals of these;
/// see ``Parameters/value(_:as:)`` for the texts that are read. What is optional or a list may be missing
/// from a URL; other defaults are given by an `init(from:)` that uses `decodeIfPresent`.
///
/// For every value that its type encodes in full: either printing it throws, or what is decoded from the
/// printed URL is the same value. To make sure, printing decodes the URL and compares how both values are
/// encoded. An empty list in an optional throws, because it would be read as `nil`; so does a value that
/// `decodeIfPresent` would replace by a default.
///
/// Decoding decides whether a URL matches. It runs outside all locks, on any thread, and must depend on
/// nothing but what it decodes; when it gives the same, it is not asked again.
public protocol Route: Codable, Sendable {
    /// The URLs of the values; best a `static let`, since a pattern is read each time that it is made.
    ///
    /// It is the whole of them: a typed route cannot be registered in a group with a prefix, of which its
    /// values would not know.
    static var pattern: RoutePattern { get }
}

extension Route {
    /// The URL that stands for the value: the pattern with its captures, and the other properties as a query.
    ///
    /// It is printed for a router with the standard ``Routing/Configuration``; `open` and `dispatch` print it
    /// for theirs.
    ///
    /// - Throws: A ``RouteValueError`` for a value that no URL gives back, besides what a type throws that
    ///   encodes or decodes itself.
    public var url: String {
        get throws { try printed(MatchingRules(), URLReader(RouteURL.Options())) }
    }

    /// Prints the value as a router with some rules reads it.
    func printed(_ rules: MatchingRules, _ reader: URLReader) throws -> String {
        let pattern = try Self.pattern.read(with: reader.options.webSchemes)
        let encoded = try EncodedParameters(self)
        let url = try PatternPrinter(pattern, rules, reader).readURL(encoded.values)
        try encoded.check(url.parameters, as: Self.self)
        return url.text
    }
}
