/// An entry at a leaf.
///
/// One with optional groups hangs at several leaves, and is a member of each.
struct Member: Sendable {
    var ordinal = -1
    var leaf: UInt32 = 0
    /// The neighbours at the leaf.
    var newer: UInt32 = 0
    var older: UInt32 = 0
    /// The same entry at another leaf.
    var next: UInt32 = 0
    /// The one of the entry's members by which the entry is known.
    var place: UInt32 = 0
    /// The first of its tags.
    var tags: UInt32 = 0
    /// What keeps it from winning by itself.
    var terms = Terms()
}

extension Member {
    /// What has to be looked at before an entry counts; most have nothing of it.
    struct Terms: OptionSet, Sendable {
        let rawValue: UInt8

        /// Conditions in code have the last word.
        static var asksCode: Terms { Terms(rawValue: 1 << 7) }

        init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        init(asksCode: Bool, refusing origins: OriginSet) {
            rawValue = origins.rawValue | (asksCode ? Terms.asksCode.rawValue : 0)
        }

        /// The origins that the entry does not accept.
        var refused: OriginSet { OriginSet(rawValue: rawValue).intersection(.all) }
    }
}
