/// What the text of a pattern is made of, before its optional groups are written out.
enum PatternItem {
    /// A `/` between segments.
    case slash
    /// Literal text, escapes decoded; `isDots` when it was written as a bare `...`.
    case text([UInt8], isDots: Bool, at: Int)
    /// A capture; `isRest` when `...` follows it.
    case capture(Capture, isRest: Bool, at: Int)
    /// `*`.
    case star(at: Int)
    /// `**`.
    case doubleStar(at: Int)
    /// An optional group, numbered from left to right.
    indirect case group([PatternItem], number: Int)
}
