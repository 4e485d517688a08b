/// The secret token that a page must send: 128 random bits, in hexadecimal digits.
struct Token: Sendable {
    let text: String

    /// Makes a token that cannot be guessed.
    init() {
        var generator = SystemRandomNumberGenerator()
        let digits = (0..<2).map { _ in
            let half = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - half.count) + half
        }
        text = digits.joined()
    }

    /// Compares a text with the token in constant time.
    ///
    /// - Parameter other: The text.
    /// - Returns: Whether the text is the token.
    func isEqual(to other: some StringProtocol) -> Bool {
        let (mine, others) = (Array(text.utf8), Array(other.utf8))
        guard mine.count == others.count else { return false }
        return zip(mine, others).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
