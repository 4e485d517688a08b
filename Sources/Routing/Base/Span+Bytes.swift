/// Tests on borrowed bytes.
extension Span<UInt8> {
    /// Whether all bytes satisfy a condition.
    @inline(__always)
    func allSatisfy(_ condition: (UInt8) -> Bool) -> Bool {
        allSatisfy(in: indices, condition)
    }

    /// Whether a byte is at an index; `false` when the index is past the end.
    @inline(__always)
    func has(_ byte: UInt8, at place: Int) -> Bool {
        place < count && self[place] == byte
    }

    /// The index after `text` if `text` is at `start`, or `nil` if it is not.
    func end(of text: String, at start: Int) -> Int? {
        let end = start + text.utf8.count
        return end <= count && extracting(start..<end).equals(text) ? end : nil
    }

    /// Whether the bytes equal the UTF-8 of a text.
    func equals(_ text: String) -> Bool {
        count == text.utf8.count && zip(indices, text.utf8).allSatisfy { self[$0] == $1 }
    }
}

extension [UInt8] {
    /// Copies borrowed bytes.
    init(copying bytes: Span<UInt8>) {
        self.init()
        reserveCapacity(bytes.count)
        for index in bytes.indices { append(bytes[index]) }
    }
}

extension String {
    /// Copies borrowed bytes and repairs invalid UTF-8.
    init(copying bytes: Span<UInt8>) {
        self.init(decoding: [UInt8](copying: bytes), as: UTF8.self)
    }
}

/// Searches in a part of a text.
extension Span<UInt8> {
    /// Finds the first index of a byte in a part.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        for index in range where self[index] == byte { return index }
        return nil
    }

    /// Finds the last index of a byte in a part.
    func lastIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        for index in range.reversed() where self[index] == byte { return index }
        return nil
    }

    /// Whether all bytes of a part satisfy a condition; `true` for an empty part.
    @inline(__always)
    func allSatisfy(in range: Range<Int>, _ condition: (UInt8) -> Bool) -> Bool {
        for index in range where !condition(self[index]) { return false }
        return true
    }
}
