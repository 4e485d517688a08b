/// The requirement of a pattern on a segment that is not a literal: a value, so that patterns share equal tests.
enum SegmentTest: Hashable, Sendable {
    /// The constraint of a capture.
    case constraint(CaptureConstraint)
    /// Literals and captures in one segment, the captures without names.
    case mixed([SegmentPiece])
    /// A regular expression that is matched against the whole URL, and against no segment.
    case wholeURL(RegularExpression)

    /// Returns whether a segment passes, without evaluating conditions in code.
    ///
    /// - Parameters:
    ///   - text: The bytes that the range refers to.
    ///   - part: The range of the segment.
    ///   - ignoringCase: Whether the case of ASCII letters is ignored.
    ///   - steps: A count, to which the cost of the test is added.
    /// - Returns: Whether the segment passes.
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

/// The results of tests of segments during a search.
///
/// The choices of a pattern's groups run the same tests on the same segments, each along its own path. The memory has a
/// fixed size: if two results share a slot, the later one stays, and the other test is run again.
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

    /// Removes all results.
    mutating func removeAll() {
        search &+= 1
    }

    /// Returns the result of a test of a segment; `nil` if it is not known.
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

    /// Neighbouring segments have neighbouring slots, so one test fills at most half of the slots.
    private static func place(_ test: UInt32, _ position: Int) -> Int {
        (Int(test) &* 4_099 &+ position) & (count - 1)
    }
}
