import Testing

@testable import terminal_app

@Suite struct AnySizeTests {
    private static let titles = [
        "Kim", "", "\u{1B}[2J\u{1B}]0;owned\u{7}", "日本語の本", "e\u{301}", "\u{202E}mik", "a\nb\tc",
        String(repeating: "long ", count: 100),
    ]

    private static func title(_ numbers: inout SeededNumbers) -> String {
        titles[.random(in: 0..<titles.count, using: &numbers)]
    }

    /// Makes a random pane, possibly deep, wide or empty, whose screens show a text.
    private func pane(saying text: String, _ numbers: inout SeededNumbers, depth: Int) -> Pane {
        let title = Self.title(&numbers)
        func children() -> [Pane] {
            (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
                pane(saying: text, &numbers, depth: depth - 1)
            }
        }
        switch depth == 0 ? 0 : Int.random(in: 0...2, using: &numbers) {
        case 1: return Pane(title: title, content: .stack(children()))
        case 2:
            let tabs = children()
            return Pane(title: title, content: .tabs(tabs, selected: tabs.indices.last))
        default:
            let count = Int.random(in: 0...30, using: &numbers)
            let lines = Array(repeating: text, count: count / 4)
            return Pane(
                title: title,
                content: .screen(lines: lines, links: Array(repeating: text, count: count))
            )
        }
    }

    private func scene(_ numbers: inout SeededNumbers) -> Scene {
        let text = Self.title(&numbers)
        var scene = Scene(of: pane(saying: text, &numbers, depth: 4))
        for _ in 0..<Int.random(in: 0...3, using: &numbers) {
            scene.layers.append(pane(saying: text, &numbers, depth: 3))
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
    func everySceneFitsIntoEverySize(seed: Int) {
        var numbers = SeededNumbers(seed: seed)
        let scene = scene(&numbers)
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
            // A terminal that receives the picture shows it, and receives no control sequence from a title.
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
