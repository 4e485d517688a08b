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
    /// Whether conditions in code have the last word.
    var asksCode = false
}
