internal import Routing

extension RouteTable {
    /// The table as a Markdown document: maps, guards and proxies, each sorted by pattern.
    ///
    /// The document contains no identities, no line numbers and no order of registration, so that it changes
    /// only when a route does. Empty columns are omitted.
    public var markdown: String {
        let sorted = rows.inOrder()
        let kinds: [(title: String, kind: RouteEntry.Kind)] =
            [("Maps", .map), ("Guards", .guard), ("Proxies", .proxy)]
        let sections = kinds.flatMap { title, kind in
            Self.section(title, of: sorted.filter { $0.kind == kind })
        }
        let note =
            rows.isEmpty
            ? "Nothing is registered."
            : "Sorted by pattern. Of those that match a URL, the one registered last comes first."
        return (["# Routes", "", note] + sections).joined(separator: "\n")
    }

    private static func section(_ title: String, of rows: [Row]) -> [String] {
        if rows.isEmpty { return [] }
        let table = MarkdownTable(
            ["Pattern", "Name", "Summary", "Tags", "Notes", "File"],
            rows.map { row in
                [
                    SafeText.markdownCode(row.pattern),
                    SafeText.markdownProse(row.name ?? ""),
                    SafeText.markdownProse(row.summary ?? ""),
                    row.tags.map(SafeText.markdownCode).joined(separator: ", "),
                    notes(on: row).joined(separator: ", "),
                    SafeText.markdownCode(row.fileID),
                ]
            }
        )
        return ["", "## \(title)", ""] + table.lines
    }

    /// The properties of the route that its pattern does not show.
    private static func notes(on row: Row) -> [String] {
        var notes: [String] = []
        if row.isRegularExpression { notes.append("regular expression") }
        if let type = row.valueType { notes.append("reads " + SafeText.markdownCode(type)) }
        if !row.conditions.isEmpty {
            let names = row.conditions.map { SafeText.markdownCode(":" + $0) }.joined(separator: " and ")
            notes.append("code decides about " + names)
        }
        if let acceptance = row.acceptanceNote { notes.append(acceptance) }
        return notes
    }
}
