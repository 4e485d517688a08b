/// A step of a path through the index, as a number: an interned ``PathPart``.
///
/// The segments of a URL become steps as well: a segment equals a literal if their numbers are equal.
struct PathStep: Hashable, Sendable {
    private enum Kind {
        static let literal: UInt32 = 0
        static let test: UInt32 = 1
        static let fixed: UInt32 = 2
        static let restTest: UInt32 = 3
        static let port: UInt32 = 4
        static let subdomains: UInt32 = 5
        static let firstHost: UInt32 = 6
        static let mask: UInt32 = 7
        static let bits: UInt32 = 3
    }

    let code: UInt32

    private init(_ kind: UInt32, _ number: UInt32) {
        code = number << Kind.bits | kind
    }

    /// No step: a segment that no pattern names.
    static let none = PathStep(Kind.literal, 0)
    /// Exactly one segment, or exactly one host, with any text.
    static let any = PathStep(Kind.fixed, 0)
    /// A host that has no port.
    static let portless = PathStep(Kind.fixed, 1)
    /// Any number of segments, none included.
    static let gap = PathStep(Kind.fixed, 2)
    /// The end of the URL.
    static let end = PathStep(Kind.fixed, 3)
    /// The rest of the URL, which may be empty.
    static let rest = PathStep(Kind.fixed, 4)

    /// A literal: a segment, a scheme or a host.
    static func literal(_ number: UInt32) -> PathStep { PathStep(Kind.literal, number) }
    /// The first segment, if it was written as a host, in a case-sensitive router.
    static func firstHost(_ number: UInt32) -> PathStep { PathStep(Kind.firstHost, number) }
    /// A segment that passes a test.
    static func test(_ number: UInt32) -> PathStep { PathStep(Kind.test, number) }
    /// At least one segment, if each segment passes a test.
    static func restTest(_ number: UInt32) -> PathStep { PathStep(Kind.restTest, number) }
    /// Any host with this port.
    static func port(_ number: UInt32) -> PathStep { PathStep(Kind.port, number) }
    /// A host below this one.
    static func subdomains(_ number: UInt32) -> PathStep { PathStep(Kind.subdomains, number) }
}

extension PathStep {
    private var kind: UInt32 { code & Kind.mask }

    /// The number of the literal or the test.
    var number: UInt32 { code >> Kind.bits }

    /// Whether the number is that of a literal.
    var namesLiteral: Bool { isSegmentLiteral || kind == Kind.port || kind == Kind.subdomains }

    /// Whether the number is that of a test.
    var namesTest: Bool { kind == Kind.test || isRestTest }

    /// Whether it is a segment whose bytes are all known.
    var isSegmentLiteral: Bool { kind == Kind.literal || kind == Kind.firstHost }

    /// Whether it takes exactly one segment.
    var takesOne: Bool { isSegmentLiteral || self == .any || kind == Kind.test }

    /// Whether it is the last step and takes at least one segment.
    var isRestTest: Bool { kind == Kind.restTest }

    /// Whether it takes any number of segments.
    var takesMany: Bool { self == .gap || self == .rest || isRestTest }

    /// Returns the bit for a literal at a place, for the requirements that all entries of a subtree share.
    func filterBit(at position: Int) -> UInt64 {
        let mixed = code &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: position) &* 0x85EB_CA6B
        return 1 << UInt64(mixed >> 26)
    }
}
