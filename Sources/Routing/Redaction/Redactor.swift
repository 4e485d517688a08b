/// Writes texts about a URL so that they can be shown to somebody who must not see the values of some names.
///
/// What it is given is hidden by place where it is the URL itself. Other texts — where a proxy redirects, why it
/// rejects — may tell the same values in other words: they are hidden wherever they turn up, escaped or not.
struct Redactor: Sendable {
    /// A value that is shorter turns up everywhere: it is hidden where it stands as a word of its own, and in no URL.
    private static let shortest = 4
    /// How often escapes are decoded to look for values behind them.
    private static let deepest = 4
    /// How many values are looked for; no honest URL has more.
    private static let most = 32

    let redaction: Redaction
    private var known: [SecretText] = []
    /// The values, and for each the number of the first text that it was found in.
    private var values: [(bytes: BytePattern, source: Int)] = []

    /// Takes what to hide.
    ///
    /// - Parameters:
    ///   - redaction: The names.
    ///   - known: The URLs that it is about, the first that was opened first.
    init(_ redaction: Redaction, _ known: [SecretText]) {
        self.redaction = redaction
        for text in known { note(text) }
    }

    /// Adds a URL.
    private mutating func note(_ text: SecretText) {
        var seen = Set(values.map(\.bytes))
        for range in text.ranges(hiddenBy: redaction) where values.count <= Self.most {
            for bytes in Self.spellings(of: DecodedText(text.text, range), plusAsSpace: redaction.plusAsSpace)
            where !bytes.isEmpty && seen.insert(BytePattern(bytes)).inserted {
                values.append((BytePattern(bytes), known.count))
            }
        }
        known.append(text)
    }

    /// The ways in which a value may be told: still escaped, decoded, and the parts of a path one by one.
    private static func spellings(of part: DecodedText, plusAsSpace: Bool) -> [[UInt8]] {
        var spellings: [[UInt8]] = []
        var part = part
        for _ in 0..<deepest {
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
    func redacted(url text: String) -> String {
        guard let number = known.firstIndex(where: { $0.text.isExactly(text) }) else {
            return redacted(message: text)
        }
        var mask = TextMask()
        for range in known[number].ranges(hiddenBy: redaction) { mask.hide(range) }
        if number > 0 {
            let isOverfull = hideValues(of: text, in: &mask, wholeWords: false) { $0.source < number }
            if isOverfull { return Redaction.mark }
        }
        return mask.applied(to: text)
    }

    /// Gives any text with the values hidden.
    ///
    /// - Parameter text: The text, which may hold the URLs, their values in any spelling, and pairs of other URLs.
    /// - Returns: The text with marks.
    func redacted(message text: String) -> String {
        var mask = TextMask()
        let bytes = Array(text.utf8)
        for secret in known {
            let hidden = secret.ranges(hiddenBy: redaction)
            if hidden.isEmpty { continue }
            for place in BytePattern(secret.text.utf8).places(in: bytes, wholeWords: true) {
                for range in hidden {
                    mask.hide(place.lowerBound + range.lowerBound..<place.lowerBound + range.upperBound)
                }
            }
        }
        if hideValues(of: text, in: &mask, wholeWords: true, where: { _ in true }) { return Redaction.mark }
        hidePairs(of: text, in: &mask)
        return mask.applied(to: text)
    }

    /// Gives parameters with a mark for all the values of each hidden name; a URL among the others is shown as it
    /// would be in a message.
    func redacted(_ parameters: Parameters) -> Parameters {
        var redacted = redaction.redacted(parameters)
        for name in parameters.names where !redaction.hides(name) {
            let values = parameters.values(for: name)
            let shown = values.map { $0.utf8.contains(where: \.marksURL) ? self.redacted(message: $0) : $0 }
            if shown != values { redacted.set(shown, for: name) }
        }
        return redacted
    }

    /// Hides values wherever they turn up.
    ///
    /// - Returns: Whether there are too many to look for.
    private func hideValues(
        of text: String,
        in mask: inout TextMask,
        wholeWords: Bool,
        where isWanted: ((bytes: BytePattern, source: Int)) -> Bool
    ) -> Bool {
        let wanted = values.filter(isWanted)
        guard wanted.count <= Self.most else { return true }
        if wanted.isEmpty { return false }
        forEachDepth(of: text) { layer in
            for (value, _) in wanted {
                let isShort = value.bytes.count < Self.shortest
                if isShort && !wholeWords { continue }
                for place in value.places(in: layer.bytes, wholeWords: isShort) {
                    mask.hide(layer.source(of: place))
                }
            }
        }
        return false
    }

    /// Hides what follows a name and `=`.
    private func hidePairs(of text: String, in mask: inout TextMask) {
        forEachDepth(of: text) { layer in
            for name in redaction.names {
                for place in BytePattern(name.utf8).places(in: layer.bytes, wholeWords: true) {
                    guard place.upperBound < layer.bytes.count, layer.bytes[place.upperBound] == ascii("=")
                    else { continue }
                    let start = place.upperBound + 1
                    let end = layer.bytes[start...].firstIndex(where: \.endsPair) ?? layer.bytes.count
                    mask.hide(layer.source(of: start..<end))
                }
            }
        }
    }

    private func forEachDepth(of text: String, _ body: (DecodedText) -> Void) {
        var layer = DecodedText(text)
        for _ in 0..<Self.deepest {
            body(layer)
            layer = layer.decoded()
            if !layer.hasChanged { break }
        }
    }
}

extension UInt8 {
    /// Whether a pair of a query ends there in a text of people.
    fileprivate var endsPair: Bool {
        switch self {
        case ascii("&"), ascii("#"), ascii("\""), ascii("'"), ascii("`"), ascii("<"), ascii(">"): true
        default: self <= 0x20
        }
    }
}
