/// Finds the parts of a text that a constraint accepts, without testing each part by itself.
struct CaptureScan {
    /// The cost so far: visited places and words, and executed instructions of expressions.
    private(set) var steps = 0

    private let constraint: CaptureConstraint?
    private let text: [UInt8]
    private let ignoringCase: Bool
    /// The runs of a long text; runs in a short text are scanned each time.
    private let runs: TabledRuns?

    private static let longestUntabledText = 64

    /// Prepares a search for the texts of a capture.
    ///
    /// - Parameters:
    ///   - constraint: The constraint of the text; `nil` for any text. No capture takes the empty text.
    ///   - text: The bytes of the whole text, which are UTF-8.
    ///   - ignoringCase: Whether words and expressions ignore the case of ASCII letters.
    init(_ constraint: CaptureConstraint?, _ text: [UInt8], ignoringCase: Bool) {
        self.constraint = constraint
        self.text = text
        self.ignoringCase = ignoringCase
        if case .type(let type) = constraint, text.count > Self.longestUntabledText {
            runs = type.bytes.map { TabledRuns(of: $0, in: text.span) }
        } else {
            runs = nil
        }
    }

    /// Finds the places where accepted texts begin.
    ///
    /// - Parameter ends: The places where the texts may end.
    /// - Returns: The places where they begin.
    /// - Complexity: O(*n*) in the length of the text, for each word of a list and each instruction of an
    ///   expression.
    mutating func beginnings(endingIn ends: PositionSet) -> PositionSet {
        steps += text.count
        switch constraint {
        case nil:
            let last = ends.last ?? 0
            return PositionSet(in: text.count) { $0 < last && isBoundary($0) }
        case .type(let type):
            return PositionSet(in: text.count) { place in
                self.ends(of: type, from: place).first(from: place, next: ends.next) != nil
            }
        case .words(let words):
            steps += words.count * text.count
            return PositionSet(in: text.count) { place in
                words.contains { ends.contains(place + $0.exact.count) && stands($0, at: place) }
            }
        case .expression(let expression):
            return beginnings(of: expression, ends)
        }
    }

    private mutating func beginnings(of expression: RegularExpression, _ ends: PositionSet) -> PositionSet {
        var scan = expression.backwardScan(ignoringCase: ignoringCase)
        var after: Unicode.Scalar?
        var next = text.count
        let beginnings = PositionSet(in: text.count) { place in
            guard place == next else { return false }
            let before = text.scalar(before: place)
            let isBeginning = scan.visit(between: before?.scalar, and: after)
            if ends.contains(place) { scan.begin() }
            after = before?.scalar
            next -= before?.width ?? 0
            return isBeginning
        }
        steps += scan.steps
        return beginnings
    }
}

extension CaptureScan {
    /// The ends of the accepted texts that begin at one place, the nearest first.
    struct Ends {
        fileprivate enum Source {
            case anywhere
            case runs(EndPositions)
            case places(ArraySlice<Int>)
            case matches(RegularExpressionScan)
        }

        fileprivate var source: Source
        /// The last visited place.
        fileprivate var place: Int
    }

    /// Prepares an iteration over the ends of the accepted texts that begin at a place.
    func ends(from start: Int) -> Ends {
        switch constraint {
        case nil:
            return Ends(source: .anywhere, place: start)
        case .type(let type):
            return Ends(source: .runs(ends(of: type, from: start)), place: start)
        case .words(let words):
            let ends = words.filter { stands($0, at: start) }.map { start + $0.exact.count }.sorted()
            return Ends(source: .places(ends[...]), place: start)
        case .expression(let expression):
            var scan = expression.scan(ignoringCase: ignoringCase)
            let before = text.scalar(before: start)?.scalar
            _ = scan.visit(between: before, and: text.scalar(after: start)?.scalar)
            scan.begin()
            return Ends(source: .matches(scan), place: start)
        }
    }

    /// Advances to the next end.
    ///
    /// - Parameters:
    ///   - ends: The remaining ends.
    ///   - places: The places where a text may end.
    /// - Returns: The next end that is one of the places, or `nil`.
    mutating func next(of ends: inout Ends, in places: PositionSet) -> Int? {
        steps += 1
        switch ends.source {
        case .anywhere:
            let end = places.next(from: ends.place + 1)
            ends.place = end
            return end == PositionSet.none ? nil : end
        case .runs(let runs):
            guard let end = runs.first(from: ends.place + 1, next: places.next) else { return nil }
            ends.place = end
            return end
        case .places(var candidates):
            candidates = candidates.drop { !places.contains($0) || $0 == ends.place }
            ends.source = .places(candidates.dropFirst())
            ends.place = candidates.first ?? ends.place
            return candidates.first
        case .matches(var scan):
            // The scan must have one owner, or it would be copied.
            ends.source = .anywhere
            let end = nextEnd(of: &scan, from: ends.place, in: places)
            ends = Ends(source: .matches(scan), place: end ?? text.count)
            return end
        }
    }

    private mutating func nextEnd(
        of scan: inout RegularExpressionScan,
        from start: Int,
        in places: PositionSet
    ) -> Int? {
        let stepsBefore = scan.steps
        defer { steps += scan.steps - stepsBefore }
        var place = start
        while places.next(from: place + 1) != PositionSet.none, !scan.isIdle,
            let before = text.scalar(after: place)
        {
            place += before.width
            let isEnd = scan.visit(between: before.scalar, and: text.scalar(after: place)?.scalar)
            if isEnd, places.contains(place) { return place }
        }
        return nil
    }
}

extension CaptureScan {
    private func ends(of type: CaptureType, from start: Int) -> EndPositions {
        guard let runs else { return type.ends(in: text.span, from: start, ScannedRuns()) }
        return type.ends(in: text.span, from: start, runs)
    }

    private func stands(_ word: Literal, at start: Int) -> Bool {
        word.stands(in: text.span, at: start, ignoringCase: ignoringCase)
    }

    private func isBoundary(_ place: Int) -> Bool {
        place == text.count || text[place] & 0xC0 != 0x80
    }
}
