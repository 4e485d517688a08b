internal import Routing

/// A form in which a table of routes is written; open to growth, so a `switch` over formats needs a `default`.
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
