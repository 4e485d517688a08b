public import Routing

/// A format of a route table; open to growth, so a `switch` over formats needs a `default`.
public struct RouteTableFormat: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// A Markdown document, suitable for a repository.
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
    /// Writes the table in a format.
    ///
    /// - Parameter format: The format.
    /// - Returns: The document; equal tables give equal texts.
    public func text(as format: RouteTableFormat) -> String {
        switch format {
        case .json: json
        case .mermaid: mermaid
        default: markdown
        }
    }
}

extension RouteScoped {
    /// Writes the maps and proxies in scope as a document.
    ///
    /// ```swift
    /// print(router.routeTable(as: .markdown))
    /// ```
    ///
    /// The same registrations give the same text in every run. So you can keep the document in a repository,
    /// and a test can compare it with the current routes.
    ///
    /// - Parameter format: The format: ``RouteTable/markdown``, ``RouteTable/json`` or
    ///   ``RouteTable/mermaid``.
    /// - Returns: The document.
    /// - Complexity: O(*n* log *n*) in the number of entries of the router.
    public func routeTable(as format: RouteTableFormat) -> String {
        RouteTable(routes).text(as: format)
    }
}
