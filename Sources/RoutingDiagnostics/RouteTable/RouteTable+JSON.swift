internal import Routing

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension RouteTable {
    /// The table as JSON that ``init(json:)`` reads: all properties of each entry, the newest entry first.
    ///
    /// The rows keep the router's order, which is needed to register the entries again.
    public var json: String { JSONText.pretty(self) }

    /// Reads a table from JSON.
    ///
    /// ```swift
    /// do {
    ///     let table = try RouteTable(json: text)
    ///     for row in table.rows.reversed() where row.kind == .map {
    ///         router.map(try row.routePattern, tags: row.tags) { request in print(request.route) }
    ///     }
    /// } catch let error as RouteDocumentError {
    ///     print(error)
    /// }
    /// ```
    ///
    /// - Parameter json: The text.
    /// - Throws: A ``/Routing/RouteDocumentError`` that names the place of the fault.
    /// - Complexity: O(*n*) in the length of the text.
    public init(json: String) throws {
        self = try JSONText.read(Self.self, from: Array(json.utf8))
    }
}
