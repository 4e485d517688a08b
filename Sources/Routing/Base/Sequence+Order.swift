extension Sequence where Element: Comparable {
    /// The elements in ascending order.
    ///
    /// The standard library's sort is compiled for each type of sequence, at 3 KB each. Through an array, sets and keys
    /// of one element type share one.
    var inOrder: [Element] { Array(self).sorted() }
}
