public import Routing

/// A form in which a table of routes is written; open to growth, so a `switch` over formats needs a
/// `default`.
public struct RouteTableFormat: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// A Markdown document, which is what one commits to a repository.
    public static let markdown = RouteTableFormat(rawValue: "markdown")
    /// JSON that ``RouteTable/init(json:)`` reads back.
    public static let json = RouteTableFormat(rawValue: "json")
    /// A Mermaid flowchart: the tree of the patterns.
    public static let mermaid = RouteTableFormat(rawValue: "mermaid")

    /// The name of the static member.
    public let rawValue: String

    /// Creates the format with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the static member.
    public var description: String { rawValue }
}

extension RouteTableFormat: CaseIterable {
    /// All formats.
    public static var allCases: [RouteTableFormat] { [.markdown, .json, .mermaid] }
}

extension RouteTable {
    /// Writes the table down.
    ///
    /// - Parameter format: The form.
    /// - Returns: The document; the same table gives the same text.
    public func text(as format: RouteTableFormat) -> String {
        switch format {
        case .json: json
        case .mermaid: mermaid
        default: markdown
        }
    }
}

extension RouteScoped {
    /// Writes the maps and proxies in scope down as a document.
    ///
    /// ```swift
    /// print(router.routeTable(as: .markdown))
    /// ```
    ///
    /// The same registrations give the same text in every run, so that it can be kept in a repository, and a
    /// test can compare it with what is kept there.
    ///
    /// - Parameter format: The form: ``RouteTable/markdown``, ``RouteTable/json`` or ``RouteTable/mermaid``.
    /// - Returns: The document.
    /// - Complexity: O(*n* log *n*) in the number of entries of the router.
    public func routeTable(as format: RouteTableFormat) -> String {
        RouteTable(routes).text(as: format)
    }
}
