/// A component of a pattern in four bytes: what it is, and where the text of the pattern has what belongs to
/// it.
///
/// A router may hold a hundred thousand patterns, and matching reads what they hold: a literal is compared
/// where it was written, and nothing is stored twice.
struct ComponentCode: Sendable {
    /// What a component is.
    enum Kind: UInt32 {
        /// Behind the last component of an alternative.
        case end
        /// A literal that stands in the text as it is compared, without escapes.
        case literal
        /// A capture of a segment without further conditions.
        case capture
        /// A capture of a segment that is a value of a type.
        case typedCapture
        /// A capture of the rest without further conditions.
        case restCapture
        /// Without more to say: see ``PatternComponent``.
        case anySegment, anySegments, rest
        /// One that has no code of its own: for one segment, or for the rest.
        case other, otherRest
    }

    let bits: UInt32

    init(bits: UInt32) {
        self.bits = bits
    }

    private init(_ kind: Kind, _ start: Int, count: Int = 0) {
        bits = kind.rawValue | UInt32(start) << 4 | UInt32(count) << 18
    }

    static let end = ComponentCode(.end, 0)
    static let anySegment = ComponentCode(.anySegment, 0)
    static let anySegments = ComponentCode(.anySegments, 0)
    static let rest = ComponentCode(.rest, 0)

    /// A literal, by where it stands in the text.
    static func literal(_ range: Range<Int>) -> ComponentCode {
        ComponentCode(.literal, range.lowerBound, count: range.count)
    }

    /// A capture, by its number from left to right.
    static func capture(_ number: Int) -> ComponentCode { ComponentCode(.capture, number) }

    /// A capture of a value of a type.
    static func capture(_ number: Int, _ type: CaptureType) -> ComponentCode {
        ComponentCode(.typedCapture, number, count: type.number)
    }

    /// A capture of the rest, by its number from left to right.
    static func restCapture(_ number: Int) -> ComponentCode { ComponentCode(.restCapture, number) }

    /// A component that is kept apart, by its number there.
    static func other(_ number: Int, isRest: Bool) -> ComponentCode {
        ComponentCode(bits: (isRest ? Kind.otherRest : .other).rawValue | UInt32(number) << 4)
    }

    /// What the component is.
    var kind: Kind { Kind(rawValue: bits & 0xF) ?? .end }

    /// The number of the capture.
    var number: Int { Int(bits >> 4 & 0x3FFF) }

    /// The number of the component that is kept apart: for each choice of groups there may be thousands.
    var otherNumber: Int { Int(bits >> 4) }

    /// Where the literal stands in the text.
    var range: Range<Int> { number..<number + count }

    /// The type of a typed capture.
    var type: CaptureType { CaptureType(number: count) }

    private var count: Int { Int(bits >> 18) }
}

extension ComponentCode {
    /// Whether it stands for exactly one segment.
    var standsForOneSegment: Bool {
        switch kind {
        case .literal, .capture, .typedCapture, .anySegment, .other: true
        case .restCapture, .anySegments, .rest, .otherRest, .end: false
        }
    }
}

/// The components of all alternatives of a pattern, with an end behind each alternative.
enum ComponentList: Sendable {
    /// Four codes, and behind them the last end: for most patterns there is no array.
    case four(UInt64, UInt64)
    case many([ComponentCode])

    init(_ codes: [ComponentCode]) {
        guard codes.count <= 5 else {
            self = .many(codes)
            return
        }
        func pair(_ index: Int) -> UInt64 {
            let (low, high) = (bits(index), bits(index + 1))
            return UInt64(high) << 32 | UInt64(low)
        }
        func bits(_ index: Int) -> UInt32 {
            index < codes.count ? codes[index].bits : ComponentCode.end.bits
        }
        self = .four(pair(0), pair(2))
    }

    subscript(index: Int) -> ComponentCode {
        switch self {
        case .many(let codes):
            return codes[index]
        case .four(let first, let second):
            guard index < 4 else { return .end }
            let pair = index < 2 ? first : second
            return ComponentCode(bits: UInt32(truncatingIfNeeded: pair >> UInt64((index & 1) << 5)))
        }
    }
}
