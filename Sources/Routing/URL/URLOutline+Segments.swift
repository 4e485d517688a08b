extension URLOutline {
    /// The segments of a URL, on a stack that keeps its memory for the next URL.
    ///
    /// Most URLs have at most four segments, which need no array. Removed segments stay in their slots until others
    /// overwrite them. An array that is emptied and filled again would check at every append whether it is shared
    /// and has capacity.
    struct Segments: Sendable {
        private var first = Part.nothing
        private var second = Part.nothing
        private var third = Part.nothing
        private var fourth = Part.nothing
        /// The fifth segment and those after it, followed by unused slots.
        private var others: [Part] = []
        private(set) var count = 0

        /// The number of segments outside the array.
        private static let ownCount = 4

        /// The number of segments that fit without growing the array.
        var capacity: Int { Self.ownCount + others.count }
    }
}

extension URLOutline.Segments {
    /// Adds a segment.
    @inline(__always)
    mutating func append(_ part: URLOutline.Part) {
        if count >= capacity { makeRoom() }
        // Cannot overflow: that many segments do not fit into memory.
        count &+= 1
        self[count &- 1] = part
    }

    /// Doubles the capacity.
    @inline(never)
    private mutating func makeRoom() {
        others.append(contentsOf: repeatElement(URLOutline.Part.nothing, count: capacity))
    }

    /// Removes and returns the last segment.
    mutating func removeLast() -> URLOutline.Part {
        defer { count -= 1 }
        return self[count - 1]
    }

    /// Removes all empty segments.
    mutating func removeEmpty() {
        var kept = 0
        for index in 0..<count where !self[index].isEmpty {
            self[kept] = self[index]
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
        var start = start
        while true {
            let (part, follower) = Self.plainSegment(of: bytes, from: start)
            guard let part else { return (start, false) }
            append(part)
            start = Int(part.end)
            guard follower == ascii("/") else { return (start, true) }
            start &+= 1
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
            switch position {
            case 0: return first
            case 1: return second
            case 2: return third
            case 3: return fourth
            default: return others[position &- Self.ownCount]
            }
        }
        @inline(__always) set {
            switch position {
            case 0: first = newValue
            case 1: second = newValue
            case 2: third = newValue
            case 3: fourth = newValue
            default: others[position &- Self.ownCount] = newValue
            }
        }
    }
}

extension URLOutline.Segments: Equatable {
    /// Whether both hold the same segments; unused slots do not count.
    static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}
