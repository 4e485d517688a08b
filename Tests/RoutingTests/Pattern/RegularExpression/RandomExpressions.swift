import SeededRandom

/// A source of the same random expressions and subjects for the same seed.
struct RandomExpressions: RandomNumberGenerator {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Gives the next number of the generator.
    mutating func next() -> UInt64 {
        generator.next()
    }

    /// Gives an expression; few are malformed, but many are unsafe.
    mutating func expression() -> String {
        var captures = 0
        return alternatives(depth: 3, captures: &captures)
    }

    /// Gives a short text of the scalars that the expressions are about.
    mutating func subject() -> String {
        text(of: ["a", "b", "a", "b", "A", "B", "-", "_", "/", "é", "\n"], upTo: 8)
    }

    /// Gives a text that may be an expression, but is hardly ever one.
    mutating func noise() -> String {
        text(
            of: [
                "a", "b", "0", "9", "x", "u", "k", "P", "é", "𝄞", "\n", " ", "(", ")", "(?", "(?:", "(?<n>",
                "<", ">", "[", "]", "[^", "-", "&&", "{", "}", ",", "{2,3}", "*", "+", "?", "|", "^", "$",
                ".",
                "\\", "\\d", ":", ":id", "/", "=", "!", "100",
            ],
            upTo: 24)
    }

    private mutating func text(of parts: [String], upTo count: Int) -> String {
        (0..<Int.random(in: 0...count, using: &self))
            .map { _ in parts.randomElement(using: &self) ?? "" }
            .joined()
    }

    private mutating func alternatives(depth: Int, captures: inout Int) -> String {
        let count = [1, 1, 1, 1, 2, 3].randomElement(using: &self) ?? 1
        return (0..<count).map { _ in sequence(depth: depth, captures: &captures) }.joined(separator: "|")
    }

    private mutating func sequence(depth: Int, captures: inout Int) -> String {
        (0..<Int.random(in: 0...3, using: &self)).map { _ in term(depth: depth, captures: &captures) }
            .joined()
    }

    private mutating func term(depth: Int, captures: inout Int) -> String {
        if Int.random(in: 0..<12, using: &self) == 0 {
            return ["^", "$", #"\b"#, #"\B"#].randomElement(using: &self) ?? ""
        }
        let quantifiers = ["*", "+", "?", "{2}", "{0,2}", "{1,}", "{0}", "{1,3}", "*?", "+?", "??", "{0,2}?"]
        let atom = atom(depth: depth, captures: &captures)
        return Bool.random(using: &self) ? atom : atom + (quantifiers.randomElement(using: &self) ?? "")
    }

    private mutating func atom(depth: Int, captures: inout Int) -> String {
        let atoms = ["a", "b", "a", "b", "B", "é", ".", "[ab]", "[^a]", "[A-b]", #"\w"#, #"\W"#, #"[^\wé]"#]
        guard depth > 0, Int.random(in: 0..<3, using: &self) == 0 else {
            return atoms.randomElement(using: &self) ?? ""
        }
        captures += 1
        let openings = ["(", "(?:", "(?<n\(captures)>", "(?P<n\(captures)>", "(:n\(captures)"]
        let opening = openings.randomElement(using: &self) ?? "("
        return opening + alternatives(depth: depth - 1, captures: &captures) + ")"
    }
}
