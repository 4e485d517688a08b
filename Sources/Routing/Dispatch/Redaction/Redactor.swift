/// Writes texts about a URL so that they can be shown to somebody who must not see the values of some names.
///
/// What it is given is hidden by place where it is the URL itself. Other texts — where a proxy redirects, why it
/// rejects — may tell the same values in other words: they are hidden wherever they turn up, escaped or not.
package struct Redactor: Sendable {
    /// How many values are looked for; no honest URL has more.
    private static let most = 32

    /// A URL, and what is hidden of it.
    private struct KnownURL {
        let text: String
        let hidden: [Range<Int>]
        /// How many of the values were found in the URLs before it.
        let olderValues: Int
    }

    package let redaction: Redaction
    private let names: [BytePattern]
    private var known: [KnownURL] = []
    /// The values, in the order of the URLs that they were found in; one more than are looked for, if there are more.
    private var values: [BytePattern] = []

    /// Takes what to hide.
    ///
    /// - Parameters:
    ///   - redaction: The names.
    ///   - known: The URLs that it is about, the first that was opened first.
    init(_ redaction: Redaction, _ known: [SecretText]) {
        self.redaction = redaction
        self.names = redaction.names.map { BytePattern($0.utf8) }
        var seen: Set<BytePattern> = []
        for secret in known {
            let hidden = secret.ranges(hiddenBy: redaction)
            self.known.append(KnownURL(text: secret.text, hidden: hidden, olderValues: values.count))
            note(hidden, of: secret.text, &seen)
        }
    }

    /// Adds the values at some places of a URL.
    private mutating func note(_ hidden: [Range<Int>], of text: String, _ seen: inout Set<BytePattern>) {
        for range in hidden where values.count <= Self.most {
            let value = DecodedText(text, range)
            for bytes in Self.spellings(of: value, plusAsSpace: redaction.plusAsSpace) where !bytes.isEmpty {
                let pattern = BytePattern(bytes)
                if seen.insert(pattern).inserted { values.append(pattern) }
                if values.count > Self.most { return }
            }
        }
    }

    /// The ways in which a value may be told: still escaped, decoded, and the parts of a path one by one.
    private static func spellings(of part: DecodedText, plusAsSpace: Bool) -> [[UInt8]] {
        var spellings: [[UInt8]] = []
        var part = part
        for _ in 0..<TextRedaction.deepest {
            spellings.append(part.bytes)
            spellings += part.bytes.split(separator: ascii("/")).map(Array.init)
            let isForm = plusAsSpace && part.bytes.contains(ascii("+"))
            if isForm { spellings.append(part.decoded(plusAsSpace: true).bytes) }
            part = part.decoded()
            if !part.hasChanged { break }
        }
        return spellings
    }
}

extension Redactor {
    /// Whether it is about no URL.
    var isEmpty: Bool { known.isEmpty }

    /// Gives one of the URLs that it is about with its values hidden.
    ///
    /// - Parameter text: The URL as it was opened; any other text is taken for a message.
    /// - Returns: The text with marks.
    package func redacted(url text: String) -> String {
        guard let url = known.first(where: { $0.text.isExactly(text) }) else {
            return redacted(message: text)
        }
        guard url.olderValues <= Self.most else { return Redaction.mark }
        var redaction = TextRedaction(text)
        redaction.hide(url.hidden)
        redaction.hide(values: Array(values.prefix(url.olderValues)), takesShort: false)
        return redaction.shown
    }

    /// Gives any text with the values hidden.
    ///
    /// - Parameter text: The text, which may hold the URLs, their values in any spelling, and pairs of other URLs.
    /// - Returns: The text with marks.
    /// - Complexity: O(*n*) in the length of the text, whatever the URLs are.
    package func redacted(message text: String) -> String {
        redaction(ofMessage: text)?.shown ?? Redaction.mark
    }

    /// Hides the values in any text; `nil` when there are too many to look for.
    func redaction(ofMessage text: String) -> TextRedaction? {
        guard values.count <= Self.most else { return nil }
        var redaction = TextRedaction(text)
        for url in known { redaction.hide(url.hidden, of: url.text) }
        redaction.hide(values: values, takesShort: true)
        redaction.hidePairs(named: names)
        return redaction
    }

    /// Gives parameters with a mark for all the values of each hidden name; a URL among the others is shown as it
    /// would be in a message.
    ///
    /// - Complexity: O(*n*) in the number of pairs and the length of their values.
    package func redacted(_ parameters: Parameters) -> Parameters {
        parameters.replacingValues { name, values in
            if redaction.hides(name) { return [Redaction.mark] }
            let shown = values.map { $0.utf8.contains(where: \.marksURL) ? redacted(message: $0) : $0 }
            return shown == values ? nil : shown
        }
    }
}
