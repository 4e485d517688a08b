/// A run of a program over a text that tells where matches end, whatever the number of places where they begin.
///
/// All threads advance together, scalar by scalar, and no two are ever at the same instruction: two that meet
/// have the same future, and a scan keeps no captures that could tell them apart. One pass therefore answers for
/// all beginnings at once, and costs the instructions of the program for each scalar. ``RegularExpressionMatcher``
/// is the run that prefers one match to another and captures.
///
/// A program that was compiled in reverse reads the text from its end. Its matches begin at the higher place and
/// end at the lower one.
struct RegularExpressionScan {
    /// The instructions that were executed: the cost of the scan.
    private(set) var steps = 0

    private let program: RegularExpressionProgram
    private let ignoresCase: Bool
    /// The instructions that threads execute at the next place.
    private var threads: [Int] = []
    /// The threads of the place before; kept for its memory.
    private var carried: [Int] = []
    /// What is left to execute at this place.
    private var pending: [Int] = []
    /// For each instruction the visit in which it was executed last.
    private var executedIn: [Int]
    private var visits = 0
    private var before: Unicode.Scalar?
    private var after: Unicode.Scalar?
    /// The scalar that the program reads next.
    private var next: Unicode.Scalar?

    init(_ program: RegularExpressionProgram, ignoringCase: Bool) {
        self.program = program
        self.ignoresCase = ignoringCase
        self.executedIn = Array(repeating: 0, count: program.instructions.count)
        threads.reserveCapacity(16)
        carried.reserveCapacity(16)
    }

    /// Whether nothing can match any more unless another match begins.
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

    /// Moves all threads to the next place.
    ///
    /// - Parameters:
    ///   - before: The scalar before the place in the text; `nil` at the beginning.
    ///   - after: The scalar after the place in the text; `nil` at the end.
    /// - Returns: Whether a match that began at an earlier place ends here.
    mutating func visit(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
        visits += 1
        self.before = before
        self.after = after
        next = program.isReversed ? before : after
        swap(&threads, &carried)
        threads.removeAll(keepingCapacity: true)
        var ends = false
        for thread in carried where execute(thread) { ends = true }
        return ends
    }

    /// Begins a match at the place that was visited last.
    ///
    /// - Returns: Whether it can end here at once, having matched the empty text. A match from an earlier place
    ///   that ends here as well may hide it; `visit` has told of that one.
    @discardableResult
    mutating func begin() -> Bool {
        execute(0)
    }

    /// Executes a thread up to what it consumes, in all ways, and tells whether one of them accepts.
    @inline(__always)
    private mutating func execute(_ start: Int) -> Bool {
        var accepts = false
        var current = start
        while true {
            if executedIn[current] != visits {
                executedIn[current] = visits
                steps += 1
                switch program.instructions[current] {
                case .scalar(let scalar):
                    if let next, program.consumes(next, scalar, ignoringCase: ignoresCase) {
                        threads.append(current + 1)
                    }
                case .oneOf(let index):
                    if let next, program.classes[index].contains(next, ignoringCase: ignoresCase) {
                        threads.append(current + 1)
                    }
                case .assertion(let assertion):
                    if assertion.holds(between: before, and: after) {
                        current += 1
                        continue
                    }
                case .startCapture, .endCapture:
                    current += 1
                    continue
                case .jump(let target):
                    current = target
                    continue
                case .split(let one, let other):
                    if executedIn[other] != visits { pending.append(other) }
                    current = one
                    continue
                case .accept:
                    accepts = true
                }
            }
            guard let other = pending.popLast() else { return accepts }
            current = other
        }
    }
}
