import SeededRandom

/// Generates hostile texts: delimiters and words of URLs and patterns in any order, and random bytes.
struct RandomText {
    private(set) var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// A number of consecutive seeds, one for each test case.
    static func seeds(_ count: Int) -> [UInt64] {
        (0..<UInt64(count)).map { RandomSeed.current &+ $0 }
    }

    /// Generates a text, usually from pieces that have a meaning in URLs or in patterns.
    mutating func next() -> String {
        if generator.chance(15) { return bytes() }
        let start = generator.chance(60) ? generator.pick(Self.starts) : ""
        let count = generator.number(below: 14)
        return (0..<count).reduce(into: start) { text, _ in text += generator.pick(Self.pieces) }
    }

    /// Generates random bytes, repaired to valid UTF-8.
    private mutating func bytes() -> String {
        let count = generator.number(below: 24)
        let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let starts = [
        "http://", "https://", "HTTPS:", "app://", "app:", "//", "/", "https://u:p@", "https://[",
        "https://*.", "books/",
    ]

    private static let pieces = [
        "/", "//", ".", "..", "...", "/../", "%2e", "%2E%2e", "%2F", "%", "%4", "%zz", "%00", "%ff", "%C3",
        "%A9", "%C3%A9", "a", "B", "7", "0x7f", "127.0.0.1", "example.com", "::1", "[", "]", ":", ":8080",
        "@",
        "?", "#", "&", "=", "+", "\\", "|", "^", " ", "\n", "\u{0}", "\u{7F}", "é", "e\u{301}", "日",
        "\u{200B}",
        "🏳️‍🌈", "*", "**", ":id", ":_", ":path...", "(", ")", "(/", "<", ">", "<int>", "<a|b>", "(\\d+)",
        "[a-z]",
        "{2}", "?:", "-", "_",
    ]
}
