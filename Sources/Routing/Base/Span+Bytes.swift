/// What the readers ask of bytes that stand elsewhere.
extension Span<UInt8> {
    /// Whether all bytes satisfy a condition.
    @inline(__always)
    func allSatisfy(_ condition: (UInt8) -> Bool) -> Bool {
        allSatisfy(in: indices, condition)
    }

    /// Whether a byte stands at a place, which may be behind the end.
    @inline(__always)
    func has(_ byte: UInt8, at place: Int) -> Bool {
        place < count && self[place] == byte
    }

    /// The place behind a text that stands at a place, or `nil` when it does not.
    func end(of text: String, at start: Int) -> Int? {
        let end = start + text.utf8.count
        return end <= count && extracting(start..<end).equals(text) ? end : nil
    }

    /// Whether the bytes are those of a text.
    func equals(_ text: String) -> Bool {
        count == text.utf8.count && zip(indices, text.utf8).allSatisfy { self[$0] == $1 }
    }
}

extension [UInt8] {
    /// Copies bytes that stand elsewhere.
    init(copying bytes: Span<UInt8>) {
        self.init()
        reserveCapacity(bytes.count)
        for index in bytes.indices { append(bytes[index]) }
    }
}

extension String {
    /// Copies bytes that stand elsewhere, repaired where they are not UTF-8.
    init(copying bytes: Span<UInt8>) {
        self.init(decoding: [UInt8](copying: bytes), as: UTF8.self)
    }
}

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
