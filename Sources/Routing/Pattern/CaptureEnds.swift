/// The places where texts of one type end that begin at one place: three runs of places at most, in order.
struct CaptureEnds: Equatable {
    private let runs: (Range<Int>, Range<Int>, Range<Int>)

    init(_ first: Range<Int> = 0..<0, _ second: Range<Int> = 0..<0, _ third: Range<Int> = 0..<0) {
        runs = (first, second, third)
    }

    /// One place, or none.
    init(at place: Int?) {
        self.init(place.map { $0..<$0 + 1 } ?? 0..<0)
    }

    /// Whether a text ends at a place.
    @inline(__always)
    func contains(_ place: Int) -> Bool {
        runs.0.contains(place) || runs.1.contains(place) || runs.2.contains(place)
    }

    /// Finds the first end from a place on that belongs to a set of places as well.
    ///
    /// - Parameters:
    ///   - start: The place.
    ///   - next: Gives the first place of the set that is not below the one it is given.
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
