import HeapStatistics

/// The allocated memory, as far as the platform reports it.
enum Heap {
    /// The bytes that are in use, by all threads; `nil` where the platform does not say.
    static var bytesInUse: Int? {
        let bytes = heap_bytes_in_use()
        return bytes == 0 ? nil : Int(bytes)
    }

    /// The bytes of memory that the process occupies once the allocator has given back what it can.
    static var bytesOccupied: Int? {
        heap_trim()
        let bytes = heap_bytes_resident()
        return bytes == 0 ? nil : Int(bytes)
    }

    /// How many bytes more one reading is than another.
    ///
    /// - Parameters:
    ///   - later: A reading.
    ///   - earlier: Another one.
    /// - Returns: The difference; `nil` where the platform does not say.
    static func growth(_ later: Int?, since earlier: Int?) -> Double? {
        guard let later, let earlier else { return nil }
        return Double(later - earlier)
    }

    /// Counts the allocations that some code makes on this thread.
    ///
    /// - Parameter body: The code.
    /// - Returns: The number; `nil` where allocations cannot be counted.
    static func allocations(in body: () -> Void) -> Int? {
        let before = heap_allocations()
        body()
        let after = heap_allocations()
        return heap_counts_allocations ? Int(after - before) : nil
    }
}
