import SeededRandom

@testable import RoutingPresentation

/// Generates snapshots with hostile titles.
struct RandomSnapshot {
    /// The seeds of a number of test cases.
    static func seeds(_ count: Int) -> [UInt64] {
        (0..<UInt64(count)).map { RandomSeed.current &+ $0 }
    }

    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func window() -> WindowSnapshot {
        let count = generator.number(below: 7)
        return WindowSnapshot(layers: (0..<count).map { _ in controller(depth: 0) })
    }

    private mutating func controller(depth: Int) -> ControllerSnapshot {
        let title = generator.number(below: 4) == 0 ? nil : text()
        let type = generator.number(below: 8) == 0 ? text() : "BookController"
        let kinds: [ControllerSnapshot.Kind] = [.navigation, .tabBar, .split, .screen]
        let kind = depth > 4 ? .screen : kinds[generator.number(below: 4)]
        let count =
            kind == .screen ? 0 : kind == .split ? generator.number(below: 3) : generator.number(below: 9)
        let children = (0..<count).map { _ in controller(depth: depth + 1 + generator.number(below: 3)) }
        let selected = kind == .tabBar && count > 0 ? generator.number(below: count) : nil
        return .sample(kind, type, title, children, selected: selected)
    }

    private mutating func text() -> String {
        let count = generator.number(below: 30)
        var text = ""
        for _ in 0..<count {
            text +=
                generator.number(below: 5) == 0
                ? scalar() : Self.pieces[generator.number(below: Self.pieces.count)]
        }
        return text
    }

    private mutating func scalar() -> String {
        Unicode.Scalar(UInt32(generator.number(below: 0x11_0000))).map { String($0) } ?? "\u{0}"
    }

    private static let pieces = [
        "<", ">", "&", "\"", "'", "<script>", "</text>", "]]>", "<!--", "-->", "&amp;", "&#0;", "#quot;", "`",
        "%%",
        "{", "}", "[", "]", "(", ")", "\n", "\r", "\t", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}",
        "\u{202E}",
        "\u{FFFE}", "\u{FFFF}", "\u{1FFFF}", "\u{FEFF}", "\u{200D}", "\u{301}", "\u{338}", "é", "日本", "🏳️‍🌈",
        "a",
        "Books", " ", "\\", "/", ";", ":", "|", "├── ", "●", "…", "°", "¶", "style:x#1;",
    ]
}
