/// The places that threads note as the starts and ends of captures.
///
/// A thread that splits shares all notes up to there. So the notes form a tree in which each knows the one
/// before it, and a thread carries nothing but its latest: copying a thread costs the same for any number of
/// captures.
struct CaptureTrail: Sendable {
    /// The start or the end of a capture.
    enum Note: Sendable {
        case start(of: Int, at: Int)
        case end(of: Int, at: Int)
    }

    private var notes: [(note: Note, previous: Int?)] = []

    /// Adds a note after a thread's latest and gives the mark by which the thread remembers both.
    mutating func add(_ note: Note, after previous: Int?) -> Int {
        notes.append((note, previous))
        return notes.count - 1
    }

    /// Gives what each capture covers for a thread with the given mark, `nil` where it noted nothing.
    ///
    /// A capture inside a repeat is noted several times: its last pass counts.
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
