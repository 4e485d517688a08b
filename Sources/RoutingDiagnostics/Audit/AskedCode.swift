/// The code that has a say in what an entry matches, for telling whether two entries ask the same.
struct AskedCode {
    private let predicates: [String: CapturePredicate]
    private let reading: RouteReading?

    init(of entry: Entry) {
        self.init(entry.pattern.predicates, entry.handler.reading)
    }

    private init(_ predicates: [String: CapturePredicate], _ reading: RouteReading?) {
        self.predicates = predicates
        self.reading = reading
    }

    /// What entries may ask that agree whenever this code does: the same, the same conditions alone, or nothing.
    var weaker: Set<AskedCode> { [self, AskedCode(predicates, nil), AskedCode([:], nil)] }
}

extension AskedCode: Hashable {
    static func == (left: AskedCode, right: AskedCode) -> Bool {
        guard left.predicates == right.predicates else { return false }
        guard let reading = left.reading else { return right.reading == nil }
        return reading === right.reading || reading.isSame(as: right.reading)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(predicates)
        guard let reading else { return }
        // A reading of which only the name of the type is known is the same as no other.
        if reading.isSame(as: reading) {
            hasher.combine(reading.typeName)
        } else {
            hasher.combine(ObjectIdentifier(reading))
        }
    }
}
