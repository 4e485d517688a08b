/// The positions that threads note as the starts and ends of captures.
///
/// After a split, both threads share all earlier notes. The notes therefore form a tree in which each note
/// refers to the one before it, and a thread holds only its latest note. Copying a thread costs the same for
/// any number of captures.
struct CaptureTrail: Sendable {
    /// The start or the end of a capture.
    enum Note: Sendable {
        case start(of: Int, at: Int)
        case end(of: Int, at: Int)
    }

    private var notes: [(note: Note, previous: Int?)] = []

    /// Adds a note after a thread's latest note and returns its index, which becomes the thread's mark.
    mutating func add(_ note: Note, after previous: Int?) -> Int {
        notes.append((note, previous))
        return notes.count - 1
    }

    /// Returns the range of each capture for a thread with the given mark; `nil` for a capture without notes.
    ///
    /// A capture inside a repeat is noted several times; its last pass counts.
    func captures(upTo mark: Int?, count: Int) -> [Range<Int>?] {
        var ends: [Int?] = Array(repeating: nil, count: count)
        var captures: [Range<Int>?] = Array(repeating: nil, count: count)
        var mark = mark
        while let current = mark {
            switch notes[current].note {
            case .end(let capture, at: let offset):
                ends[capture] = ends[capture] ?? offset
            case .start(let capture, at: let offset):
                // Backwards, the end of a pass is met before its start.
                if captures[capture] == nil, let end = ends[capture] { captures[capture] = offset..<end }
            }
            mark = notes[current].previous
        }
        return captures
    }
}
