import Testing

@testable import RoutingPresentation
@testable import RoutingTesting
@testable import Support

/// Draws snapshots that no window has, but that can be decoded, and windows that look the same.
@Suite struct OddSnapshotDrawingTests {
    @Test(arguments: [nil, -1, 3, Int.max, Int.min])
    func aSelectionThatIsNotThereShowsNothing(index: Int?) {
        let tabs = ControllerSnapshot.tabs(of: Array(repeating: .screen("A", "a"), count: 3), selected: index)
        let snapshot = WindowSnapshot(layers: [tabs])
        #expect(snapshot.mermaid.contains("class n1 visible"))
        #expect(snapshot.svg.contains("nothing selected"))
    }

    @Test(arguments: [Int.max, Int.min])
    func aSelectionThatIsNotThereIsNoFocus(index: Int) {
        let tabs = ControllerSnapshot.tabs(of: Array(repeating: .screen("A"), count: 30), selected: index)
        let snapshot = WindowSnapshot(layers: [tabs])
        #expect(snapshot.svg.contains("… 25 more"))
        #expect(snapshot.mermaid.contains("… 18 more"))
    }

    @Test func moreLevelsThanAWindowHasAreDrawn() {
        let snapshot = WindowSnapshot(layers: [.nested(300)])
        #expect(snapshot.svg.contains("… 293 more containers"))
        #expect(snapshot.mermaid.contains("more\"]"))
    }

    @MainActor
    @Test func whatLooksTheSameIsDrawnTheSameThoughItIsNot() {
        let stacks = [ViewController(), ViewController()].map { NavigationController(rootViewController: $0) }
        let (one, other) = (Window(rootViewController: stacks[0]), Window(rootViewController: stacks[1]))
        #expect(one.snapshot != other.snapshot)
        #expect(one.snapshot.mermaid == other.snapshot.mermaid)
        #expect(one.snapshot.svg == other.snapshot.svg)
    }
}
