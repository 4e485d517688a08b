import RoutingPresentation
import Testing

@testable import terminal_app

@MainActor
@Suite struct AnySizeTests {
    private static let titles = [
        "Kim", "", "\u{1B}[2J\u{1B}]0;owned\u{7}", "日本語の本", "e\u{301}", "\u{202E}mik", "a\nb\tc",
        String(repeating: "long ", count: 100),
    ]

    /// Some window, deep or wide or empty.
    private func window(_ numbers: inout SeededNumbers) async throws -> Window {
        let window = Window(rootViewController: controller(&numbers, depth: 4))
        for _ in 0..<Int.random(in: 0...3, using: &numbers) {
            let modal = controller(&numbers, depth: 3)
            try await window.transition { window.topViewController?.present(modal, animated: false) }
        }
        return window
    }

    private func controller(_ numbers: inout SeededNumbers, depth: Int) -> ViewController {
        let title = Self.titles[.random(in: 0..<Self.titles.count, using: &numbers)]
        let count = Int.random(in: 0...3, using: &numbers)
        func children() -> [ViewController] {
            (0..<count).map { _ in controller(&numbers, depth: depth - 1) }
        }
        switch depth == 0 ? 0 : Int.random(in: 0...3, using: &numbers) {
        case 1:
            let stack = NavigationController.titled(title)
            stack.viewControllers = children()
            return stack
        case 2:
            let tabs = TabBarController.titled(title)
            tabs.viewControllers = children()
            if count > 0 { tabs.selectedIndex = count - 1 }
            return tabs
        case 3:
            return SplitViewController.of(
                controller(&numbers, depth: depth - 1),
                controller(&numbers, depth: depth - 1)
            )
        default: return .titled(title)
        }
    }

    private func scene(_ numbers: inout SeededNumbers) async throws -> Scene {
        var scene = Scene(of: try await window(&numbers))
        let text = Self.titles[.random(in: 0..<Self.titles.count, using: &numbers)]
        for id in scene.pages.keys {
            let count = Int.random(in: 0...30, using: &numbers)
            scene.pages[id]?.lines = Array(repeating: text, count: count / 4)
            scene.pages[id]?.links = Array(repeating: text, count: count)
        }
        scene.chosenLink = .random(in: 0...40, using: &numbers)
        scene.place = PlaceText(url: text, visit: 100, visits: 100, waiting: 8)
        scene.status = .failure(text)
        switch Int.random(in: 0...2, using: &numbers) {
        case 0: scene.mode = .typing(URLPrompt(text, patterns: Self.titles + ["**"]))
        case 1: scene.mode = .help
        default: break
        }
        return scene
    }

    @Test(arguments: 0..<60)
    func everySceneFitsIntoEverySize(seed: Int) async throws {
        var numbers = SeededNumbers(seed: seed)
        let scene = try await scene(&numbers)
        let sizes = [(1, 1), (1, 80), (24, 1), (2, 3), (5, 7), (24, 80)].map(TerminalSize.init(rows:columns:))
        let random = (0..<4).map { _ in
            TerminalSize(
                rows: .random(in: 1...40, using: &numbers), columns: .random(in: 1...120, using: &numbers))
        }
        for size in sizes + random {
            let frame = Layout.frame(of: scene, size: size)
            #expect(frame.rows.count == size.rows)
            for row in frame.rows {
                #expect(row.count == size.columns && row.reduce(0) { $0 + $1.width } == size.columns)
            }
            if let cursor = frame.cursor { #expect(cursor.row < size.rows && cursor.column < size.columns) }
            // A terminal that is sent the picture shows it, and was sent nothing that comes from a title.
            var terminal = TerminalEmulator(rows: size.rows, columns: size.columns)
            terminal.feed(Array((ControlSequence.enter + frame.difference(from: nil)).utf8))
            #expect(terminal.faults.isEmpty)
            for row in frame.rows.indices {
                let shown = terminal.screen.cells[row].map(\.text).joined(separator: "|")
                #expect(shown == frame.rows[row].map(\.text).joined(separator: "|"), "in \(size)")
            }
        }
    }
}
