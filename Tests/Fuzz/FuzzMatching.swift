@testable import Routing

/// Registers patterns, removes some, and looks up URLs: the index finds the same entries as the linear scan
/// and the naive matcher, in the same order and with the same captures.
///
/// The first byte selects the rules. Each line after it is a pattern to register, `#` and the number of a
/// pattern to remove, or `?` and a URL to look up.
///
/// - Parameters:
///   - start: The byte and the lines.
///   - count: Their length in bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMatching(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let rules = MatchingRules(caseSensitive: input.byte() & 1 == 1)
    var world = MatchedWorld(rules: rules)
    for line in input.lines.prefix(24) where line.utf8.count <= MatchedWorld.longestLine {
        switch line.utf8.first {
        case UInt8(ascii: "#"): world.remove(Int(line.dropFirst()) ?? 0)
        case UInt8(ascii: "?"): world.lookUp(String(line.unicodeScalars.dropFirst()))
        default: world.insert(line)
        }
    }
    return 0
}

/// The same patterns in the index, in the linear scan, and for the naive matcher.
private struct MatchedWorld: ~Copyable {
    /// The largest number of bytes of a line; the naive matcher tries every combination, so lines are short.
    static let longestLine = 48

    private var probe: IndexProbe
    private var linear: LinearIndex
    private var naive: [Int: NaivePattern] = [:]
    private var patterns: [Int: RoutePattern] = [:]
    private let rules: MatchingRules

    init(rules: MatchingRules) {
        self.rules = rules
        probe = IndexProbe(rules: rules)
        linear = LinearIndex(rules: rules)
    }

    mutating func insert(_ text: String) {
        guard let pattern = try? RoutePattern(text) else { return }
        let ordinal = probe.insert(pattern)
        linear.insert(pattern, tags: [], ordinal: ordinal)
        patterns[ordinal] = pattern
        // `RoutePattern` refused the expressions on which the naive matcher could hang.
        naive[ordinal] = NaivePattern(text).flatMap { $0.isQuick ? $0 : nil }
    }

    mutating func remove(_ ordinal: Int) {
        probe.remove(ordinal)
        linear.remove(ordinal: ordinal)
        naive[ordinal] = nil
    }

    mutating func lookUp(_ text: String) {
        guard let url = try? RouteURL(text) else { return }
        let found = probe.all(url).map(\.ordinal)
        Law.check("lookups are bounded", probe.visits <= mostVisits(url), (text, patterns))
        let newest = probe.newest(url)
        Law.check("nothing hangs on code", newest.possible.isEmpty, text)
        Law.check("the newest wins", newest.certain?.ordinal == found.first, (text, found, patterns))
        let scanned = linear.all(matching: url).map(\.ordinal)
        Law.check("the linear scan agrees", found == scanned, (text, found, scanned, patterns))
        compareNaively(url, found: Set(found))
    }

    /// The largest number of visits that a search may make: each path at each segment, and a few more.
    private func mostVisits(_ url: RouteURL) -> Int {
        let parts = linear.entries.reduce(0) { sum, entry in
            let paths = PathSpelling(caseSensitive: rules.caseSensitive).table(of: entry.pattern).paths
            return sum + paths.reduce(0) { $0 + $1.count + 2 }
        }
        return (parts + probe.ordinals.count + patterns.count + 8) * (url.segmentCount + 2) * 2
    }

    private func compareNaively(_ url: RouteURL, found: Set<Int>) {
        let isASCII = url.string.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
        guard let naiveURL = NaiveURL(url.string), naiveURL.segments.count <= 8 else { return }
        let matcher = PatternMatcher(rules: rules, asksPredicates: false)
        for (ordinal, naivePattern) in naive where isASCII || !naivePattern.hasExpressions {
            guard let pattern = patterns[ordinal] else { continue }
            let captures = naivePattern.match(naiveURL, caseSensitive: rules.caseSensitive)
            let about = (pattern, url.string, captures)
            Law.check("the naive matcher agrees", found.contains(ordinal) == (captures != nil), about)
            guard let captures else { continue }
            let given = ExactPairs(matcher.captures(of: pattern, in: url))
            Law.check("the captures agree", given == ExactPairs(captures), (about, given))
        }
    }
}

extension NaivePattern {
    private var constraints: [NaiveConstraint] {
        alternatives.joined().flatMap { segment -> [NaiveConstraint?] in
            switch segment {
            case .capturedRest(let capture): [capture.constraint]
            case .parts(let parts):
                parts.map { if case .capture(let capture) = $0 { capture.constraint } else { nil } }
            case .literal, .anyOne, .anyNumber, .rest: []
            }
        }.compactMap { $0 }
    }

    /// Whether the pattern contains regular expressions.
    fileprivate var hasExpressions: Bool {
        constraints.contains { if case .expression = $0 { true } else { false } }
    }

    /// Whether the naive matcher can match the pattern in reasonable time, and all matchers read its
    /// expressions alike.
    fileprivate var isQuick: Bool {
        let simple = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789|+*?.".unicodeScalars)
        let areSimple = constraints.allSatisfy { constraint in
            guard case .expression(let expression) = constraint else { return true }
            return expression.source.unicodeScalars.allSatisfy(simple.contains)
        }
        return areSimple
            && alternatives.allSatisfy { segments in
                segments.count { if case .anyNumber = $0 { true } else { false } } <= 4
                    && segments.allSatisfy { $0.isQuick }
            }
    }
}

extension NaivePattern.Segment {
    /// Whether few enough captures share the segment.
    fileprivate var isQuick: Bool {
        if case .parts(let parts) = self { parts.count <= 8 } else { true }
    }
}
