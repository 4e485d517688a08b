import SeededRandom

@testable import Routing

/// Generates URLs from the words of ``CrowdedPattern``; most of them nearly match a given pattern.
struct CrowdedURL {
    private(set) var generator: SeededGenerator

    init(_ generator: SeededGenerator) {
        self.generator = generator
    }

    private static let words = [
        "a", "a", "b", "7", "ab", "c", "A", "B", "77", "a-b", "7b", "w7", "true", "%61", "%41", "a7",
    ]
    private static let hosts = [
        "example.com", "Example.com", "a.example.com", "b.a.example.com", "example.com:8080",
        "example.com:443",
        "b.example.com:8080", ".example.com", "a..example.com", "com", "badexample.com", "127.0.0.1", "[::1]",
        "[::1]:8080", "x.test:8080",
    ]

    /// Generates a URL, which may be invalid.
    mutating func text(near patterns: [RoutePattern]) -> String {
        var segments = words(upTo: 4)
        var beginning = generator.pick(["/", "/", "", "app://", "APP://", "app:///", "app:", "x://"])
        if generator.chance(25) { beginning = web(host: generator.pick(Self.hosts)) }
        if !patterns.isEmpty, generator.chance(70),
            case .segments(let pattern) = generator.pick(patterns).form
        {
            segments = generator.pick(pattern.alternatives).components.flatMap { self.segments(for: $0) }
            if let host = pattern.host {
                beginning = web(host: self.host(for: host))
            } else if let scheme = pattern.scheme, generator.chance(90) {
                beginning = scheme + "://"
            }
        }
        if generator.chance(15) {
            let noise = generator.pick(["..", ".", "", "%2e", "a", "7", "a/..", "a/%2E."])
            segments.insert(noise, at: generator.number(below: segments.count + 1))
        }
        return beginning + segments.joined(separator: "/")
            + generator.pick(["", "", "", "?n0=1", "#a", "?a/b#c"])
    }

    private mutating func words(upTo count: Int) -> [String] {
        (0..<generator.number(below: count + 1)).map { _ in generator.pick(Self.words) }
    }

    private mutating func segments(for component: PatternComponent) -> [String] {
        switch component {
        case .literal(let literal):
            let bytes = generator.chance(85) ? literal.exact : literal.folded
            return [String(decoding: bytes, as: UTF8.self)]
        case .capture(let capture):
            guard case .words(let words)? = capture.constraint else { return [generator.pick(Self.words)] }
            return [String(decoding: generator.pick(words).exact, as: UTF8.self)]
        case .mixed: return [generator.pick(["ab", "a7", "a-b", "7b", "77", "aa"])]
        case .anySegment: return [generator.pick(Self.words)]
        case .anySegments, .rest: return words(upTo: 2)
        case .restCapture: return [generator.pick(Self.words)] + words(upTo: 2)
        }
    }

    private mutating func host(for pattern: HostPattern) -> String {
        switch pattern {
        case .exact(let host): host
        case .subdomains(let parent): generator.pick(["a", "b.a", "B", "a..b", ""]) + parent
        case .any, .anyWithoutPort, .anyWithPort: generator.pick(Self.hosts)
        }
    }

    private mutating func web(host: String) -> String {
        generator.pick(["https://", "https://", "http://", "HTTPS://u:p@"]) + host + "/"
    }
}
