import Foundation

@testable import Routing

/// Decodes typed routes from URLs, and prints typed routes: a printed URL decodes to the same value.
///
/// The first byte selects whether the rest is a URL, or the lines from which a value is made.
///
/// - Parameters:
///   - start: The byte and the text.
///   - count: Their length in bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTypedRoute(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    if input.byte() & 1 == 0 {
        guard let url = try? RouteURL(input.text) else { return 0 }
        checkDecoding(url, as: TextRoute.self)
        checkDecoding(url, as: RestRoute.self)
        checkDecoding(url, as: JoinedRoute.self)
        checkDecoding(url, as: ValuesRoute.self)
    } else {
        let lines = input.lines + Array(repeating: "", count: 8)
        checkPrinting(TextRoute(lines))
        checkPrinting(RestRoute(path: input.lines))
        checkPrinting(JoinedRoute(kind: lines[0] == "-" ? nil : lines[0], path: lines[1]))
        checkPrinting(ValuesRoute(lines))
    }
    return 0
}

private struct TextRoute: Route, Equatable {
    static let pattern: RoutePattern = "app://:text/a-:other.b(/:more)"
    var text: String
    var other: String
    var more: String?
    var query: String
    var names: [String]

    init(_ lines: [String]) {
        text = lines[0]
        other = lines[1]
        more = lines[2] == "-" ? nil : lines[2]
        query = lines[3]
        names = Array(lines[4...].prefix(6))
    }
}

private struct RestRoute: Route, Equatable {
    static let pattern: RoutePattern = "/docs/:path..."
    var path: [String]
}

private struct JoinedRoute: Route, Equatable {
    static let pattern: RoutePattern = "docs(/:kind<a|B>)/x/:path..."
    var kind: String?
    var path: String
}

private struct ValuesRoute: Route, Equatable {
    enum Tab: String, Codable {
        case plain
        case odd = "a/b?c#d e+f%41&=é"
        case empty = ""
    }

    static let pattern: RoutePattern = "https://example.com/:number<double>(/:date)"
    var number: Double
    var date: Date?
    var id: UUID?
    var link: URL?
    var tab: Tab?
    var small: Int8
    var large: UInt64
    var share: Float
    var flags: [Bool]

    init(_ lines: [String]) {
        let bits = Array(lines[0].utf8)
        number = Double(lines[1]) ?? Double(bitPattern: bits.reduce(0) { $0 << 8 | UInt64($1) })
        date = Double(lines[2]).map(Date.init(timeIntervalSince1970:))
        id = UUID(uuidString: lines[3])
        link = URL(string: lines[4])
        tab = Tab(rawValue: lines[5])
        small = bits.first.map(Int8.init(bitPattern:)) ?? 0
        large = UInt64(lines[6]) ?? number.bitPattern
        share = Float(lines[1]) ?? Float(bitPattern: UInt32(truncatingIfNeeded: large))
        flags = bits.prefix(4).map { $0 & 1 == 1 }
    }
}

private let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)

/// Reads a URL as a router does; `nil` when the pattern does not match it, or when it does not decode.
private func decoded<Target: Route>(_ url: RouteURL, as type: Target.Type) -> Target? {
    guard let captures = matcher.match(Target.pattern, url) else { return nil }
    return try? url.query.overlaid(by: captures).decoded(as: type)
}

private func checkDecoding<Target: Route & Equatable>(_ url: RouteURL, as type: Target.Type) {
    guard let route = decoded(url, as: type) else { return }
    // Printing may fail only because the escaped URL is too long, or because a value cannot be printed.
    do {
        try checkAgain(route, try route.url)
    } catch let error as RouteValueError {
        Law.check("what decodes prints", isRefusable(error, url), (url, route, error))
    } catch {
        Law.check("what decodes prints", url.string.utf8.count > 2_000, (url, route, error))
    }
}

private func checkPrinting<Target: Route & Equatable>(_ route: Target) {
    guard let url = try? route.url else { return }
    Law.succeeds("what is printed decodes", (route, url)) { try checkAgain(route, url) }
}

private func checkAgain<Target: Route & Equatable>(_ route: Target, _ url: String) throws {
    Law.check("what is printed is ASCII", url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, url)
    let read = Law.succeeds("what is printed is a URL", (route, url)) { try RouteURL(url) }
    guard let again = decoded(read, as: Target.self) else {
        return Law.check("what is printed decodes", false, (route, url))
    }
    Law.check("what decodes is the same value", again == route, (route, url, again))
    // `==` of texts is canonical equivalence; the second printing must have the same scalars.
    Law.check("it prints the same again", Law.isSame(try again.url, url), (route, url))
}

/// Whether printing may refuse a value that was decoded from a URL.
///
/// A joined text does not tell an escaped slash from one between segments: `%2F-` is read as `/-`, which would be
/// printed as an empty segment and `-`.
private func isRefusable(_ error: RouteValueError, _ url: RouteURL) -> Bool {
    switch error.code {
    case .unprintable: true
    case .empty, .dotSegment: url.string.lowercased().contains("%2f")
    default: false
    }
}
