/// The last records of a journal.
struct JournalRing: Sendable {
    private let capacity: Int
    /// The records, round about from `start`.
    private var ring: [JournalRecord] = []
    private var start = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The records, the oldest first.
    var records: [JournalRecord] { Array(ring[start...] + ring[..<start]) }

    /// Adds a record, in place of the oldest once there is no more room.
    ///
    /// - Complexity: O(1), amortised.
    mutating func append(_ record: JournalRecord) {
        if ring.count < capacity {
            ring.append(record)
        } else {
            ring[start] = record
            start = (start + 1) % capacity
        }
    }
}
