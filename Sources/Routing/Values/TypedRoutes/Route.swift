/// A type whose values are destinations in the app: each value has a URL, and a URL that matches decodes to a
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
/// A property that the pattern captures is read from the capture, any other property from the query. Properties
/// are numbers, `Bool`, `String`, `UUID`, `URL`, `Date`, enumerations with raw values, and lists and optionals
/// of these; see ``Parameters/value(_:as:)`` for the accepted texts. A URL may omit optionals and lists. For
/// other defaults, write an `init(from:)` that uses `decodeIfPresent`.
///
/// For every value that its type encodes in full, printing either throws or gives a URL that decodes to the same
/// value. To ensure this, printing decodes the URL and compares the encoded forms of both values. Printing an
/// empty list in an optional throws, because it would be read as `nil`. Printing also throws for a value that
/// `decodeIfPresent` would replace with a default. A `String` for a `:name...` holds the segments joined with `/`.
/// Printing throws if one of them would be an empty or a dot segment, as after `%2F` at the start. A list keeps the
/// segments apart.
///
/// Decoding decides whether a URL matches. It runs outside all locks, on any thread, and must depend only on its
/// input: the router may reuse the value instead of decoding the same input again.
public protocol Route: Codable, Sendable {
    /// The pattern of the URLs; declare it as a `static let`, because each new pattern is parsed.
    ///
    /// The pattern describes the whole URL. A typed route cannot be registered in a group with a prefix, because
    /// its values would not know the prefix.
    static var pattern: RoutePattern { get }
}

extension Route {
    /// The URL of the value: the pattern with its captures, and the other properties as a query.
    ///
    /// The URL is for a router with the standard ``Routing/Configuration``. The `open` and `dispatch` methods of a
    /// router print the URL for the router's own configuration. A property that the type itself calls `url` hides this
    /// one.
    ///
    /// - Throws: A ``RouteValueError`` for a value that no URL gives back, or the error of a type with its own
    ///   encoding or decoding.
    public var url: String {
        get throws { try printed(MatchingRules(), .standard) }
    }

    /// Prints the value for a router with given rules.
    func printed(_ rules: MatchingRules, _ reader: URLReader) throws -> String {
        let pattern = try Self.pattern.read(with: reader.options.webSchemes)
        let encoded = try EncodedParameters(self)
        let url = try PatternPrinter(pattern, rules, reader).readURL(encoded.values)
        try encoded.check(url.parameters, as: Self.self)
        return url.text
    }
}
