/// Kinds of origins as bits: those that an entry accepts or refuses, or those of the URL that is looked up.
struct OriginSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static var `internal`: OriginSet { OriginSet(rawValue: 1) }
    static var external: OriginSet { OriginSet(rawValue: 2) }
    static var all: OriginSet { OriginSet(rawValue: 3) }

    /// The kinds that are not in it.
    var others: OriginSet { .all.subtracting(self) }
}
