/// A pattern for the URLs of a route.
///
/// A pattern matches a whole URL: its scheme and host, if the pattern has them, and all segments. Query and
/// fragment do not take part.
///
/// | pattern | URL | matches |
/// |---|---|---|
/// | `app://books/7` | `app://books/7` | yes |
/// | `/books/:id` | `app://books/7`, `https://example.com/books/7` | yes, `id` is `7` |
/// | `/books/:id` | `/books/7/notes` | no |
/// | `/books/:id<int>` | `/books/seven` | no |
/// | `/docs/:path...` | `/docs/guide/intro.md` | yes, `path` is `guide/intro.md` |
/// | `/a/*` | `/a`, `/a/b/c` | yes: `*` at the end is all remaining segments |
/// | `/a/*/c` | `/a/b/c` | yes: elsewhere `*` is one segment |
/// | `/a/**/z` | `/a/z`, `/a/b/c/z` | yes |
/// | `books(/:id)` | `/books`, `/books/7` | yes |
/// | `/files/file-:id.json` | `/files/file-12.json` | yes, `id` is `12` |
/// | `/:kind<news\|sport>` | `/Sport` | yes, `kind` is `Sport` |
/// | `/n/:id(\d+)` | `/n/42x` | no |
/// | `https://*.example.com/books` | `https://a.example.com/books` | yes |
///
/// Literals match ASCII letters in either case unless the configuration says otherwise. Matching one pattern
/// costs at most the number of its parts times the number of segments. Regular expressions run in linear time,
/// on at most 256 bytes of a segment. Captures that share a segment are found in time linear in its length.
///
/// A malformed literal stops the program, even in parentheses: to Swift, `RoutePattern("a(")` and
/// `RoutePattern("/\(section)")` are literals. With `as String`, the argument is a `String`:
/// ``init(_:where:)`` reads it at run time and throws an error if it is malformed.
///
/// ```swift
/// let pattern = try RoutePattern("/\(section)/:id" as String)
/// ```
public struct RoutePattern: Sendable {
    /// How a pattern is written.
    package enum Form: Sendable {
        case segments(SegmentedPattern)
        // Boxed, so that a pattern is a single reference.
        indirect case wholeURL(RegularExpression)
    }

    package let form: Form

    /// The pattern of segments; `nil` for a regular expression over whole URLs.
    package var segmented: SegmentedPattern? {
        if case .segments(let pattern) = form { pattern } else { nil }
    }

    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - text: The text of the pattern.
    ///   - constraints: Constraints by the name of their capture, in addition to those in the text.
    /// - Throws: A ``RoutePatternError``.
    /// - Complexity: O(*n*) in the length of the text, for each choice of its optional groups.
    public init(_ text: String, where constraints: [String: Constraint] = [:]) throws {
        try self.init(
            reading: text, where: constraints, webSchemes: RouteURL.Options.standardWebSchemes)
    }

    /// Reads a pattern for a router whose configuration adds web schemes.
    ///
    /// In URLs of those schemes the host is no segment, so a pattern that is valid elsewhere may be malformed there.
    /// Registering such a pattern would stop the program.
    ///
    /// ```swift
    /// let router = Routing(configuration: Routing.Configuration(webSchemes: ["app"]))
    /// do {
    ///     let schemes = router.configuration.webSchemes
    ///     router.map(try RoutePattern("app://\(host)/:id", webSchemes: schemes)) { _ in }
    /// } catch {
    ///     print(error)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text of the pattern.
    ///   - constraints: Constraints by the name of their capture, in addition to those in the text.
    ///   - webSchemes: The ``RoutingConfiguration/webSchemes`` of the router.
    /// - Throws: A ``RoutePatternError``.
    /// - Complexity: O(*n*) in the length of the text, for each choice of its optional groups.
    public init(
        _ text: String,
        where constraints: [String: Constraint] = [:],
        webSchemes: Set<String>
    ) throws {
        try self.init(
            reading: text, where: constraints, webSchemes: RouteURL.Options.webSchemes(adding: webSchemes))
    }

    /// Reads a pattern by the rules of a router with these web schemes.
    package init(
        reading text: String,
        where constraints: [String: Constraint] = [:],
        webSchemes: Set<String>
    ) throws(RoutePatternError) {
        guard !constraints.isEmpty else {
            try self.init(reading: text, predicates: [:], webSchemes: webSchemes)
            return
        }
        let folded = try ConstraintWriter(constraints, into: text, webSchemes: webSchemes)
        try self.init(reading: folded.text, predicates: folded.predicates, webSchemes: webSchemes)
    }

    /// Reads a regular expression that is searched in a whole URL, for code that migrates from a regex router.
    ///
    /// The expression may match anywhere in the URL without query, fragment and user info, in either case.
    /// `:name` stands for `([^/]+)` and captures, as does `(?<name>…)`. Captures are decoded once. The router
    /// tries the expression only on URLs up to 2,048 bytes.
    ///
    /// - Warning: Such a pattern does not check the host: `example\.com/admin` also matches in
    ///   `https://evil.test/example.com/admin`.
    ///
    /// - Parameter expression: The expression.
    /// - Throws: A ``RoutePatternError``.
    public init(regularExpression expression: String) throws {
        guard expression.utf8.count <= PatternParser.longestText else {
            throw RoutePatternError.tooLong(expression)
        }
        do throws(RegularExpressionFault) {
            form = .wholeURL(try RegularExpression(expression, dialect: .route))
        } catch {
            let code: RoutePatternError.Code = expression.isEmpty ? .empty : error.code
            throw RoutePatternError(code, at: error.offset, in: expression, error.message)
        }
    }

    init(
        reading text: String,
        predicates: [String: CapturePredicate],
        webSchemes: Set<String>
    ) throws(RoutePatternError) {
        form = .segments(try SegmentedPattern(text, predicates: predicates, webSchemes: webSchemes))
    }

    init(form: Form) {
        self.form = form
    }

    /// Returns the pattern as a router with these web schemes reads it.
    func read(with webSchemes: Set<String>) throws(RoutePatternError) -> RoutePattern {
        guard case .segments(let pattern) = form, webSchemes != pattern.webSchemes else { return self }
        return try RoutePattern(reading: text, predicates: predicates, webSchemes: webSchemes)
    }
}

extension RoutePattern {
    /// The text of the pattern, including the constraints that were passed separately.
    package var text: String {
        switch form {
        case .segments(let pattern): pattern.text
        case .wholeURL(let expression): expression.text
        }
    }

    /// The conditions in code, by the name of their capture.
    package var predicates: [String: CapturePredicate] {
        switch form {
        case .segments(let pattern): pattern.predicates
        case .wholeURL: [:]
        }
    }
}

extension RoutePattern: CustomStringConvertible {
    /// The text of the pattern.
    public var description: String { text }
}

extension RoutePattern: ExpressibleByStringInterpolation {
    /// Reads a pattern from a literal in the program; a malformed literal stops the program.
    ///
    /// A `try` before a literal with interpolation has no effect. Write `as String` after the literal, so that
    /// ``init(_:where:)`` reads the text and throws.
    ///
    /// - Parameter value: The text of the pattern; interpolated text is part of the pattern, including its `:`
    ///   and `(`.
    public init(stringLiteral value: String) {
        do {
            try self.init(value)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension RoutePattern: Hashable {
    /// Whether both patterns have the same text, scalar by scalar, and the same conditions in code.
    public static func == (left: RoutePattern, right: RoutePattern) -> Bool {
        left.isRegularExpression == right.isRegularExpression && left.text.isExactly(right.text)
            && left.predicates == right.predicates
    }

    /// Hashes the parts that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(isRegularExpression)
        hasher.combine(ExactText(text))
        hasher.combine(predicates)
    }

    /// The regular expression over whole URLs, if the pattern is one.
    package var wholeURL: RegularExpression? {
        if case .wholeURL(let expression) = form { expression } else { nil }
    }

    /// Whether the pattern is a regular expression over the whole URL.
    package var isRegularExpression: Bool {
        if case .wholeURL = form { true } else { false }
    }
}

extension RoutePatternError {
    /// The error for a text that is longer than a pattern may be.
    static func tooLong(_ text: String) -> RoutePatternError {
        let message = "a pattern has \(PatternParser.longestText) bytes at most"
        return RoutePatternError(.tooLong, at: PatternParser.longestText, in: text, message)
    }
}
