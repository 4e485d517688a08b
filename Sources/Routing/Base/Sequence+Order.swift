extension Sequence where Element: Comparable {
    /// The elements in ascending order.
    ///
    /// The standard library's sort is compiled for each type of sequence, at 3 KB each. Through an array, sets and keys
    /// of one element type share one.
    var inOrder: [Element] { Array(self).sorted() }
}

extension Array {
    /// Returns the elements in ascending order of a number; elements with the same number stay in their order.
    ///
    /// The numbers are sorted, not the elements, so that elements of all types share one compiled sort.
    func inOrder(of number: (Element) -> Int) -> [Element] {
        count < 2 ? self : map(number).places.map { self[$0] }
    }
}

extension [Int] {
    /// The indices of the numbers in ascending order of the numbers.
    fileprivate var places: [Int] {
        Array(indices).sorted { self[$0] < self[$1] }
    }
}
