import Testing

@testable import Routing

/// Mixed segments in the longest segments that there are.
@Suite struct MixedSegmentBoundTests {
    private static let length = 1_000

    /// A pattern of one segment, and a text that repeated is dear for it.
    struct Attack: Sendable, CustomTestStringConvertible {
        let pattern: String
        let text: String

        init(_ pattern: String, _ text: String) {
            self.pattern = pattern
            self.text = text
        }

        /// The steps that a segment of so many bytes takes.
        func steps(_ length: Int) throws -> Int {
            guard case .segments(let read) = try RoutePattern(pattern).form,
                case .mixed(let pieces)? = read.alternatives[0].components.first
            else { throw CancellationError() }
            let segment = Array(String(repeating: text, count: length / text.utf8.count).utf8)
            var matcher = MixedSegmentMatcher(pieces, segment, ignoringCase: true, asksPredicates: true)
            _ = matcher.match()
            return matcher.steps
        }

        var testDescription: String { pattern }
    }

    static let attacks = [
        Attack(#"/:brand-:model([\w-]+\d)-:rest"#, "-"),
        Attack("/:p:a(1{0,100}1{0,100}y):b", "1"),
        Attack(#"/:a(\w+):b(\w+):c(\w+)"#, "a"),
        Attack(#"/:a([^-]*-+)-:b((a|b|-)*):c(.*y)"#, "-"),
        Attack("/:a((a*)*b):b((a|a)*):c(a{0,300}y)", "a"),
        Attack("/:a(1{0,300}y):b(1{0,300}y):c(1{0,300}y)", "1"),
        Attack("/:a<int>:b<uint>:c<int>", "9"), Attack("/:a<int>:b<int>:c<alpha>", "0"),
        Attack("/:a<double>:b<double>:c<double>x", "1e"), Attack("/:a<double>.:b<double>:c<int>x", "0"),
        Attack("/:a<double>:b<double>e-:c<int>", "9"), Attack("/:a<hex>:b<alnum>:c<alpha>-", "a"),
        Attack("/:a<a|aa|aaa>:b<aa|aaaa>:c<b|aaaaaaaa>", "a"), Attack("/:a<uuid>:b<bool>:c<bool>", "true"),
        Attack("/:a:b:c:d:e:f:g:h.json", "-"), Attack("/:a-:b-:c-:d-:e-:f-:g-:h.json", "-"),
    ]

    /// Twice the bytes, twice the steps, and some hundreds for each byte at most.
    @Test(arguments: attacks)
    func theStepsOfASegmentAreLinearInItsLength(_ attack: Attack) throws {
        let steps = try [2_000, 4_000, 8_000].map(attack.steps)
        #expect(steps[1] <= 2 * steps[0] + 1_000, "\(steps)")
        #expect(steps[2] <= 2 * steps[1] + 1_000, "\(steps)")
        #expect(steps[2] <= 2_000 * 8_000)
    }

    @Test func theExpressionsOfAPatternAreBoundedTogether() throws {
        _ = try RoutePattern("/:a(1{0,400}y)/:b(1{0,400}y)" as String)
        let error = #expect(throws: RoutePatternError.self) {
            try RoutePattern("/:a(1{0,400}y)/:b(1{0,400}y)/:c(1{0,400}y)" as String)
        }
        #expect(error?.code == .unsafeRegularExpression)
        #expect(error?.offset == 29)
    }

    /// Groups within a segment make a segment of its own of each choice, groups of segments do not.
    @Test func expressionsCountForEachChoiceOfGroupsInTheirSegment() throws {
        _ = try RoutePattern("/(a)(b)(c)(d)(e)(f):x([a-z]{8})" as String)
        _ = try RoutePattern("(/a)(/b)(/c)(/d)(/e)(/f)/:x(1{0,400}y)" as String)
        _ = try RoutePattern("/x(/a)(/b)(/c)(/d)(/e)(/:x(1{0,400}y))" as String)
        let error = #expect(throws: RoutePatternError.self) {
            try RoutePattern("/(a)(b)(c)(d)(e)(f):x(1{0,400}y)" as String)
        }
        #expect(error?.code == .unsafeRegularExpression)
        #expect(error?.offset == 19)
    }

    /// All 64 choices of groups ask the same of the same segments.
    @Test func anExpressionIsAskedOnceAboutASegment() throws {
        let groups = ["int", "uint", "hex", "alnum", "double", "uuid"].map { "(/:_<\($0)>)" }.joined()
        var probe = IndexProbe()
        probe.insert(try RoutePattern(groups + "/**/:x((1?.?){0,99}y)/**/z" as String))
        let url = String(repeating: "/1", count: 1_000)
        #expect(try probe.winner(url + "/y/1/x") == nil)
        #expect(probe.questions <= 7 * 1_100)
    }

    /// A capture with a condition is tried on 256 bytes from each place, and on each of these once.
    @Test(arguments: ["/:a:b", "/:a-:b", "/:a:b-:c", "/x:a:b:c"])
    func aConditionIsAskedAboutPartsOf256BytesAtMost(_ text: String) throws {
        var conditions: [String: @Sendable (String) -> Bool] = [:]
        let names = ["a", "b", "c"].filter { text.contains(":\($0)") }
        for name in names where name != names.last { conditions[name] = { $0.utf8.count > 256 } }
        let probe = try MatchingProbe(text, conditions)
        let segment = "x" + String(repeating: "x-", count: Self.length / 2)
        #expect(try probe.match([segment]) == nil)
        #expect(!probe.questions.isEmpty)
        #expect(probe.questions.allSatisfy { $0.utf8.count <= CaptureConstraint.longestSearchedText })
        let most = conditions.count * segment.utf8.count * CaptureConstraint.longestSearchedText
        #expect(probe.questions.count <= most)
    }

    @Test func moreCapturesThanEightAreRefused() {
        let text = "/" + (0..<9).map { ":x\($0)" }.joined(separator: "-")
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern(text) }
        #expect(error?.code == .tooManyCaptures)
    }
}
