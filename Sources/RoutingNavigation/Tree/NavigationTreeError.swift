public import Routing

/// A fault in a declared navigation tree, and where it is.
///
/// ```text
/// unreachable: 'books/new' can never match: 'books/:id' comes first and covers it
///   declared at MyApp/Tree.swift:12
///   because of  MyApp/Tree.swift:11
/// ```
public struct NavigationTreeError: Error, Sendable {
    /// The kind of fault.
    public let code: Code
    /// The fault, and how to correct it.
    public let message: String
    /// The declaration at fault; `nil` if the tree is empty.
    public let place: RoutePlace?
    /// The declaration that conflicts with it, if there is one.
    public let other: RoutePlace?
    /// The error that caused this one: a `RoutePatternError`.
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
    /// A kind of fault; later versions may add codes, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// A tree, stack, fork, switcher or modal that is empty.
        public static let empty = Code(rawValue: "empty")
        /// The text of a pattern is malformed; a `RoutePatternError` is underneath.
        public static let malformedPattern = Code(rawValue: "malformedPattern")
        /// Two endpoints with the same pattern; different names of captures do not distinguish patterns.
        public static let duplicatePattern = Code(rawValue: "duplicatePattern")
        /// An endpoint that can never match, because an earlier one covers it.
        public static let unreachable = Code(rawValue: "unreachable")
        /// Two nodes with the same name.
        public static let duplicateName = Code(rawValue: "duplicateName")
        /// Two nodes that a saved state cannot distinguish, such as two unnamed stacks with the same first
        /// endpoint.
        public static let ambiguousPart = Code(rawValue: "ambiguousPart")
        /// An endpoint without a name whose pattern contains code, or is replaced by a predicate.
        public static let missingName = Code(rawValue: "missingName")
        /// An endpoint lacks a capture of the endpoint beneath it, so its URLs do not determine that endpoint.
        public static let missingCapture = Code(rawValue: "missingCapture")
        /// A modal that stands neither in an endpoint nor beside a root.
        public static let misplacedModal = Code(rawValue: "misplacedModal")
        /// A node without a presenter, in a tree for a ``PresenterRenderer``.
        public static let noPresenter = Code(rawValue: "noPresenter")
        /// More than 64 nested nodes.
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
    /// The code, the message, the source locations, and the error underneath.
    public var description: String {
        var lines = ["\(code): \(message)"]
        if let place { lines.append("  declared at \(place)") }
        if let other { lines.append("  because of  \(other)") }
        if let underlying { lines.append("\(underlying)") }
        return lines.joined(separator: "\n")
    }
}
