/// The distinct literals of all patterns of an index, each with a number.
///
/// A search looks each segment of a URL up once, and then compares it with literals by number.
struct LiteralTable: Sendable {
    private struct Slot: ProbingSlot {
        static let empty = Slot(hash: 0, number: 0)

        let hash: UInt32
        let number: UInt32

        var isEmpty: Bool { number == 0 }
        func home(_ seed: HashSeed) -> UInt32 { hash }
    }

    fileprivate struct Record: Sendable {
        var hash: UInt32 = 0
        var start: UInt32 = 0
        var count: UInt32 = 0
        /// The number of its occurrences in paths.
        var uses: UInt32 = 0
        /// Its last bytes, at most eight: the ``URLOutline/Part/word`` of a text that equals it, ignoring case.
        var word: UInt64 = 0
    }

    private var table: ProbingTable<Slot>
    private var records = Slab(nothing: Record())
    private var bytes = RunPool<UInt8>()

    init(seed: HashSeed) {
        table = ProbingTable(seed: seed)
    }

    /// The number of different literals.
    var count: Int { records.count }

    /// Finds a text of a URL.
    ///
    /// - Parameters:
    ///   - part: The range of the text.
    ///   - text: The bytes that the range refers to.
    ///   - folding: Whether to ignore the case of its ASCII letters.
    /// - Returns: The number of the literal; 0 if there is no such literal.
    /// - Complexity: O(length of the text).
    @inline(__always)
    func number(of part: URLOutline.Part, in text: Span<UInt8>, folding: Bool) -> UInt32 {
        number(of: part, table.seed.hash(of: part, in: text), in: text, folding: folding)
    }

    /// A hash that reads a text from its end, to find one tail of it after another.
    var tailHash: SegmentHash { SegmentHash(table.seed) }

    /// Finds the tail of a text.
    ///
    /// - Parameters:
    ///   - tail: The range of the tail.
    ///   - hash: The ``tailHash`` after it has read the bytes of the tail.
    ///   - text: The bytes that the range refers to.
    /// - Returns: The number of the literal that equals the tail; 0 if there is none.
    /// - Complexity: O(length of the tail).
    func number(ofTail tail: Range<Int>, _ hash: SegmentHash, in text: Span<UInt8>) -> UInt32 {
        number(of: URLOutline.Part(text, tail), hash.value, in: text, folding: false)
    }

    @inline(__always)
    private func number(
        of part: URLOutline.Part,
        _ hash: UInt32,
        in text: Span<UInt8>,
        folding: Bool
    ) -> UInt32 {
        table.first(from: hash) { slot in
            slot.hash == hash && records[slot.number].equals(part, text, bytes.values.span, folding)
        }.number
    }

    /// Counts a use of a literal.
    ///
    /// - Parameter literal: Its bytes, in lower case if texts are compared ignoring case.
    /// - Returns: Its number.
    /// - Complexity: O(length of the literal), amortised.
    mutating func use(_ literal: [UInt8]) -> UInt32 {
        let whole = URLOutline.Part(literal.span, literal.indices)
        return use(literal, table.seed.hash(of: whole, in: literal.span))
    }

    /// Counts a use of a literal that is searched for from the end of a text.
    ///
    /// - Parameter tail: Its bytes.
    /// - Returns: Its number.
    /// - Complexity: O(length of the literal), amortised.
    mutating func use(tail: [UInt8]) -> UInt32 {
        var hash = tailHash
        for byte in tail.reversed() { hash.add(byte) }
        return use(tail, hash.value)
    }

    private mutating func use(_ literal: [UInt8], _ hash: UInt32) -> UInt32 {
        let whole = URLOutline.Part(literal.span, literal.indices)
        var number = number(of: whole, hash, in: literal.span, folding: false)
        if number == 0 {
            let start = bytes.add(literal)
            let count = UInt32(literal.count)
            let word = EightBytes(lastOf: literal.indices, in: literal.span)
            number = records.add(Record(hash: hash, start: start, count: count, word: word.bits))
            table.insert(Slot(hash: hash, number: number))
        }
        records[number].uses += 1
        return number
    }

    /// Counts another use of a literal.
    mutating func retain(_ number: UInt32) {
        records[number].uses += 1
    }

    /// Ends a use of a literal; the last use removes it.
    mutating func release(_ number: UInt32) {
        records[number].uses -= 1
        let record = records[number]
        guard record.uses == 0 else { return }
        if let index = table.index(from: record.hash, where: { $0.number == number }) {
            table.remove(at: index)
        }
        bytes.remove(from: record.start, count: Int(record.count))
        records.remove(number)
    }

    /// The bytes of all literals.
    var length: Int { bytes.count }

    /// The number of unused bytes.
    var room: Int { bytes.room }

    /// The number of slots that are examined to find a literal, for tests that count instead of measuring time.
    func probes(of number: UInt32) -> Int {
        table.probes(from: records[number].hash) { $0.number == number }
    }
}

extension LiteralTable.Record {
    /// Returns whether the literal equals a text that has the same hash.
    ///
    /// - Parameters:
    ///   - part: The range of the text.
    ///   - text: The bytes that the range refers to.
    ///   - own: The bytes that the literal's range refers to.
    ///   - folding: Whether to ignore the case of the text's ASCII letters.
    /// - Returns: Whether they are equal.
    @inline(__always)
    fileprivate func equals(
        _ part: URLOutline.Part,
        _ text: Span<UInt8>,
        _ own: Span<UInt8>,
        _ folding: Bool
    ) -> Bool {
        guard count == UInt32(truncatingIfNeeded: part.end &- part.start) else { return false }
        // The word of a part is in lower case, and most segments have only one word.
        if folding, word != part.word { return false }
        if folding, count <= 8 { return true }
        let left = folding ? EightBytes.startOfLast(in: Int(count)) : Int(count)
        return equals(text.extracting(part.range), own, left, folding)
    }

    /// Compares the first bytes of the literal with those of a text.
    ///
    /// It is a function of its own, because it is rarely called.
    @inline(never)
    private func equals(_ text: Span<UInt8>, _ own: Span<UInt8>, _ count: Int, _ folding: Bool) -> Bool {
        let own = own.extracting(Int(start)..<Int(start) + Int(self.count))
        for index in stride(from: 0, to: count, by: 8) {
            let word = EightBytes(text, at: index)
            guard (folding ? word.folded : word) == EightBytes(own, at: index) else { return false }
        }
        return true
    }
}
