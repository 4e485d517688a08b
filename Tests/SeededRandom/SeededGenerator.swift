/// A SplitMix64 generator, so that a failing case can be repeated from its seed.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator; the same seed gives the same numbers.
    public init(seed: UInt64) {
        state = seed
    }

    /// Draws the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededGenerator {
    /// Draws a number from zero up to, not including, a positive bound.
    public mutating func number(below bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    /// Says yes in so many of a hundred cases.
    public mutating func chance(_ percent: Int) -> Bool {
        number(below: 100) < percent
    }

    /// Picks an element of an array that is not empty.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }
}
