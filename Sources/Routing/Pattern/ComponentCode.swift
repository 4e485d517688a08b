/// A component of a pattern in four bytes: its kind, and a reference to its data in the pattern.
///
/// A router may hold a hundred thousand patterns, so nothing is stored twice: matching compares a literal in
/// the text of the pattern.
struct ComponentCode: Sendable {
    /// The kind of a component.
    enum Kind: UInt32 {
        /// The mark after the last component of an alternative.
        case end
        /// A literal without escapes, which matching compares in the text of the pattern.
        case literal
        /// A named capture of one segment, without a constraint or a condition in code.
        case capture
        /// A named capture of one segment that is a value of a type.
        case typedCapture
        /// A named capture of the remaining segments, without a constraint or a condition in code.
        case restCapture
        /// Components without data; see ``PatternComponent``.
        case anySegment, anySegments, rest
        /// A component in a separate array: for one segment, or for the remaining segments.
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

    /// A literal, by its range in the text.
    static func literal(_ range: Range<Int>) -> ComponentCode {
        ComponentCode(.literal, range.lowerBound, count: range.count)
    }

    /// A capture, by its number from left to right.
    static func capture(_ number: Int) -> ComponentCode { ComponentCode(.capture, number) }

    /// A capture of a value of a type.
    static func capture(_ number: Int, _ type: CaptureType) -> ComponentCode {
        ComponentCode(.typedCapture, number, count: type.number)
    }

    /// A capture of the remaining segments, by its number from left to right.
    static func restCapture(_ number: Int) -> ComponentCode { ComponentCode(.restCapture, number) }

    /// A component in a separate array, by its index there.
    static func other(_ number: Int, isRest: Bool) -> ComponentCode {
        ComponentCode(bits: (isRest ? Kind.otherRest : .other).rawValue | UInt32(number) << 4)
    }

    /// The kind of the component.
    var kind: Kind { Kind(rawValue: bits & 0xF) ?? .end }

    /// The number of the capture.
    var number: Int { Int(bits >> 4 & 0x3FFF) }

    /// The index of the component in its separate array, which may hold thousands for all choices of groups.
    var otherNumber: Int { Int(bits >> 4) }

    /// The range of the literal in the text.
    var range: Range<Int> { number..<number + count }

    /// The type of a typed capture.
    var type: CaptureType { CaptureType(number: count) }

    private var count: Int { Int(bits >> 18) }
}

extension ComponentCode {
    /// Whether the component matches exactly one segment.
    var standsForOneSegment: Bool {
        switch kind {
        case .literal, .capture, .typedCapture, .anySegment, .other: true
        case .restCapture, .anySegments, .rest, .otherRest, .end: false
        }
    }
}

/// The components of all alternatives of a pattern, with an end after each alternative.
enum ComponentList: Sendable {
    /// At most four codes and the last end, which is not stored: most patterns need no array.
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
