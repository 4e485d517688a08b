/// A run of a program over one subject, by the method of Rob Pike.
///
/// All threads advance together, scalar by scalar, in the order of their preference. No two are at the same
/// instruction in the same place: of two that meet, the one that came first goes on, and the other could only
/// do the same and lose. So there are never more threads than instructions, whatever the subject.
struct RegularExpressionMatcher {
    /// What counts as a match.
    enum Mode {
        /// The whole subject; nothing is captured.
        case whole
        /// The leftmost part of the subject that matches, with what its preferred thread captured.
        case search
    }

    /// How many instructions have been executed: the cost of the run.
    private(set) var steps = 0

    private let program: RegularExpressionProgram
    private let mode: Mode
    private let ignoresCase: Bool

    /// The threads at this place and those at the next, the preferred ones first.
    private var threads: [Thread] = []
    private var nextThreads: [Thread] = []
    /// What is left to execute at this place; the last is the most preferred.
    private var pending: [Thread] = []
    /// For each instruction the offset where it was executed last.
    private var executedAt: [Int]
    private var trail = CaptureTrail()
    private var accepted: Thread?

    /// Prepares a run.
    init(_ program: RegularExpressionProgram, mode: Mode, ignoringCase: Bool) {
        self.program = program
        self.mode = mode
        self.ignoresCase = ignoringCase
        self.executedAt = Array(repeating: -1, count: program.instructions.count)
    }

    /// What each capture of the program covers, in bytes from the start of the subject, after a match.
    var captures: [Range<Int>?] {
        guard let accepted else { return [] }
        return trail.captures(upTo: accepted.mark, count: program.captureNames.count)
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
            if place.offset == 0 || isSearching {
                threads.append(Thread(instruction: 0, mark: nil))
            }
            advanceThreads(at: place)
            guard let next, !threads.isEmpty || isSearching else { break }
            bytes.formIndex(&index, offsetBy: next.width)
            place.offset += next.width
            place.before = next.scalar
        }
        return accepted != nil
    }

    /// Whether a match may still begin at a later place.
    private var isSearching: Bool {
        mode == .search && accepted == nil
    }

    /// Executes all threads up to what they consume, the preferred ones first.
    private mutating func advanceThreads(at place: Place) {
        for thread in threads where execute(thread, at: place) {
            // The threads after one that accepts have lost to it; those before may still do better.
            break
        }
        threads.removeAll(keepingCapacity: true)
        swap(&threads, &nextThreads)
    }

    /// Executes a thread up to what it consumes, in all ways it may take, and tells whether it accepts.
    private mutating func execute(_ start: Thread, at place: Place) -> Bool {
        var current: Thread? = start
        while let thread = current ?? pending.popLast() {
            current = nil
            guard executedAt[thread.instruction] != place.offset else { continue }
            executedAt[thread.instruction] = place.offset
            steps += 1
            switch program.instructions[thread.instruction] {
            case .scalar(let scalar):
                if isMatch(place.after, scalar) { nextThreads.append(thread.advanced()) }
            case .oneOf(let index):
                if isMember(place.after, index) { nextThreads.append(thread.advanced()) }
            case .assertion(let assertion):
                if assertion.holds(between: place.before, and: place.after) { current = thread.advanced() }
            case .startCapture(let index):
                current = noting(.start(of: index, at: place.offset), in: thread)
            case .endCapture(let index):
                current = noting(.end(of: index, at: place.offset), in: thread)
            case .jump(let target):
                current = thread.moved(to: target)
            case .split(let preferred, let other):
                pending.append(thread.moved(to: other))
                current = thread.moved(to: preferred)
            case .accept where mode == .search || place.after == nil:
                accepted = thread
                pending.removeAll(keepingCapacity: true)
                return true
            case .accept:
                break
            }
        }
        return false
    }

    private func isMatch(_ scalar: Unicode.Scalar?, _ expected: Unicode.Scalar) -> Bool {
        scalar == expected || ignoresCase && scalar?.asciiCaseFolded == expected.asciiCaseFolded
    }

    private func isMember(_ scalar: Unicode.Scalar?, _ index: Int) -> Bool {
        guard let scalar else { return false }
        return program.classes[index].contains(scalar, ignoringCase: ignoresCase)
    }

    private mutating func noting(_ note: CaptureTrail.Note, in thread: Thread) -> Thread {
        let mark = mode == .search ? trail.add(note, after: thread.mark) : nil
        return Thread(instruction: thread.instruction + 1, mark: mark)
    }
}

extension RegularExpressionMatcher {
    /// A place between two scalars of the subject.
    private struct Place {
        /// The number of bytes before it.
        var offset: Int
        var before: Unicode.Scalar?
        var after: Unicode.Scalar?
    }

    /// One of the ways to match that are followed at once.
    private struct Thread {
        /// What the thread executes next.
        let instruction: Int
        /// Its latest note in the trail.
        let mark: Int?

        func moved(to instruction: Int) -> Self {
            Self(instruction: instruction, mark: mark)
        }

        func advanced() -> Self {
            moved(to: instruction + 1)
        }
    }
}
