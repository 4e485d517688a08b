/// A set of places in a sequence: the places before its elements, and the place at its end.
///
/// Each place is one bit, so set operations process 64 places at a time. For a sequence of fewer than 64 elements, as
/// in nearly all URLs and segments, the set allocates no memory.
struct PositionSet: Equatable, Sendable {
    /// The value that means "no place"; greater than every place.
    static let none = Int(Int32.max)

    /// The length of the sequence, and the place of its end.
    let length: Int
    /// The places below 64, the lowest bit first; the other places are in `otherWords`.
    private var firstWord: UInt64 = 0
    private var otherWords: [UInt64] = []

    /// Creates the empty set.
    init(in length: Int) {
        self.length = length
        if length >= 64 { otherWords = Array(repeating: 0, count: length / 64) }
    }

    /// Creates the set of the places that satisfy a condition.
    ///
    /// - Parameters:
    ///   - length: The length of the sequence.
    ///   - condition: Whether a place belongs to the set; called from the last place to the first.
    @inline(__always)
    init(in length: Int, where condition: (Int) -> Bool) {
        self.init(in: length)
        for place in (0...length).reversed() where condition(place) { insert(place) }
    }

    /// Creates the set of the places in a range.
    init(_ range: Range<Int>, in length: Int) {
        self.init(in: length)
        for index in 0..<wordCount {
            let places = range.clamped(to: 64 * index..<64 * (index + 1))
            guard !places.isEmpty else { continue }
            let bits = UInt64.max >> UInt64(64 - places.count)
            self[word: index] = bits << UInt64(places.lowerBound & 63)
        }
    }
}

extension PositionSet {
    /// Whether no place belongs to the set.
    var isEmpty: Bool { first == Self.none }

    /// The first place, or ``none``.
    var first: Int { next(from: 0) }

    /// The last place, or `nil`.
    var last: Int? {
        for index in (0..<wordCount).reversed() where self[word: index] != 0 {
            return 64 * index + 63 - self[word: index].leadingZeroBitCount
        }
        return nil
    }

    /// Whether a place belongs to the set.
    @inline(__always)
    func contains(_ place: Int) -> Bool {
        0...length ~= place && self[word: place >> 6] >> UInt64(place & 63) & 1 == 1
    }

    /// Returns the first place of the set at or after a place, or ``none``.
    ///
    /// - Complexity: One step for every 64 places up to the result.
    @inline(__always)
    func next(from place: Int) -> Int {
        guard place <= length else { return Self.none }
        var index = place >> 6
        var word = self[word: index] & UInt64.max << UInt64(place & 63)
        while word == 0 {
            index += 1
            if index == wordCount { return Self.none }
            word = self[word: index]
        }
        return 64 * index + word.trailingZeroBitCount
    }

    /// Adds a place.
    @inline(__always)
    mutating func insert(_ place: Int) {
        self[word: place >> 6] |= 1 << UInt64(place & 63)
    }

    /// Adds the places of another set in the same sequence.
    mutating func formUnion(_ other: Self) {
        for index in 0..<wordCount { self[word: index] |= other[word: index] }
    }

    /// Returns the places that also belong to another set in the same sequence.
    func intersection(_ other: Self) -> Self {
        var result = self
        for index in 0..<wordCount { result[word: index] &= other[word: index] }
        return result
    }

    /// Returns the places that do not belong to another set in the same sequence.
    func subtracting(_ other: Self) -> Self {
        var result = self
        for index in 0..<wordCount { result[word: index] &= ~other[word: index] }
        return result
    }

    /// The places before the elements that end at places of the set.
    var movedDown: Self {
        var result = self
        for index in 0..<wordCount {
            let carry = index + 1 < wordCount ? self[word: index + 1] << 63 : 0
            result[word: index] = self[word: index] >> 1 | carry
        }
        return result
    }

    /// The places after the elements that begin at places of the set.
    var movedUp: Self {
        var result = self
        for index in 0..<wordCount {
            let carry = index > 0 ? self[word: index - 1] >> 63 : 0
            result[word: index] = self[word: index] << 1 | carry
        }
        // No element begins at the end.
        if length & 63 != 63 { result[word: length >> 6] &= ~(~1 << UInt64(length & 63)) }
        return result
    }

    private var wordCount: Int {
        @inline(__always) get { otherWords.count + 1 }
    }

    private subscript(word index: Int) -> UInt64 {
        @inline(__always) get { index == 0 ? firstWord : otherWords[index - 1] }
        @inline(__always) set {
            if index == 0 { firstWord = newValue } else { otherWords[index - 1] = newValue }
        }
    }
}

extension PositionSet: Sequence {
    /// Iterates over the places of a set, the lowest first.
    struct Iterator: IteratorProtocol {
        fileprivate let places: PositionSet
        fileprivate var place = 0

        mutating func next() -> Int? {
            let next = places.next(from: place)
            if next == PositionSet.none { return nil }
            place = next + 1
            return next
        }
    }

    func makeIterator() -> Iterator { Iterator(places: self) }
}
