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
