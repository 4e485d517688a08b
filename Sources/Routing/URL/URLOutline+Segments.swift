extension URLOutline {
    /// The segments of a URL, on a stack that keeps its memory for the next one.
    ///
    /// What was taken away stays where it is and is written over: an array that is emptied and filled again
    /// asks at every segment whether it is shared and has room.
    struct Segments: Sendable {
        /// The segments, and behind them what is left of others.
        private var parts: [Part] = []
        private(set) var count = 0

        /// How many there is room for.
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

    /// Doubles the room.
    @inline(never)
    private mutating func makeRoom() {
        // Not a constant, of which an array would stand in the program, to be copied at the first change.
        let nothing = URLOutline.Part(from: count, to: count, word: EightBytes(bits: 0))
        if parts.isEmpty {
            // Spelt out: as a repetition it costs three times as much, and most URLs have no more.
            parts = [nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing]
        } else {
            parts.append(contentsOf: repeatElement(nothing, count: parts.count))
        }
    }

    /// Takes the last segment away.
    mutating func removeLast() -> URLOutline.Part {
        count -= 1
        return parts[count]
    }

    /// Takes all empty segments away.
    mutating func removeEmpty() {
        var kept = 0
        for index in 0..<count where !parts[index].isEmpty {
            parts[kept] = parts[index]
            kept += 1
        }
        count = kept
    }

    /// Takes all segments away.
    @inline(__always)
    mutating func removeAll() {
        count = 0
    }

    /// Adds segments of a path for as long as there is nothing special about them, which is most often all.
    ///
    /// What is special is a segment that is empty, a dot segment, or one with a byte in it that is not plain.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - start: Where a segment begins.
    /// - Returns: Where the path ends, or where a segment begins that is special.
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
                // No overflow: more segments or bytes do not fit into memory.
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

    /// Reads a segment unless there is something special about it.
    ///
    /// - Returns: The segment, and the byte that follows, at the end of the text any that ends a path.
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
            assert(position < count, "what is left of other URLs is no segment")
            return parts[position]
        }
        set { parts[position] = newValue }
    }
}

extension URLOutline.Segments: Equatable {
    /// Whether both hold the same segments, whatever is left of others.
    static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}
