/// Searches in a part of a text.
extension Span<UInt8> {
    /// Finds the first place of a byte in a part.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        for index in range where self[index] == byte { return index }
        return nil
    }

    /// Finds the last place of a byte in a part.
    func lastIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        for index in range.reversed() where self[index] == byte { return index }
        return nil
    }

    /// Whether all bytes of a part satisfy a condition; those of an empty one do.
    @inline(__always)
    func allSatisfy(in range: Range<Int>, _ condition: (UInt8) -> Bool) -> Bool {
        for index in range where !condition(self[index]) { return false }
        return true
    }
}
