/// Kinds of origins as bits: those that an entry accepts or refuses, or those of the URL that is looked up.
package struct OriginSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static var `internal`: OriginSet { OriginSet(rawValue: 1) }
    package static var external: OriginSet { OriginSet(rawValue: 2) }
    package static var all: OriginSet { OriginSet(rawValue: 3) }

    /// The kinds that are not in the set.
    package var others: OriginSet { .all.subtracting(self) }
}
