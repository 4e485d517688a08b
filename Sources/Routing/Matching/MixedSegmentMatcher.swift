/// Matches literals and captures that share a segment: each capture takes the shortest text that lets the rest
/// match.
///
/// What failed once is remembered, so that the cost is bounded whatever the segment. A capture that takes any
/// text and failed at one place fails at all later ones, which keeps patterns of such captures linear. A
/// constrained one that shares the segment with other captures is tried on 256 bytes at most, as regular
/// expressions are anywhere.
struct MixedSegmentMatcher {
    private let pieces: [SegmentPiece]
    private let text: [UInt8]
    private let ignoringCase: Bool
    private let asksPredicates: Bool
    private let hasManyCaptures: Bool
    /// For each piece that is a free capture, the first place where it failed.
    private var firstFailure: [Int]
    /// For each other capture, the places where it failed.
    private var failures: Set<Int> = []
    /// Where captures end that let the rest match, by piece and place.
    private var ends: [Int: Int] = [:]

    init(_ pieces: [SegmentPiece], _ text: [UInt8], ignoringCase: Bool, asksPredicates: Bool) {
        self.pieces = pieces
        self.text = text
        self.ignoringCase = ignoringCase
        self.asksPredicates = asksPredicates
        self.hasManyCaptures = pieces.count(where: \.isCapture) > 1
        self.firstFailure = Array(repeating: .max, count: pieces.count)
    }

    /// Matches all pieces against the whole segment.
    ///
    /// - Returns: Where the captures stand, from left to right, or `nil` when there is no match.
    mutating func match() -> [(name: String, range: Range<Int>)]? {
        guard matches(0, at: 0) else { return nil }
        var captures: [(name: String, range: Range<Int>)] = []
        var start = 0
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .literal(let literal):
                start += literal.exact.count
            case .capture(let capture):
                let end = ends[place(index, start), default: start]
                if let name = capture.name { captures.append((name, start..<end)) }
                start = end
            }
        }
        return captures
    }

    private mutating func matches(_ piece: Int, at start: Int) -> Bool {
        guard piece < pieces.count else { return start == text.count }
        switch pieces[piece] {
        case .literal(let literal):
            let end = start + literal.exact.count
            return end <= text.count
                && literal.equals(text.span.extracting(start..<end), ignoringCase: ignoringCase)
                && matches(piece + 1, at: end)
        case .capture(let capture):
            if ends[place(piece, start)] != nil { return true }
            guard start < text.count, !hasFailed(piece, at: start) else { return false }
            for end in places(for: capture, from: start) where isScalarBoundary(end) {
                if matches(piece + 1, at: end), accepts(capture, start..<end) {
                    ends[place(piece, start)] = end
                    return true
                }
            }
            noteFailure(of: piece, isFree: capture.isFree, at: start)
            return false
        }
    }

    /// Where a capture may end.
    private func places(for capture: Capture, from start: Int) -> ClosedRange<Int> {
        let isBounded = hasManyCaptures && !capture.isFree
        let longest = isBounded ? CaptureConstraint.longestSearchedText : text.count
        return start + 1...min(text.count, start + longest)
    }

    private func place(_ piece: Int, _ start: Int) -> Int {
        piece * (text.count + 1) + start
    }

    private func accepts(_ capture: Capture, _ range: Range<Int>) -> Bool {
        capture.accepts(text.span.extracting(range), ignoringCase: ignoringCase, asking: asksPredicates)
    }

    private func isScalarBoundary(_ index: Int) -> Bool {
        index == text.count || text[index] & 0xC0 != 0x80
    }

    private func hasFailed(_ piece: Int, at start: Int) -> Bool {
        start >= firstFailure[piece] || (!failures.isEmpty && failures.contains(place(piece, start)))
    }

    private mutating func noteFailure(of piece: Int, isFree: Bool, at start: Int) {
        if isFree {
            firstFailure[piece] = min(firstFailure[piece], start)
        } else {
            failures.insert(place(piece, start))
        }
    }
}

extension SegmentPiece {
    /// Whether the piece is a capture.
    fileprivate var isCapture: Bool {
        if case .capture = self { true } else { false }
    }
}
