/// What the text of a pattern is made of, before its optional groups are written out.
enum PatternItem {
    /// A `/` between segments.
    case slash
    /// Literal text, and what it stands for if it has escapes; `isDots` when it was written as a bare `...`.
    case text(Range<Int>, decoded: [UInt8]?, isDots: Bool)
    /// A capture with its number from left to right; `isRest` when `...` follows it.
    case capture(Capture, number: Int, isRest: Bool, at: Int)
    /// `*`.
    case star(at: Int)
    /// `**`.
    case doubleStar(at: Int)
    /// An optional group, numbered from left to right.
    indirect case group([PatternItem], number: Int)
}
