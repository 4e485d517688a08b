/// A run of a program over a text that finds the ends of matches with any number of beginnings.
///
/// All threads advance together, scalar by scalar. Two threads at the same instruction become one: they have
/// the same future, and a scan keeps no captures that could distinguish them. One pass therefore covers all
/// beginnings at once. Its cost for each scalar is at most the number of instructions in the program.
/// ``RegularExpressionMatcher`` is the run that ranks matches and captures.
///
/// A program that was compiled in reverse reads the text from its end. Its matches begin at the higher
/// position and end at the lower one.
struct RegularExpressionScan {
    /// The number of executed instructions, which is the cost of the scan.
    private(set) var steps = 0

    private let program: RegularExpressionProgram
    private let ignoresCase: Bool
    /// The instructions that threads execute at the next position.
    private var threads: ThreadStack
    /// The threads still to execute at this position: those of the previous position, and the other branches of
    /// splits.
    private var pending: ThreadStack
    /// For each instruction, the visit that executed it last.
    private var executedIn: [Int32]
    private var visits: Int32 = 0
    private var before: Unicode.Scalar?
    private var after: Unicode.Scalar?

    init(_ program: RegularExpressionProgram, ignoringCase: Bool) {
        let count = program.instructions.count
        self.program = program
        self.ignoresCase = ignoringCase
        self.executedIn = Array(repeating: 0, count: count)
        self.threads = ThreadStack(capacity: 2 * count)
        self.pending = ThreadStack(capacity: 2 * count)
    }

    /// Whether no thread is left, so that nothing can match until another match begins.
    var isIdle: Bool { threads.isEmpty }

    /// Tells whether one match covers a whole text, read forwards.
    ///
    /// - Complexity: O(*p* × *n*) for a program of *p* instructions and *n* bytes.
    mutating func matchesWhole(_ bytes: some Collection<UInt8>) -> Bool {
        var index = bytes.startIndex
        var scalar = index < bytes.endIndex ? bytes.scalar(at: index) : nil
        _ = visit(between: nil, and: scalar?.scalar)
        var ends = begin()
        while let current = scalar, !isIdle {
            bytes.formIndex(&index, offsetBy: current.width)
            scalar = index < bytes.endIndex ? bytes.scalar(at: index) : nil
            ends = visit(between: current.scalar, and: scalar?.scalar)
        }
        return ends && scalar == nil
    }

    /// Moves all threads to the next position.
    ///
    /// - Parameters:
    ///   - before: The scalar before the position in the text; `nil` at the beginning.
    ///   - after: The scalar after the position in the text; `nil` at the end.
    /// - Returns: Whether a match that began at an earlier position ends here.
    mutating func visit(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
        visits += 1
        self.before = before
        self.after = after
        swap(&threads, &pending)
        return execute()
    }

    /// Begins a match at the position that was visited last.
    ///
    /// - Returns: Whether the new match can end here with the empty text. The result may be `false` if a match
    ///   from an earlier position also ends here; in that case `visit` has returned `true`.
    @discardableResult
    mutating func begin() -> Bool {
        pending.push(0)
        return execute()
    }

    /// Executes the pending threads up to their next consuming instructions; returns whether one accepts.
    private mutating func execute() -> Bool {
        let (program, ignoresCase, visit) = (program, ignoresCase, visits)
        let (before, after) = (before, after)
        let next = program.isReversed ? before : after
        let instructions = program.instructions.span
        let classes = program.classes.span
        var taken: [Int32] = []
        swap(&taken, &self.executedIn)
        defer { swap(&taken, &self.executedIn) }
        var executedIn = taken.mutableSpan
        var accepts = false
        while var current = pending.pop() {
            // An instruction that leads to no other one leaves `current` unchanged, which ends this loop.
            while executedIn[Int(current)] != visit {
                executedIn[Int(current)] = visit
                steps &+= 1
                switch instructions[Int(current)] {
                case .scalar(let scalar):
                    if let next, program.consumes(next, scalar, ignoringCase: ignoresCase) {
                        threads.push(current + 1)
                    }
                case .oneOf(let index):
                    if let next, classes[Int(index)].contains(next, ignoringCase: ignoresCase) {
                        threads.push(current + 1)
                    }
                case .assertion(let assertion):
                    if assertion.holds(between: before, and: after) { current += 1 }
                case .startCapture, .endCapture:
                    current += 1
                case .jump(let target):
                    current = target
                case .split(let one, let other):
                    if executedIn[Int(other)] != visit { pending.push(other) }
                    current = one
                case .accept:
                    accepts = true
                }
            }
        }
        return accepts
    }
}

extension RegularExpressionScan {
    /// The threads of a position, in memory of a fixed size: no instruction is executed twice there.
    private struct ThreadStack {
        private var threads: [RegularExpressionProgram.Address]
        private var count = 0

        init(capacity: Int) {
            threads = Array(repeating: 0, count: capacity)
        }

        var isEmpty: Bool { count == 0 }

        @inline(__always)
        mutating func push(_ thread: RegularExpressionProgram.Address) {
            threads[count] = thread
            count &+= 1
        }

        @inline(__always)
        mutating func pop() -> RegularExpressionProgram.Address? {
            if count == 0 { return nil }
            count &-= 1
            return threads[count]
        }
    }
}
