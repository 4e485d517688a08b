import SeededRandom
import Testing

@testable import RoutingPresentation
@testable import RoutingTesting
@testable import Support

/// Draws random windows with hostile titles; the seed names a case.
@Suite struct RandomDrawingTests {
    @Test(arguments: RandomSnapshot.seeds(Effort.times(80)))
    func theSVGIsWellFormed(seed: UInt64) throws {
        var random = RandomSnapshot(seed: seed)
        let snapshot = random.window()
        let document = try XMLDocumentReader.read(snapshot.svg)
        let names = Set(document.elements.map(\.name))
        let known: Set = ["svg", "title", "desc", "style", "rect", "path", "text", "tspan", "g"]
        #expect(names.isSubset(of: known))
        let isVisibleDrawn = !document.elements(ofClass: "visible").isEmpty
        #expect(isVisibleDrawn == !snapshot.layers.isEmpty)
    }

    @Test(arguments: RandomSnapshot.seeds(Effort.times(80)))
    func theFlowchartHasNothingButNodesAndArrows(seed: UInt64) {
        var random = RandomSnapshot(seed: seed)
        let chart = random.window().mermaid
        let lines = chart.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let broken = lines.dropFirst(2).filter { line in
            let isStyle = line.hasPrefix("    classDef ") || line.hasPrefix("    class n")
            return !isStyle && !Self.isNode(line)
        }
        #expect(broken.isEmpty)
    }

    /// Whether a line has one quotation, and no title gets out of it.
    ///
    /// This goes by scalars, as Mermaid does: with an accent on it a quotation mark is another character.
    private static func isNode(_ line: Substring) -> Bool {
        let parts = line.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count != 3 { return false }
        let words = /(?:[^#;<>&`%{}°¶\u{202E}]|#[0-9]+;|<br\/>)*/
        return String(parts[1]).wholeMatch(of: words.matchingSemantics(.unicodeScalar)) != nil
    }
}
