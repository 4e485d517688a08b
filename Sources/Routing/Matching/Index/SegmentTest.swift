/// What a pattern asks of a segment that is no literal: a value, so that patterns which ask the same share
/// it.
enum SegmentTest: Hashable, Sendable {
    /// The constraint of a capture.
    case constraint(CaptureConstraint)
    /// Literals and captures in one segment, the captures without names.
    case mixed([SegmentPiece])
    /// A regular expression that is searched in the whole URL; asked of no segment.
    case wholeURL(RegularExpression)

    /// Whether a segment passes; conditions in code are not asked.
    ///
    /// - Parameters:
    ///   - text: The buffer that the segment stands in.
    ///   - part: Where it stands.
    ///   - ignoringCase: Whether ASCII letters fold.
    ///   - steps: The cost of asking is added to it.
    /// - Returns: Whether it passes.
    func accepts(
        _ text: Span<UInt8>,
        _ part: URLOutline.Part,
        ignoringCase: Bool,
        counting steps: inout Int
    ) -> Bool {
        let bytes = text.extracting(Int(part.start)..<Int(part.end))
        switch self {
        case .constraint(let constraint):
            return constraint.accepts(bytes, ignoringCase: ignoringCase, counting: &steps)
        case .mixed(let pieces):
            return MixedSegmentMatcher.mayMatch(
                pieces, bytes, ignoringCase: ignoringCase, counting: &steps)
        case .wholeURL:
            preconditionFailure("an expression over whole URLs is asked of no segment")
        }
    }
}

/// What tests said about segments in the search that runs.
///
/// The choices of groups of one pattern ask the same of the same segments, each along a path of its own. The
/// memory is of a fixed size: where two answers share a place, the later one stays, and the other is asked
/// for again.
struct TestMemo: Sendable {
    private struct Answer: Sendable {
        var search: UInt64 = 0
        var test: UInt32 = 0
        var position: Int32 = 0
        var passes = false
    }

    private static let count = 8_192

    private var answers: [Answer] = []
    private var search: UInt64 = 0

    /// Forgets all answers.
    mutating func removeAll() {
        search &+= 1
    }

    /// The answer of a test about a segment, or `nil` when it is not known.
    subscript(test: UInt32, position: Int) -> Bool? {
        get {
            guard !answers.isEmpty else { return nil }
            let answer = answers[Self.place(test, position)]
            let isKnown = answer.search == search && answer.test == test && answer.position == Int32(position)
            return isKnown ? answer.passes : nil
        }
        set {
            guard let newValue else { return }
            if answers.isEmpty { answers = Array(repeating: Answer(), count: Self.count) }
            answers[Self.place(test, position)] =
                Answer(search: search, test: test, position: Int32(position), passes: newValue)
        }
    }

    /// Neighbouring segments have neighbouring places, so that one test fills half of them at most.
    private static func place(_ test: UInt32, _ position: Int) -> Int {
        (Int(test) &* 4_099 &+ position) & (count - 1)
    }
}
