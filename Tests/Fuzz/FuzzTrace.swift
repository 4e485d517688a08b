import RoutingDiagnostics

@testable import Routing

/// Reads any text as a saved journal; a journal that was read keeps its value when it is saved and read again,
/// and prints within bounds.
///
/// - Parameters:
///   - start: The text.
///   - count: Its length in bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTrace(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = FuzzInput(start, count).text
    do {
        let trace = try RoutingTrace(json: text)
        checkSaving(trace)
        checkPrinting(trace)
    } catch let error as DecodingError {
        Law.check("an error says what is wrong", !"\(error)".isEmpty, text)
    } catch {
        Law.check("an error is a DecodingError", false, (text, error))
    }
    return 0
}

private func checkSaving(_ trace: RoutingTrace) {
    let json = Law.succeeds("what was read is saved", trace) { try trace.json() }
    let again = Law.succeeds("what was saved is read", json) { try RoutingTrace(json: json) }
    Law.check("what is read again is equal", again == trace, (trace, again))
    let second = Law.succeeds("it is saved once more", trace) { try again.json() }
    Law.check("it is saved as the same text", Law.isSame(second, json), json)
    Law.check("records in order stay in order", RoutingTrace(trace.records) == trace, trace)
}

private func checkPrinting(_ trace: RoutingTrace) {
    let lines = trace.description.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    Law.check("a record is a line", lines.count == max(trace.records.count, 1), trace)
    let longest = lines.map(\.count).max() ?? 0
    // A line shows 200 scalars of each of a few texts, and spells an invisible scalar with up to ten.
    Law.check("a line has an end", longest <= 6 * 200 * 10 + 200, trace)
    let mermaid = trace.mermaid
    Law.check("a diagram can be read by Mermaid", mermaid.utf16.count <= 50_000, mermaid)
    let statements = mermaid.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    Law.check("a diagram is statements", statements.dropFirst().allSatisfy(isStatement), mermaid)
}

private func isStatement(_ line: Substring.UnicodeScalarView) -> Bool {
    line.starts(with: "    ".unicodeScalars) && line.allSatisfy { $0.value >= 0x20 }
}
