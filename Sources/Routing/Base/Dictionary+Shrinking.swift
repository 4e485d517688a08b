extension Dictionary {
    /// Frees memory when less than an eighth of the capacity is in use; a dictionary does not shrink by itself.
    ///
    /// - Complexity: O(1), amortised, when called after every removal.
    mutating func shrink() {
        guard capacity > 64, count < capacity / 8 else { return }
        let crowded = self
        self = [Key: Value](minimumCapacity: count)
        for (key, value) in crowded { self[key] = value }
    }
}
