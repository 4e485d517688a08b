public import Routing

/// A format of a route table.
@nonexhaustive
public enum RouteTableFormat: String, Sendable, Codable, CaseIterable {
    /// A Markdown document, suitable for a repository.
    case markdown
    /// JSON that ``RouteTable/init(json:)`` reads back.
    case json
    /// A Mermaid flowchart: the tree of the patterns.
    case mermaid
}

extension RouteScoped {
    /// Writes the maps, proxies and guards in scope as a document.
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
        let table = RouteTable(routes)
        return switch format {
        case .markdown: table.markdown
        case .json: table.json
        case .mermaid: table.mermaid
        }
    }
}
