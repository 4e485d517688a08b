extension URLOutline {
    /// The segments of a URL, on a stack that keeps its memory for the next URL.
    ///
    /// Removed segments stay in the array until others overwrite them. An array that is emptied and filled again
    /// would check at every append whether it is shared and has capacity.
    struct Segments: Sendable {
        /// The segments, followed by unused slots.
        private var parts: [Part] = []
        private(set) var count = 0

        /// The number of segments that fit without growing the array.
        var capacity: Int { parts.count }
    }
}

extension URLOutline.Segments {
    /// Adds a segment.
    mutating func append(_ part: URLOutline.Part) {
        if count == parts.count { makeRoom() }
        parts[count] = part
        count += 1
    }

    /// Doubles the capacity, or creates the first eight slots.
    @inline(never)
    private mutating func makeRoom() {
        // Not a constant: the compiler would emit a static array, which is copied at the first change.
        let nothing = URLOutline.Part(from: count, to: count, word: EightBytes(bits: 0))
        if parts.isEmpty {
            // Written out: `repeating:` costs three times as much, and most URLs need no more slots.
            parts = [nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing]
        } else {
            parts.append(contentsOf: repeatElement(nothing, count: parts.count))
        }
    }

    /// Removes and returns the last segment.
    mutating func removeLast() -> URLOutline.Part {
        count -= 1
        return parts[count]
    }

    /// Removes all empty segments.
    mutating func removeEmpty() {
        var kept = 0
        for index in 0..<count where !parts[index].isEmpty {
            parts[kept] = parts[index]
            kept += 1
        }
        count = kept
    }

    /// Removes all segments.
    @inline(__always)
    mutating func removeAll() {
        count = 0
    }

    /// Adds the segments of a path up to the first special one; most paths have none.
    ///
    /// A segment is special if it is empty, is a dot segment, or contains a byte that is not plain.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - start: The offset at which a segment begins.
    /// - Returns: The offset at which the path ends, or at which the first special segment begins.
    @inline(__always)
    mutating func append(plainSegmentsOf bytes: Span<UInt8>, from start: Int) -> (offset: Int, isEnd: Bool) {
        var (start, count) = (start, count)
        while true {
            if count == parts.count { makeRoom() }
            var room = parts.mutableSpan
            while count < room.count {
                let (part, follower) = Self.plainSegment(of: bytes, from: start)
                guard let part else {
                    self.count = count
                    return (start, false)
                }
                room[count] = part
                // Cannot overflow: that many segments or bytes do not fit into memory.
                count &+= 1
                start = Int(part.end)
                if follower != ascii("/") {
                    self.count = count
                    return (start, true)
                }
                start &+= 1
            }
        }
    }

    /// Reads a segment unless it is special.
    ///
    /// - Returns: The segment, or `nil` if it is special, and the next byte; at the end of the text, `#`.
    @inline(__always)
    private static func plainSegment(
        of bytes: Span<UInt8>,
        from start: Int
    ) -> (URLOutline.Part?, follower: UInt8) {
        var end = start
        var word = EightBytes(bits: 0)
        var run = PlainRun(bytes, at: end)
        while run.isFull {
            word = run.word
            end &+= 8
            run = PlainRun(bytes, at: end)
        }
        if run.count > 0 { word = run.word }
        end &+= run.count
        let follower = bytes.indices.contains(end) ? bytes[end] : ascii("#")
        if follower != ascii("/"), !follower.endsSegment { return (nil, follower) }
        if end &- start <= 2, start == end || DotSegment(bytes, start..<end) != nil { return (nil, follower) }
        return (URLOutline.Part(from: start, to: end, word: word), follower)
    }
}

extension URLOutline.Segments: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> URLOutline.Part {
        @inline(__always) get {
            assert(position < count, "a position after the last segment")
            return parts[position]
        }
        set { parts[position] = newValue }
    }
}

extension URLOutline.Segments: Equatable {
    /// Whether both hold the same segments; unused slots do not count.
    static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}
