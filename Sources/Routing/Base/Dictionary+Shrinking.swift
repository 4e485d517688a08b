extension Dictionary {
    /// Returns memory once most of it stands for what was removed, which a dictionary does not do by itself.
    ///
    /// - Complexity: O(1), amortised, when it is called after every removal.
    mutating func shrink() {
        guard capacity > 64, count < capacity / 8 else { return }
        self = [Key: Value](uniqueKeysWithValues: self.lazy.map { ($0.key, $0.value) })
    }
}
