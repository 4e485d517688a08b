package import Routing

/// Makes URLs that a pattern matches, the simplest first.
///
/// A few of them may not match: a text may be read differently as part of a URL, and code may refuse it. So
/// callers match each URL. The sequence begins with one URL for each choice of optional groups. Then
/// wildcards stand for zero to three segments, and segments vary one by one.
package struct SampleURLs {
    /// The largest number of URLs of one pattern.
    package static let most = 120

    private let scheme: String?
    private let hosts: [String?]
    private let alternatives: [[PatternComponent]]
    private let expression: RegularExpression?
    private let segments: SegmentSamples
    private let caseSensitive: Bool

    /// Prepares the URLs of a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - rules: The router's rules for comparing the pattern with URLs.
    package init(_ pattern: RoutePattern, _ rules: MatchingRules) {
        scheme = pattern.segmented?.scheme
        hosts = pattern.segmented?.host.map { $0.samples(rules.webHosts ?? []) } ?? [nil]
        alternatives = (pattern.segmented?.alternatives ?? []).map(\.components).sorted {
            $0.count < $1.count
        }
        segments = SegmentSamples(ignoringCase: !rules.caseSensitive)
        caseSensitive = rules.caseSensitive
        expression = pattern.wholeURL
    }

    /// The URLs, created lazily, one step at a time.
    package var texts: some Sequence<String> {
        sequence(state: (left: Self.most, step: 0, made: [String]()[...])) { state -> String? in
            guard state.left > 0 else { return nil }
            while state.made.isEmpty {
                guard let made = urls(ofStep: state.step) else { return nil }
                state.made = made[...]
                state.step += 1
            }
            state.left -= 1
            return state.made.removeFirst()
        }
    }

    /// The URLs of one step; `nil` after the last step.
    private func urls(ofStep step: Int) -> [String]? {
        if expression != nil { return step == 0 ? textsOfExpression : nil }
        if step < alternatives.count {
            return Array(urls(of: alternatives[step], repeating: 0, atMost: 1).prefix(1))
        }
        let lengths = 4
        let (number, length) = (step - alternatives.count).quotientAndRemainder(dividingBy: lengths)
        guard number < alternatives.count else { return nil }
        return urls(of: alternatives[number], repeating: length, atMost: Self.most)
    }

    private var textsOfExpression: [String] {
        let texts = expression?.samples(atMost: PatternMatcher.longestSearchedRoute) ?? []
        return texts + texts.map { "/" + $0 }
    }

    /// The URLs of a choice of optional groups.
    private func urls(
        of components: [PatternComponent],
        repeating count: Int,
        atMost limit: Int
    ) -> [String] {
        guard count == 0 || components.contains(where: \.standsForSeveral) else { return [] }
        let row = components.flatMap { component -> [PatternComponent] in
            switch component {
            case .anySegments, .rest: Array(repeating: .anySegment, count: count)
            case .restCapture(let capture): Array(repeating: .capture(capture), count: count + 1)
            case .literal, .capture, .mixed, .anySegment: [component]
            }
        }
        let paths = SegmentSamples.variations(of: row.map(segments.texts), atMost: limit)
        guard let simplest = paths.first else { return [] }
        var urls = hosts.map { Self.url(scheme, $0, simplest) }
        // A host folds its capitals, so with case-sensitive matching the same segment behind `///` is a
        // different one.
        if caseSensitive, scheme != nil, hosts == [nil] {
            urls.append(Self.url(scheme, nil, simplest, firstStandsAsHost: false))
        }
        return urls + paths.dropFirst().map { Self.url(scheme, hosts[0], $0) }
    }

    /// Writes a URL.
    ///
    /// - Parameters:
    ///   - scheme: The scheme; `nil` for a URL that begins with a slash.
    ///   - host: The host of a web URL.
    ///   - segments: The segments, not escaped.
    ///   - firstStandsAsHost: Whether the first segment may follow `//`.
    /// - Returns: The text.
    static func url(
        _ scheme: String?,
        _ host: String?,
        _ segments: [String],
        firstStandsAsHost: Bool = true
    ) -> String {
        let path = segments.map { RouteURL.escapingSegment($0) }.joined(separator: "/")
        guard let scheme else { return "/" + path }
        if let host { return "\(scheme)://\(host)" + (path.isEmpty ? "" : "/" + path) }
        // The first segment stands where most URLs have it, unless it would be read differently there.
        let isHost = firstStandsAsHost && (segments.first.map { RouteURL.canStandAsHost($0) } ?? true)
        return "\(scheme):" + (isHost ? "//" : "///") + path
    }
}

extension PatternComponent {
    /// Whether the component stands for any number of segments.
    fileprivate var standsForSeveral: Bool {
        switch self {
        case .anySegments, .rest, .restCapture: true
        case .literal, .capture, .mixed, .anySegment: false
        }
    }
}

extension HostPattern {
    /// Hosts that the pattern accepts, the simplest first, and those of a list.
    func samples(_ known: Set<String>) -> [String] {
        let own =
            switch self {
            case .any: ["example.com", "z.example:4711"]
            case .anyWithoutPort: ["example.com", "z.example"]
            case .anyWithPort(let port): ["example.com" + port, "z.example" + port]
            case .subdomains(let parent): ["www." + parent, "z.a." + parent]
            case .exact(let host): [host]
            }
        return own + known.filter(accepts).sorted()
    }
}
