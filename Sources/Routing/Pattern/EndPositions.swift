/// The positions where the texts of one type end if they begin at the same position.
///
/// They form at most three ranges, in ascending order.
struct EndPositions {
    private let runs: (Range<Int>, Range<Int>, Range<Int>)

    init(_ first: Range<Int> = 0..<0, _ second: Range<Int> = 0..<0, _ third: Range<Int> = 0..<0) {
        runs = (first, second, third)
    }

    /// Creates the ends from one position, or none.
    init(at place: Int?) {
        self.init(place.map { $0..<$0 + 1 } ?? 0..<0)
    }

    /// Whether a text ends at a position.
    @inline(__always)
    func contains(_ place: Int) -> Bool {
        runs.0.contains(place) || runs.1.contains(place) || runs.2.contains(place)
    }

    /// Finds the first end at or after a position that also belongs to a given set of positions.
    ///
    /// - Parameters:
    ///   - start: The position.
    ///   - next: Returns the first position of the set that is not below its argument.
    /// - Returns: The end, or `nil`.
    func first(from start: Int, next: (Int) -> Int) -> Int? {
        first(in: runs.0, from: start, next) ?? first(in: runs.1, from: start, next)
            ?? first(in: runs.2, from: start, next)
    }

    private func first(in run: Range<Int>, from start: Int, _ next: (Int) -> Int) -> Int? {
        let lowest = max(run.lowerBound, start)
        guard lowest < run.upperBound else { return nil }
        let place = next(lowest)
        return place < run.upperBound ? place : nil
    }

    static func == (left: Self, right: Self) -> Bool { left.runs == right.runs }
}
