import Testing

@testable import Routing

@Suite struct SegmentedPatternTests {
    @Test func aPatternIsOneReference() {
        #expect(MemoryLayout<RoutePattern>.size == MemoryLayout<AnyObject>.size)
    }

    @Test(arguments: [
        ("/a/:b/*/**/:c...", "a :b * ** :c..."),
        ("/caf%C3%A9/Menu/...", "café Menu ..."),
        ("/:_/:_<int>/:n<int>/:k<x|y>", ": :<> :n<> :k<>"),
        ("/:_.../", ":..."),
        ("/:p<int>...", ":p<>..."),
        ("/file-:id.json/x", "[] x"),
        ("books(/:id(/edit))", "books :id edit, books :id, books"),
        ("a(b)c", "abc, ac"),
        ("app://push/login", "push login"),
        ("https://example.com/x", "x"),
        ("/", ""),
    ])
    func componentsAreThoseOfTheText(_ text: String, _ components: String) throws {
        let pattern = try SegmentedPattern(
            text,
            predicates: [:],
            webSchemes: RouteURL.Options.standardWebSchemes
        )
        let alternatives = pattern.alternatives
        #expect(alternatives.count == pattern.alternativeCount)
        let written = alternatives.map { $0.components.map(text(of:)).joined(separator: " ") }
        #expect(written.joined(separator: ", ") == components)
    }

    /// 64 choices with hundreds of components that the text does not have as they are compared.
    @Test func manyEscapedLiteralsInManyChoicesAreNotConfused() throws {
        let groups = (1...6).map { "(/%4\($0))" }.joined()
        let tail = (0..<640).map { "/%\($0.nonzeroBitCount % 2 == 0 ? "61" : "62")" }.joined()
        let pattern = try RoutePattern((groups + tail) as String)
        let path = tail.replacing("%61", with: "a").replacing("%62", with: "b")
        #expect(try pattern.captures(in: path) != nil)
        #expect(try pattern.captures(in: "/f" + path) != nil)
        #expect(try pattern.captures(in: "/b/e" + path) != nil)
        #expect(try pattern.captures(in: "/a/b/c/d/e/f" + path) != nil)
        #expect(try pattern.captures(in: path.dropLast() + "c") == nil)
        #expect(try pattern.captures(in: "/g" + path) == nil)
    }

    @Test func aLiteralAtTheEndOfTheLongestTextIsCompared() throws {
        let long = String(repeating: "x", count: 4_093)
        let pattern = try RoutePattern("/\(long)/Y" as String)
        #expect(try pattern.captures(in: "/\(long)/y") != nil)
        #expect(try pattern.captures(in: "/\(long)/z") == nil)
        #expect(try RoutePattern("\(long)abc" as String).captures(in: "/\(long)ABC") != nil)
    }

    private func text(of component: PatternComponent) -> String {
        switch component {
        case .literal(let literal): String(decoding: literal.exact, as: UTF8.self)
        case .capture(let capture): text(of: capture)
        case .mixed: "[]"
        case .anySegment: "*"
        case .anySegments: "**"
        case .rest: "..."
        case .restCapture(let capture): text(of: capture) + "..."
        }
    }

    private func text(of capture: Capture) -> String {
        ":\(capture.name ?? "")\(capture.constraint == nil ? "" : "<>")"
    }
}
