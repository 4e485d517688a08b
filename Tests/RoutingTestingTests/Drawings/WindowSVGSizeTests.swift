import Testing

@testable import RoutingPresentation
@testable import RoutingTesting
@testable import Support

@Suite struct WindowSVGSizeTests {
    private static func texts(_ layers: ControllerSnapshot...) throws -> [String] {
        try XMLDocumentReader.read(WindowSnapshot(layers: layers).svg).text(of: "tspan")
    }

    @Test func theMiddleOfALongStackIsLeftOut() throws {
        let pages = (1...1000).map { ControllerSnapshot.screen("P", "Page \($0)") }
        let titles = try Self.texts(.stack(of: pages)).filter { $0.contains("Page") || $0.contains("…") }
        #expect(
            titles == [
                "Page 1", "Page 2", "Page 3", "… 993 more", "Page 997", "Page 998", "Page 999", "Page 1000",
            ])
    }

    @Test func theMiddleOfADeepNestIsLeftOut() throws {
        let titles = try Self.texts(.nested(64)).filter { $0.contains("Level") || $0.contains("…") }
        #expect(
            titles == [
                "Level 1", "Level 2", "Level 3", "… 57 more containers", "Level 61", "Level 62", "Level 63",
                "Level 64",
            ])
    }

    @Test func aNestThatFitsIsDrawnWhole() throws {
        let titles = try Self.texts(.nested(8)).filter { $0.contains("Level") || $0.contains("…") }
        #expect(titles == (1...8).map { "Level \($0)" })
    }

    @Test func columnsThatDoNotFitAreListed() throws {
        let (a, b) = (ControllerSnapshot.screen("A"), ControllerSnapshot.screen("B"))
        let four = ControllerSnapshot.split(.split(a, b), .split(a, b))
        #expect(try Self.texts(four).filter { $0 == "visible" }.count == 4)
        let eight = ControllerSnapshot.split(four, four)
        #expect(try Self.texts(eight).filter { $0 == "visible" }.count == 4)
        #expect(try Self.texts(eight).filter { $0 == "A" }.count == 4)
    }

    @Test func theMiddleOfManyLayersIsLeftOut() throws {
        let layers = (0..<50).map { ControllerSnapshot.screen("A\($0)") }
        let texts = try XMLDocumentReader.read(WindowSnapshot(layers: layers).svg).text(of: "tspan")
        #expect(
            texts == [
                "Root", "A0", "Presented · 1", "A1", "… 46 more", "Presented · 48", "A48", "Presented · 49",
                "A49",
                "visible",
            ])
    }

    @Test func aPictureOfAnythingStaysSmall() {
        let title = String(repeating: "🏳️‍🌈\"", count: 2000)
        let page = ControllerSnapshot.screen(title, title)
        var bush = page
        for _ in 0..<10 {
            let stack = ControllerSnapshot.stack(title, of: Array(repeating: page, count: 20) + [bush])
            bush = .tabs(of: [.split(stack, stack)] + Array(repeating: page, count: 20), selected: 0)
        }
        let svg = WindowSnapshot(layers: Array(repeating: bush, count: 10)).svg
        #expect(svg.utf8.count < 400_000)
    }
}
