/// Matches literals and captures that share a segment: each capture takes the shortest text with which the rest
/// matches.
///
/// A first pass goes from the last piece to the first and finds the places from which the pieces match to the end of
/// the segment. With these places, a second pass divides the segment from left to right without backtracking. Only a
/// condition in code makes it backtrack, because the condition tests one text at a time.
///
/// Regular expressions are tried with 256 bytes at most, and so are conditions in code if several captures share the
/// segment. A segment that needs a longer text for one of them does not match: another division would cut captures
/// off. For a guard, a longer text counts as accepted.
struct MixedSegmentMatcher: ~Copyable {
    private enum Outcome {
        case matched
        /// Conditions in code refuse every text with which the rest would match.
        case refused
        /// A text is longer than the limit.
        case tooLong
    }

    /// The cost so far: visited places and words, instructions of expressions, and calls of conditions.
    private(set) var steps = 0

    private let pieces: [SegmentPiece]
    private let text: [UInt8]
    private let ignoringCase: Bool
    private let asksPredicates: Bool
    private let failsClosed: Bool
    private let hasManyCaptures: Bool
    /// Whether the first division found is the result; a condition that is not evaluated may change it.
    private let isFinal: Bool
    /// For the end and for each piece, the last piece first: the places from which the rest of the segment matches.
    private var places: [PositionSet] = []
    /// The end of each piece.
    private var ends: [Int]
    /// The pieces and places, combined into one number, from which conditions in code refuse every division.
    private var refusals: Set<Int> = []

    init(
        _ pieces: [SegmentPiece],
        _ text: [UInt8],
        ignoringCase: Bool,
        asksPredicates: Bool,
        failsClosed: Bool = false
    ) {
        self.pieces = pieces
        self.text = text
        self.ignoringCase = ignoringCase
        self.asksPredicates = asksPredicates
        self.failsClosed = failsClosed
        self.hasManyCaptures = pieces.count(where: { $0.capture != nil }) > 1
        self.isFinal = asksPredicates || pieces.allSatisfy { $0.capture?.predicate == nil }
        self.ends = Array(repeating: 0, count: pieces.count)
    }

    /// Returns whether all pieces match a whole segment, apart from conditions in code, and adds the cost to a count.
    static func mayMatch(
        _ pieces: [SegmentPiece],
        _ segment: Span<UInt8>,
        ignoringCase: Bool,
        counting steps: inout Int
    ) -> Bool {
        let text = [UInt8](copying: segment)
        var matcher = Self(pieces, text, ignoringCase: ignoringCase, asksPredicates: false)
        defer { steps += matcher.steps }
        return matcher.match() != nil
    }

    /// Matches all pieces against the whole segment.
    ///
    /// - Returns: The ranges of the captures, from left to right, or `nil` if the pieces do not match.
    /// - Complexity: O(*n*) in the length of the segment, for each piece. A piece with words or an expression counts
    ///   once for each word and each instruction. A condition in code is evaluated for at most 256 × 256 texts, for
    ///   each capture before it.
    mutating func match() -> [(name: String, range: Range<Int>)]? {
        guard findPlaces(), divide(0, from: 0) == .matched else { return nil }
        var captures: [(name: String, range: Range<Int>)] = []
        var start = 0
        for (piece, end) in zip(pieces, ends) {
            if let name = piece.capture?.name { captures.append((name, start..<end)) }
            start = end
        }
        return captures
    }

    /// Finds, for each piece, the places from which it and all pieces after it match.
    ///
    /// - Returns: Whether the first piece matches at the beginning of the segment.
    private mutating func findPlaces() -> Bool {
        // Of many patterns at one position, most fail here.
        if case .literal(let literal)? = pieces.first, !stands(literal, at: 0) { return false }
        places = [PositionSet(in: text.count) { $0 == text.count }]
        for piece in pieces.reversed() {
            guard let behind = places.last, !behind.isEmpty else { return false }
            switch piece {
            case .literal(let literal):
                steps += text.count
                places.append(
                    PositionSet(in: text.count) { place in
                        behind.contains(place + literal.exact.count) && stands(literal, at: place)
                    }
                )
            case .capture(let capture):
                var scan = CaptureScan(capture.constraint, text, ignoringCase: ignoringCase)
                places.append(scan.beginnings(endingIn: behind))
                steps += scan.steps
            }
        }
        return places.last?.contains(0) == true
    }

    private func stands(_ literal: Literal, at place: Int) -> Bool {
        literal.stands(in: text.span, at: place, ignoringCase: ignoringCase)
    }
}

extension MixedSegmentMatcher {
    /// Divides the rest of the segment among the remaining pieces, which match it apart from conditions in code.
    private mutating func divide(_ piece: Int, from start: Int) -> Outcome {
        guard piece < pieces.count else { return .matched }
        switch pieces[piece] {
        case .literal(let literal):
            ends[piece] = start + literal.exact.count
            return divide(piece + 1, from: ends[piece])
        case .capture(let capture):
            let number = piece * (text.count + 1) + start
            if refusals.contains(number) { return .refused }
            let outcome = divide(piece, capture, from: start)
            if outcome == .refused { refusals.insert(number) }
            return outcome
        }
    }

    private mutating func divide(_ piece: Int, _ capture: Capture, from start: Int) -> Outcome {
        let behind = places[pieces.count - 1 - piece]
        var scan = CaptureScan(capture.constraint, text, ignoringCase: ignoringCase)
        var candidates = scan.ends(from: start)
        defer { steps += scan.steps }
        while let end = scan.next(of: &candidates, in: behind) {
            let isTooLong = end - start > longest(of: capture)
            if isFinal, isTooLong, !failsClosed { return .tooLong }
            guard isTooLong || isAccepted(start..<end, by: capture) else { continue }
            let outcome = divide(piece + 1, from: end)
            if outcome == .refused { continue }
            ends[piece] = end
            return outcome
        }
        return .refused
    }

    private mutating func isAccepted(_ range: Range<Int>, by capture: Capture) -> Bool {
        guard asksPredicates, let predicate = capture.predicate else { return true }
        steps += 1
        return predicate.accepts(String(decoding: text[range], as: UTF8.self))
    }

    /// Returns the length of the longest text that is tried for a capture.
    private func longest(of capture: Capture) -> Int {
        let isAskedOften = capture.predicate != nil && hasManyCaptures
        let isSearched =
            if case .expression(let expression) = capture.constraint { !expression.failsClosed } else {
                false
            }
        return isAskedOften || isSearched ? CaptureConstraint.longestSearchedText : text.count
    }
}
