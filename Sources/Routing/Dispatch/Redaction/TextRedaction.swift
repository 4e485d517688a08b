/// Hides parts of one text: URLs, values and pairs that are known, wherever they turn up.
struct TextRedaction {
    /// A value that is shorter turns up everywhere: it is hidden where it stands as a word of its own, and in no URL.
    private static let shortest = 4
    /// How often escapes are decoded to look for values behind them.
    static let deepest = 4

    let text: String
    /// How many bytes were prepared and searched, for tests that count instead of timing.
    private(set) var steps = 0
    private var mask = TextMask()
    /// The text as it is, and with its escapes decoded, once and again.
    private lazy var layers = Self.layers(of: text)

    init(_ text: String) {
        self.text = text
    }

    /// The text with a mark for each part that was hidden.
    var shown: String { mask.applied(to: text) }

    /// Hides parts of the text.
    mutating func hide(_ ranges: [Range<Int>]) {
        for range in ranges { mask.hide(range) }
    }

    /// Hides parts of a URL wherever it stands in the text.
    ///
    /// - Complexity: O(*n*) in the length of the text; a longer URL is not looked at.
    mutating func hide(_ ranges: [Range<Int>], of url: String) {
        guard !ranges.isEmpty, url.utf8.count <= text.utf8.count else { return }
        for place in places(of: BytePattern(url.utf8), in: Array(text.utf8), wholeWords: true) {
            for range in ranges {
                mask.hide(place.lowerBound + range.lowerBound..<place.lowerBound + range.upperBound)
            }
        }
        steps += url.utf8.count
    }

    /// Hides values, escaped or not.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - takesShort: Whether short ones count, which are hidden as whole words.
    /// - Complexity: O(*n*) in the length of the text, for each value.
    mutating func hide(values: [BytePattern], takesShort: Bool) {
        if values.isEmpty { return }
        for layer in layers {
            for value in values {
                let isShort = value.bytes.count < Self.shortest
                if isShort && !takesShort { continue }
                for place in places(of: value, in: layer.bytes, wholeWords: isShort) {
                    mask.hide(layer.source(of: place))
                }
            }
        }
    }

    /// Hides what follows a name and `=`.
    ///
    /// - Complexity: O(*n*) in the length of the text, for each name.
    mutating func hidePairs(named names: [BytePattern]) {
        for layer in layers {
            for name in names {
                var hidden = 0
                for place in places(of: name, in: layer.bytes, wholeWords: true) {
                    // A value goes on to its end, whatever else stands in it.
                    guard place.upperBound >= hidden, place.upperBound < layer.bytes.count,
                        layer.bytes[place.upperBound] == ascii("=")
                    else { continue }
                    let start = place.upperBound + 1
                    hidden = layer.bytes[start...].firstIndex(where: \.endsPair) ?? layer.bytes.count
                    steps += hidden - start
                    mask.hide(layer.source(of: start..<hidden))
                }
            }
        }
    }

    private mutating func places(
        of pattern: BytePattern,
        in bytes: [UInt8],
        wholeWords: Bool
    ) -> [Range<Int>] {
        steps += bytes.count
        return pattern.places(in: bytes, wholeWords: wholeWords)
    }

    private static func layers(of text: String) -> [DecodedText] {
        var layers = [DecodedText(text)]
        while layers.count < deepest {
            let next = layers[layers.count - 1].decoded()
            if !next.hasChanged { break }
            layers.append(next)
        }
        return layers
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
