/// A text that stands for segments which a part of a path takes.
struct SegmentSample: Hashable {
    let text: [UInt8]
    /// Whether nothing but the text is meant, its capitals apart.
    var isKnown = false
    /// The test that is taken as passed, though the text need not.
    var passed: SegmentTest?
    /// A text that passes it.
    var passing: [UInt8]?

    /// The text to write in a URL.
    var written: [UInt8] { passing ?? text }
}

/// What a sample is made for.
enum SamplingPurpose {
    /// To prove that whatever a part takes is taken by others: a sample is as hard to take as can be, and
    /// what cannot be told from it counts as refused.
    case proof
    /// To try: a sample is a text that the part takes.
    case trial
}

extension SegmentTest {
    /// Whether a text has to be tried to know what it says: no sample can stand for others.
    var isOpaque: Bool {
        switch self {
        case .constraint(.type), .constraint(.words): false
        case .constraint(.expression), .mixed, .wholeURL: true
        }
    }

    /// The words that it asks for.
    var words: [Literal]? {
        if case .constraint(.words(let words)) = self { words } else { nil }
    }
}
