@testable import Routing

/// Reads any text as a pattern, or as a regular expression over whole URLs, and prints URLs with it.
///
/// The first byte selects one of the two, and the text that fills the captures.
///
/// - Parameters:
///   - start: The byte and the text.
///   - count: Their length in bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPattern(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let choice = input.byte()
    let text = input.text
    do {
        let isExpression = choice & 1 == 1
        let pattern = isExpression ? try RoutePattern(regularExpression: text) : try RoutePattern(text)
        Law.check("a pattern keeps its text", Law.isSame(pattern.text, text), text)
        Law.check("a pattern has 4096 bytes at most", text.utf8.count <= 4096, text)
        checkReadingAgain(pattern)
        checkBounds(of: pattern)
        checkPrinting(pattern, filledWith: fillings[Int(choice >> 1) % fillings.count])
    } catch let error as RoutePatternError {
        Law.check("a fault is in the text", (0...text.utf8.count).contains(error.offset), error)
        Law.check("an error can be printed", !error.description.isEmpty, error)
    } catch {
        Law.check("an error is a RoutePatternError", false, text)
    }
    return 0
}

/// Texts to fill captures with.
private let fillings = [
    "7", "a", "true", "news", "a/b", "é", "e\u{301}", "A-b.c", "%2F", ".", "..", "a b", "?#&=+", "-1.5e3",
    "*",
    "1B4E28BA-2FA1-11D2-883F-0016D3CCA427",
]

private func checkReadingAgain(_ pattern: RoutePattern) {
    let again = Law.succeeds("what was read is read again", pattern) {
        pattern.isRegularExpression
            ? try RoutePattern(regularExpression: pattern.description)
            : try RoutePattern(pattern.description)
    }
    let isSame = again == pattern && again.hashValue == pattern.hashValue
    Law.check("what is read again is equal", isSame, pattern)
}

private func checkBounds(of pattern: RoutePattern) {
    let paths = PathSpelling(caseSensitive: true).table(of: pattern).paths
    // Twice, because a literal that may be the host has a second spelling as the host.
    Law.check("a pattern has few paths", (1...2 * PathSpelling.mostPaths).contains(paths.count), pattern)
    let parts = paths.reduce(0) { $0 + $1.count }
    let most = paths.count * (pattern.text.utf8.count + 4)
    Law.check("paths are no longer than the pattern", parts <= most, pattern)
    if case .wholeURL(let expression) = pattern.form {
        _ = expression.firstMatch(in: Array("app://books/7".utf8), ignoringCase: true)
    }
}

/// Prints a URL; the pattern must capture the same values that it was printed with.
private func checkPrinting(_ pattern: RoutePattern, filledWith text: String) {
    let values = Parameters(pattern.captureNames.map { ($0, text) } + [("query", text)])
    guard let url = try? pattern.url(with: values) else { return }
    let read = Law.succeeds("what is printed is a URL", (pattern, url)) { try RouteURL(url) }
    let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
    guard let captures = matcher.match(pattern, read) else {
        return Law.check("what is printed matches", false, (pattern, url))
    }
    let all = read.query.overlaid(by: captures)
    for (name, value) in values {
        Law.check("what is printed is captured", Law.isSame(all[name], value), (pattern, url, name))
    }
}
