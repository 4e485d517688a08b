import Testing

@testable import RoutingPresentation
@testable import RoutingTesting
@testable import Support

/// What Mermaid refuses to draw unless it is told otherwise: many nodes, and long texts.
@Suite struct WindowMermaidSizeTests {
    /// A window that is large in one way; named, since a test writes its arguments out.
    enum Case: CaseIterable {
        case deep, wide, wideAndDeep, branching, layered, long

        var layers: [ControllerSnapshot] {
            let leaf = WindowMermaidSizeTests.hostile
            return switch self {
            case .deep: [.nested(64)]
            case .wide: [bush(3, 20, leaf)]
            case .wideAndDeep: [bush(6, 4, leaf)]
            case .branching: [bush(12, 2, leaf)]
            case .layered: Array(repeating: bush(2, 12, leaf), count: 40)
            case .long: [.stack(of: Array(repeating: leaf, count: 5000))]
            }
        }
    }

    private static let hostile = ControllerSnapshot.screen(
        String(repeating: "\"", count: 200),
        String(repeating: "🏳️‍🌈", count: 200)
    )

    @Test(arguments: Case.allCases)
    func aChartStaysSmall(window: Case) {
        let chart = WindowSnapshot(layers: window.layers).mermaid
        let arrows = chart.split(separator: "\n").filter { $0.contains("> n") }
        #expect(arrows.count <= 100)
        #expect(chart.utf16.count < 50_000)
        #expect(chart.contains(" visible"), "what is visible is drawn whatever is left out")
    }

    @Test func whatShowsIsDrawnBeforeWhatDoesNot() {
        let wide = bush(2, 12, .stack(nil, .screen("A"), .screen("B")))
        let chart = WindowSnapshot(layers: [wide]).mermaid
        #expect(chart.contains("more\"]"))
        #expect(chart.contains(" visible"))
    }
}

/// Tab bars in tab bars, a middle tab of each selected.
private func bush(_ levels: Int, _ breadth: Int, _ leaf: ControllerSnapshot) -> ControllerSnapshot {
    (0..<levels).reduce(leaf) { inner, _ in
        .tabs(of: Array(repeating: inner, count: breadth), selected: breadth / 2)
    }
}
