import RoutingDiagnostics

@testable import Routing

/// Reads any text as a table of routes; a table that was read keeps its value when it is written and read
/// again, prints in all formats, and makes a router that answers about URLs.
///
/// - Parameters:
///   - start: The text.
///   - count: Its length in bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRouteTable(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = FuzzInput(start, count).text
    guard let table = DocumentLaws.read(text, { try RouteTable(json: text) }) else { return 0 }
    Law.check("rows take room", table.rows.count <= text.utf8.count, table)
    checkWriting(table)
    do {
        try checkRouter(of: table)
    } catch let error as RouteDocumentError {
        // No router accepts such a row: its condition names no capture, or its pattern is an expression.
        Law.check("a row that is refused is named", error.place.hasPrefix("routes["), error)
    } catch {
        Law.check("an error is a RouteDocumentError", false, (text, error))
    }
    return 0
}

private func checkWriting(_ table: RouteTable) {
    let json = table.json
    let again = Law.succeeds("what was read is written and read again", table) { try RouteTable(json: json) }
    Law.check("what is read again is equal", again == table, (table, again))
    Law.check("it is written as the same text", Law.isSame(again.json, json), json)
    Law.check("a chart can be read by Mermaid", table.mermaid.utf16.count <= 50_000, table.mermaid)
    let lines = table.markdown.utf8.count { $0 == UInt8(ascii: "\n") }
    Law.check("a row is a line in Markdown", lines <= table.rows.count + 14, table.markdown)
}

private func checkRouter(of table: RouteTable) throws {
    let router = try table.router()
    let listed = RouteTable(router.routes)
    Law.check("a router has all rows", listed.rows.map(\.kind) == table.rows.map(\.kind), (table, listed))
    // The first router sorts tags and conditions.
    let again = Law.succeeds("what a router lists makes a router", listed) {
        try RouteTable(RouteTable(json: listed.json).router().routes)
    }
    Law.check("it lists the same", again == listed, (listed, again))
    // Names and summaries serve as URLs. Only a few are tried, because an explanation takes the longest.
    for row in listed.rows.prefix(3) {
        ask(router, row.name ?? row.pattern)
        _ = router.canOpen(row.summary ?? row.pattern)
    }
}

private func ask(_ router: Routing, _ url: String) {
    let explanation = router.explain(url)
    Law.check("an explanation is printed", !explanation.description.isEmpty, url)
    let canOpen = router.canOpen(url)
    Law.check("an explanation tells what happens", canOpen == (explanation.winner != nil), (url, explanation))
}
