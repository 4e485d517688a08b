internal import Routing

/// What is registered, as a document: a value to print, to save, to read back and to compare.
///
/// It says of each entry what ``RegisteredRoute`` says, but for what belongs to one run of the program: its
/// identity, and whether its owner is there.
///
/// ```swift
/// let table = RouteTable(router.routes)
/// print(table.markdown)
/// let copy = try RouteTable(json: table.json)
/// assert(copy == table)
/// ```
public struct RouteTable: Hashable, Sendable {
    /// The entries, the newest first: of those that match a URL, the first one wins.
    public let rows: [Row]

    /// Makes a table of entries.
    ///
    /// - Parameter routes: The entries, the newest first.
    public init(_ routes: [RegisteredRoute]) {
        rows = routes.map(Row.init)
    }

    /// Makes a table of rows that come from elsewhere.
    ///
    /// - Parameter rows: The rows, the newest first.
    public init(rows: [Row]) {
        self.rows = rows
    }
}

extension RouteTable: CustomStringConvertible {
    /// The table as Markdown.
    public var description: String { markdown }
}
