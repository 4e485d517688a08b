/// A search for the leftmost match in a subject and for its captures, by Rob Pike's method.
///
/// All threads advance together, scalar by scalar, in the order of preference. No two threads are at the same
/// instruction at the same position. If two threads meet, the first continues: the second could only do the
/// same and lose. There are therefore never more threads than instructions, for any subject.
struct RegularExpressionMatcher: ~Copyable {
    /// The number of executed instructions, which is the cost of the run.
    private(set) var steps = 0

    private let program: RegularExpressionProgram
    private let ignoresCase: Bool

    /// The threads at this position and those at the next, the preferred ones first.
    private var threads: [Thread] = []
    private var nextThreads: [Thread] = []
    /// The threads still to execute at this position; the last is the most preferred.
    private var pending: [Thread] = []
    /// For each instruction, the offset where it was executed last.
    private var executedAt: [Int]
    private var trail = CaptureTrail()
    private var accepted: Thread?

    /// Prepares a run.
    init(_ program: RegularExpressionProgram, ignoringCase: Bool) {
        self.program = program
        self.ignoresCase = ignoringCase
        self.executedAt = Array(repeating: -1, count: program.instructions.count)
    }

    /// Returns the ranges of the captures after a match.
    ///
    /// - Parameter count: The number of captures of the program.
    /// - Returns: The byte range of each capture, from the start of the subject; `nil` for a capture that took
    ///   no part.
    func captures(_ count: Int) -> [Range<Int>?] {
        accepted.map { trail.captures(upTo: $0.mark, count: count) } ?? []
    }

    /// Looks for a match and tells whether there is one.
    ///
    /// - Complexity: O(*p* × *n*) for a program of *p* instructions and *n* bytes.
    mutating func run(over bytes: some Collection<UInt8>) -> Bool {
        var index = bytes.startIndex
        var place = Place(offset: 0, before: nil, after: nil)
        while true {
            let next = index < bytes.endIndex ? bytes.scalar(at: index) : nil
            place.after = next?.scalar
            if accepted == nil {
                threads.append(Thread(instruction: 0, mark: nil))
            }
            advanceThreads(at: place)
            guard let next, !threads.isEmpty || accepted == nil else { break }
            bytes.formIndex(&index, offsetBy: next.width)
            place.offset += next.width
            place.before = next.scalar
        }
        return accepted != nil
    }

    /// Executes all threads up to their next consuming instructions, the preferred threads first.
    private mutating func advanceThreads(at place: Place) {
        for thread in threads where execute(thread, at: place) {
            // The threads after the accepting one have lost to it; those before it may still win.
            break
        }
        threads.removeAll(keepingCapacity: true)
        swap(&threads, &nextThreads)
    }

    /// Executes a thread and its branches up to their next consuming instructions; returns whether one accepts.
    private mutating func execute(_ start: Thread, at place: Place) -> Bool {
        var current: Thread? = start
        while let thread = current ?? pending.popLast() {
            current = nil
            let instruction = Int(thread.instruction)
            guard executedAt[instruction] != place.offset else { continue }
            executedAt[instruction] = place.offset
            steps += 1
            switch program.instructions[instruction] {
            case .scalar(let scalar):
                if let after = place.after, program.consumes(after, scalar, ignoringCase: ignoresCase) {
                    nextThreads.append(thread.advanced())
                }
            case .oneOf(let index):
                if let after = place.after,
                    program.classes[Int(index)].contains(after, ignoringCase: ignoresCase)
                {
                    nextThreads.append(thread.advanced())
                }
            case .assertion(let assertion):
                if assertion.holds(between: place.before, and: place.after) { current = thread.advanced() }
            case .startCapture(let index):
                current = noting(.start(of: Int(index), at: place.offset), in: thread)
            case .endCapture(let index):
                current = noting(.end(of: Int(index), at: place.offset), in: thread)
            case .jump(let target):
                current = thread.moved(to: target)
            case .split(let preferred, let other):
                pending.append(thread.moved(to: other))
                current = thread.moved(to: preferred)
            case .accept:
                accepted = thread
                pending.removeAll(keepingCapacity: true)
                return true
            }
        }
        return false
    }

    private mutating func noting(_ note: CaptureTrail.Note, in thread: Thread) -> Thread {
        Thread(instruction: thread.instruction + 1, mark: trail.add(note, after: thread.mark))
    }
}

extension RegularExpressionMatcher {
    /// A position between two scalars of the subject.
    private struct Place {
        /// The number of bytes before it.
        var offset: Int
        var before: Unicode.Scalar?
        var after: Unicode.Scalar?
    }

    /// One of the possible matches that are followed at the same time.
    private struct Thread {
        /// The instruction that the thread executes next.
        let instruction: RegularExpressionProgram.Address
        /// Its latest note in the trail.
        let mark: Int?

        func moved(to instruction: RegularExpressionProgram.Address) -> Self {
            Self(instruction: instruction, mark: mark)
        }

        func advanced() -> Self {
            moved(to: instruction + 1)
        }
    }
}
