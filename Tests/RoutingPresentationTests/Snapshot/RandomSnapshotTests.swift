import Testing

@testable import RoutingPresentation
@testable import Support

/// Draws random windows with hostile titles; a case is named by its seed.
@Suite struct RandomSnapshotTests {
    private static func controllers(in snapshot: WindowSnapshot) -> [ControllerSnapshot] {
        func all(_ controller: ControllerSnapshot) -> [ControllerSnapshot] {
            [controller] + controller.children.flatMap(all)
        }
        return snapshot.layers.flatMap(all)
    }

    private static func visible(in snapshot: WindowSnapshot) -> Int {
        func count(_ controller: ControllerSnapshot) -> Int {
            controller.shown.isEmpty ? 1 : controller.shown.map(count).reduce(0, +)
        }
        return snapshot.layers.last.map(count) ?? 0
    }

    @Test(arguments: RandomSnapshot.seeds(200))
    func theTreeHasALineForEveryController(seed: UInt64) {
        var random = RandomSnapshot(seed: seed)
        let snapshot = random.window()
        let lines = snapshot.description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(lines.count == 1 + Self.controllers(in: snapshot).count)
        let branches = ["├── ", "├─▸ ", "└── ", "└─▸ ", "╞══ ", "╘═▸ "]
        let broken = lines.dropFirst().filter { line in
            let branch = line.drop { $0 == " " || $0 == "│" }
            return !branches.contains { branch.hasPrefix($0) }
        }
        #expect(broken.isEmpty)
        #expect(lines.filter { $0.hasSuffix("  ● visible") }.count == Self.visible(in: snapshot))
    }
}
