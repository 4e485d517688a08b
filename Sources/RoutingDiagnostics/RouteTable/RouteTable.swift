internal import Routing

/// The registered entries as a document: a value to print, save, read back and compare.
///
/// A row leaves out what belongs to one run of the program: the entry's identity, and whether its owner exists.
///
/// ```swift
/// let table = RouteTable(router.routes)
/// print(table.markdown)
/// let copy = try RouteTable(json: table.json)
/// assert(copy == table)
/// ```
public struct RouteTable: Hashable, Sendable {
    /// The entries, the newest first; the first one that matches a URL takes precedence.
    public let rows: [Row]

    /// Makes a table of entries.
    ///
    /// - Parameter routes: The entries, the newest first.
    public init(_ routes: [RegisteredRoute]) {
        rows = routes.map(\.row)
    }

    /// Makes a table from rows of another source.
    ///
    /// - Parameter rows: The rows, the newest first.
    public init(rows: [Row]) {
        self.rows = rows
    }
}
