/// A set of places in a text that knows the next of them from anywhere.
struct PlaceSet {
    /// What stands for no place: behind all of them.
    static let none = Int(Int32.max)

    /// For each place the first one of the set that is not below it.
    private var nextPlaces: [Int32]

    /// Creates the set of the places that satisfy a condition.
    ///
    /// - Parameters:
    ///   - length: The length of the text. Its end is a place, too.
    ///   - condition: Tells whether a place belongs to the set; it is asked from the last place to the first.
    @inline(__always)
    init(in length: Int, where condition: (Int) -> Bool) {
        nextPlaces = Array(repeating: Int32.max, count: length + 2)
        for place in (0...length).reversed() {
            nextPlaces[place] = condition(place) ? Int32(place) : nextPlaces[place + 1]
        }
    }

    /// The first place of the set that is not below another, or ``none``.
    @inline(__always)
    func next(from place: Int) -> Int {
        place < nextPlaces.count ? Int(nextPlaces[place]) : Self.none
    }

    /// Whether a place belongs to the set.
    @inline(__always)
    func contains(_ place: Int) -> Bool { next(from: place) == place }

    /// Whether no place belongs to the set.
    var isEmpty: Bool { nextPlaces[0] == Int32.max }
}
