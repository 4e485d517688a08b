import HeapStatistics

/// The allocated memory, as far as the platform reports it.
enum Heap {
    /// The number of bytes in use by all threads; `nil` where the platform does not report it.
    static var bytesInUse: Int? {
        let bytes = heap_bytes_in_use()
        return bytes == 0 ? nil : Int(bytes)
    }

    /// The number of bytes that the process occupies after the allocator has returned unused memory.
    static var bytesOccupied: Int? {
        heap_trim()
        let bytes = heap_bytes_resident()
        return bytes == 0 ? nil : Int(bytes)
    }

    /// The difference between two readings.
    ///
    /// - Parameters:
    ///   - later: The later reading.
    ///   - earlier: The earlier reading.
    /// - Returns: The difference in bytes; `nil` where the platform does not report readings.
    static func growth(_ later: Int?, since earlier: Int?) -> Double? {
        guard let later, let earlier else { return nil }
        return Double(later - earlier)
    }

    /// Counts the allocations of a closure on this thread.
    ///
    /// - Parameter body: The closure.
    /// - Returns: The number; `nil` where allocations cannot be counted.
    static func allocations(in body: () -> Void) -> Int? {
        let before = heap_allocations()
        body()
        let after = heap_allocations()
        return heap_counts_allocations ? Int(after - before) : nil
    }
}
