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
    /// The line of the declaration at fault; `nil` if the tree is empty.
    public let sourceLine: SourceLine?
    /// The line of the declaration that conflicts with it, if there is one.
    package let other: SourceLine?
    /// The error that caused this one: a `RoutePatternError`.
    public let underlying: (any Error)?

    init(
        _ code: Code,
        _ message: String,
        at place: SourceLine?,
        because other: SourceLine? = nil,
        underlying: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        sourceLine = place
        self.other = other
        self.underlying = underlying
    }
}

extension NavigationTreeError {
    /// A kind of fault.
    @nonexhaustive
    public enum Code: String, Sendable {
        /// A tree, stack, fork, switcher or modal that is empty.
        case empty
        /// The text of a pattern is malformed; a `RoutePatternError` is underneath.
        case malformedPattern
        /// Two endpoints with the same pattern; different names of captures do not distinguish patterns.
        case duplicatePattern
        /// An endpoint that can never match, because an earlier one covers it.
        case unreachable
        /// Two nodes with the same name.
        case duplicateName
        /// Two nodes that a saved state cannot distinguish, such as two unnamed stacks with the same first
        /// endpoint.
        case ambiguousPart
        /// An endpoint without a name whose pattern contains code, or is replaced by a predicate.
        case missingName
        /// An endpoint lacks a capture of the endpoint beneath it, so its URLs do not determine that endpoint.
        case missingCapture
        /// A modal that stands neither in an endpoint nor beside a root.
        case misplacedModal
        /// A node without a presenter, in a tree for a ``PresenterRenderer``.
        case noPresenter
        /// More than 64 nested nodes.
        case tooDeep
    }
}

extension NavigationTreeError: CustomStringConvertible {
    /// The code, the message, the source locations, and the error underneath.
    public var description: String {
        // The tree may be built from a table that the program has loaded.
        var lines = ["\(code): \(message)".visible()]
        if let sourceLine { lines.append("  declared at \(sourceLine)") }
        if let other { lines.append("  because of  \(other)") }
        if let underlying { lines.append("\(underlying)".visibleLines) }
        return lines.joined(separator: "\n")
    }
}
