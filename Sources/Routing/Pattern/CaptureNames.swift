/// The names of the captures of a pattern, from left to right.
enum CaptureNames: Sendable {
    case none
    /// One, as in most patterns that have any: there is no array.
    case one(String)
    case many([String])

    /// Keeps the names that a pattern has.
    init(_ captures: [PatternReading.Capture]) {
        switch captures.count {
        case 0: self = .none
        case 1: self = .one(captures[0].name)
        default: self = .many(captures.map { $0.name })
        }
    }

    /// How many there are.
    var count: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let names): names.count
        }
    }

    /// The name of a capture, by its number from left to right.
    subscript(number: Int) -> String {
        switch self {
        case .none: preconditionFailure("a pattern without captures has no capture of any number")
        case .one(let name): name
        case .many(let names): names[number]
        }
    }
}
