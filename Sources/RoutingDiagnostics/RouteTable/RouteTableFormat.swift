internal import Routing

/// A form in which a table of routes is written; open to growth, so a `switch` over formats needs a `default`.
public struct RouteTableFormat: Hashable, Sendable, Codable {
    private enum Name: String, Codable, CaseIterable {
        case markdown, json, mermaid
    }

    /// A Markdown document, which is what one commits to a repository.
    public static let markdown = RouteTableFormat(.markdown)
    /// JSON that ``RouteTable/init(json:)`` reads back.
    public static let json = RouteTableFormat(.json)
    /// A Mermaid flowchart: the tree of the patterns.
    public static let mermaid = RouteTableFormat(.mermaid)

    private let name: Name

    private init(_ name: Name) {
        self.name = name
    }
}

extension RouteTableFormat: CaseIterable, CustomStringConvertible {
    /// All formats.
    public static var allCases: [RouteTableFormat] { Name.allCases.map { RouteTableFormat($0) } }

    /// The name of the static member.
    public var description: String { name.rawValue }
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
