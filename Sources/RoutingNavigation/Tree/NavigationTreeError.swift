public import Routing

/// What is wrong with a declared navigation tree, and where.
///
/// ```text
/// unreachable: 'books/new' can never match: 'books/:id' comes first and covers it
///   declared at MyApp/Tree.swift:12
///   because of  MyApp/Tree.swift:11
/// ```
public struct NavigationTreeError: Error, Sendable {
    /// The kind of fault.
    public let code: Code
    /// What is wrong and what to do about it.
    public let message: String
    /// Where what is wrong is declared; `nil` when there is nothing declared.
    public let place: RoutePlace?
    /// Where that is declared which it does not go with, if there is any.
    public let other: RoutePlace?
    /// The error that led to this one: a `RoutePatternError`.
    public let underlying: (any Error)?

    init(
        _ code: Code,
        _ message: String,
        at place: RoutePlace?,
        because other: RoutePlace? = nil,
        underlying: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        self.place = place
        self.other = other
        self.underlying = underlying
    }
}

extension NavigationTreeError {
    /// A kind of fault; open to growth, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// A tree, a stack, a fork, a switcher or a modal without anything in it.
        public static let empty = Code(rawValue: "empty")
        /// The text of a pattern is none; a `RoutePatternError` is underneath.
        public static let malformedPattern = Code(rawValue: "malformedPattern")
        /// Two endpoints with one pattern; what captures are called does not count.
        public static let duplicatePattern = Code(rawValue: "duplicatePattern")
        /// An endpoint that can never match, because an earlier one covers it.
        public static let unreachable = Code(rawValue: "unreachable")
        /// Two parts with one name.
        public static let duplicateName = Code(rawValue: "duplicateName")
        /// Two parts that a saved state could not tell apart, such as two stacks without a name that begin alike.
        public static let ambiguousPart = Code(rawValue: "ambiguousPart")
        /// An endpoint with code in place of a pattern, or in its pattern, without a name.
        public static let missingName = Code(rawValue: "missingName")
        /// An endpoint does not capture what an endpoint that it lies on does, so its URLs do not say on
        /// which.
        public static let missingCapture = Code(rawValue: "missingCapture")
        /// A modal that is not directly in an endpoint.
        public static let misplacedModal = Code(rawValue: "misplacedModal")
        /// A part without a presenter, in a tree that is to be shown by a ``PresenterRenderer``.
        public static let noPresenter = Code(rawValue: "noPresenter")
        /// More than 64 parts one in another.
        public static let tooDeep = Code(rawValue: "tooDeep")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension NavigationTreeError: CustomStringConvertible {
    /// The code, the message, the places, and the error underneath.
    public var description: String {
        var lines = ["\(code): \(message)"]
        if let place { lines.append("  declared at \(place)") }
        if let other { lines.append("  because of  \(other)") }
        if let underlying { lines.append("\(underlying)") }
        return lines.joined(separator: "\n")
    }
}
