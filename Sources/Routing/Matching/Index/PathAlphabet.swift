/// The requirement of a pattern on one part of a URL: the paths of the index consist of these parts.
///
/// It contains neither names of captures nor conditions in code: `/books/:id` and `/books/:number` are one path.
enum PathPart: Hashable, Sendable {
    /// This scheme, in lower case.
    case scheme([UInt8])
    /// A host of a web URL.
    case host(HostPattern)
    /// This segment, in lower case unless the router is case-sensitive.
    case literal([UInt8])
    /// This first segment, in lower case, if it was written as a host.
    case firstHost([UInt8])
    /// One segment with any text.
    case anySegment
    /// One segment that passes a test.
    case test(SegmentTest)
    /// Any number of segments, none included.
    case anySegments
    /// The end of the URL.
    case end
    /// All the rest, none included.
    case rest
    /// The rest, at least one segment, if each segment passes a test; or a whole URL that passes it.
    case restTest(SegmentTest)
}

/// The distinct parts of the paths of an index; each has a number, its ``PathStep``.
struct PathAlphabet: Sendable {
    /// An interned test.
    struct Test: Sendable {
        var test: SegmentTest?
        /// The number of its occurrences in paths.
        var uses = 0
    }

    private(set) var literals: LiteralTable
    private(set) var tests = Slab(nothing: Test(test: nil))
    private var testNumbers = [SegmentTest: UInt32]()

    init(seed: HashSeed) {
        literals = LiteralTable(seed: seed)
    }

    /// Returns the step for a part, and counts a use of it.
    ///
    /// - Complexity: O(length of the part), amortised.
    @inline(never)
    mutating func use(_ part: PathPart) -> PathStep {
        switch part {
        case .scheme(let bytes), .literal(let bytes): .literal(literals.use(bytes))
        case .firstHost(let bytes): .firstHost(literals.use(bytes))
        case .host(.exact(let host)): .literal(literals.use(Array(host.utf8)))
        // Ports and parent domains are searched for from the end of a host.
        case .host(.anyWithPort(let port)): .port(literals.use(tail: Array(port.utf8)))
        case .host(.subdomains(let parent)): .subdomains(literals.use(tail: Array(parent.utf8)))
        case .host(.anyWithoutPort): .portless
        case .host(.any), .anySegment: .any
        case .anySegments: .gap
        case .end: .end
        case .rest: .rest
        case .test(let test): .test(use(test))
        case .restTest(let test): .restTest(use(test))
        }
    }

    /// Counts another use of a step.
    mutating func retain(_ step: PathStep) {
        if step.namesLiteral {
            literals.retain(step.number)
        } else if step.namesTest {
            tests[step.number].uses += 1
        }
    }

    /// Ends a use of a step.
    @inline(never)
    mutating func release(_ step: PathStep) {
        if step.namesLiteral {
            literals.release(step.number)
        } else if step.namesTest {
            tests[step.number].uses -= 1
            guard tests[step.number].uses == 0, let test = tests[step.number].test else { return }
            testNumbers[test] = nil
            tests.remove(step.number)
        }
    }

    /// Returns the test of a step.
    func test(_ step: PathStep) -> SegmentTest? { tests[step.number].test }

    private mutating func use(_ test: SegmentTest) -> UInt32 {
        let number = testNumbers[test] ?? tests.add(Test(test: test))
        testNumbers[test] = number
        tests[number].uses += 1
        return number
    }
}
