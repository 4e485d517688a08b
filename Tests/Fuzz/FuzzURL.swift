@testable import Routing

/// Reads any text as a URL: the result agrees with the naive reader, stays within bounds, and is the same when
/// the URL is written and read again.
///
/// - Parameters:
///   - start: The text.
///   - count: Its length in bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzURL(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = FuzzInput(start, count).text
    let naive = NaiveURL(text)
    do {
        let url = try RouteURL(text)
        // The naive reader does not read hosts in brackets.
        Law.check("the naive reader reads it", naive != nil || text.utf8.contains(UInt8(ascii: "[")), text)
        if let naive { checkAgreement(of: url, with: naive) }
        checkBounds(of: url)
        checkWritingAnew(url)
    } catch let error as RouteURLError {
        Law.check("the naive reader refuses it", naive == nil, text)
        Law.check("a fault is in the text", (0...text.utf8.count).contains(error.offset), error)
        Law.check("an error is three lines", error.description.split(separator: "\n").count == 3, error)
    } catch {
        Law.check("an error is a RouteURLError", false, text)
    }
    return 0
}

private func checkAgreement(of url: RouteURL, with naive: NaiveURL) {
    Law.check("schemes agree", Law.isSame(url.scheme, naive.scheme), url)
    Law.check("hosts agree", Law.isSame(url.host, naive.host), url)
    Law.check("segments agree", url.segments.elementsEqual(naive.segments, by: Law.isSame), url)
    Law.check("what is a host agrees", url.startsWithHost == naive.hostIsFirstSegment, url)
    Law.check("queries agree", ExactPairs(url.query) == ExactPairs(naive.query), url)
    Law.check("fragments agree", Law.isSame(url.fragment, naive.fragment), url)
    Law.check("routes agree", Law.isSame(url.route, naive.route), url)
}

private func checkBounds(of url: RouteURL) {
    let length = url.string.utf8.count
    let segments = url.segments
    Law.check("a URL has 8192 bytes at most", length <= 8192, url)
    Law.check(
        "segments take no more bytes than the URL",
        segments.reduce(0) { $0 + $1.utf8.count } + segments.count <= length + 1, url
    )
    let query = url.query
    Law.check(
        "pairs take no more bytes than the URL",
        query.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count } + query.count <= length + 1, url
    )
    Law.check("segments are resolved", !segments.contains { ["", ".", ".."].contains($0) }, url)
}

/// Writes a URL with as many escapes as possible; reading the text must give an equal URL.
private func checkWritingAnew(_ url: RouteURL) {
    var text = url.scheme.map { $0 + ":" } ?? ""
    if let host = url.host { text += "//" + host }
    text += "/" + url.segments.map(RouteURL.escapingQueryValue).joined(separator: "/")
    if !url.query.isEmpty {
        let pairs = url.query.map { pair in
            RouteURL.escapingQueryValue(pair.name) + "=" + RouteURL.escapingQueryValue(pair.value)
        }
        text += "?" + pairs.joined(separator: "&")
    }
    if let fragment = url.fragment { text += "#" + RouteURL.escapingQueryValue(fragment) }
    let options = RouteURL.Options(maximumLength: 4 * 8192)
    let again = Law.succeeds("what is written anew is read", text) { try RouteURL(text, options: options) }
    Law.check("the scheme comes back", Law.isSame(url.scheme, again.scheme), text)
    Law.check("the host comes back", Law.isSame(url.host, again.host), text)
    Law.check("the segments come back", url.segments.elementsEqual(again.segments, by: Law.isSame), text)
    Law.check("the query comes back", ExactPairs(url.query) == ExactPairs(again.query), text)
    Law.check("the fragment comes back", Law.isSame(url.fragment, again.fragment), text)
}
