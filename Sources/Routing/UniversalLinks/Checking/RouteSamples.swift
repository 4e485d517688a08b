/// Links that a pattern may match, and some that it nearly does.
///
/// Nothing is promised of any of them: whoever needs to be sure asks.
struct RouteSamples {
    /// Texts that are something to most types and expressions.
    private static let texts = [
        "x", "7", "42", "2024", "1.5", "true", "af", "abc", "abc1", "x-1", "A", "en", "en-US", "2024-01-31",
        "12:30", "index.html", "1b4e28ba-2fa1-11d2-883f-0016d3cca427",
    ]
    private static let mostWords = 8
    /// How many paths have near misses.
    private static let mostMissed = 4
    /// What takes the place of a segment in them.
    private static let misfits = ["x", "7", "x.y"]

    private let pattern: SegmentedPattern
    private let origin: String
    private let conditions: [String]

    /// Prepares to write links; gives `nil` for a route that no link of the host matches, or that does not say what it
    /// matches.
    init?(_ route: RegisteredRoute, host: String) {
        let listed = try? RoutePattern(
            listed: route.pattern,
            isRegularExpression: route.isRegularExpression
        )
        guard case .segments(let pattern)? = listed?.form else { return nil }
        if let scheme = pattern.scheme {
            guard AppSiteAssociation.linkSchemes.contains(scheme),
                pattern.host?.accepts(host.foldedASCII) == true
            else { return nil }
        }
        self.pattern = pattern
        self.origin = "https://" + host
        self.conditions = route.conditions
    }

    /// Links that should match.
    var urls: [String] { paths.map(url) }

    /// Links that should not, since a segment too many or too few does not fit, or one is something else.
    var nearMisses: [String] {
        var misses: [[String]] = []
        for path in paths.prefix(Self.mostMissed) {
            misses.append(path + ["x"])
            misses.append(Array(path.dropLast()))
            let all = path.count * Self.misfits.count * Self.mostMissed
            let most = max(SampleChoices<String>.fewest, SampleChoices<String>.most / max(1, all))
            for index in path.indices.prefix(most) {
                for text in Self.misfits {
                    var other = path
                    other[index] = text
                    misses.append(other)
                }
            }
        }
        return misses.map(url)
    }

    private var paths: [[String]] {
        let alternatives = pattern.alternatives
        return alternatives.flatMap { alternative in
            SampleChoices(alternative.components.map(choices), sharedBy: alternatives.count).combinations
                .map { $0.flatMap { $0 } }
        }
    }

    private func url(_ segments: [String]) -> String {
        origin + "/" + segments.map(AppSiteEscapes.segment).joined(separator: "/")
    }

    /// The segments that a component may stand for.
    private func choices(for component: PatternComponent) -> [[String]] {
        switch component {
        case .literal(let literal): [[literal.decoded]]
        case .capture(let capture): texts(for: capture).map { [$0] }
        case .anySegment: Self.texts.prefix(3).map { [$0] }
        case .anySegments, .rest: [[], ["x"], ["x", "y"]]
        case .restCapture(let capture): texts(for: capture).flatMap { [[$0], [$0, $0]] }
        case .mixed(let pieces): SampleChoices(pieces.map(texts)).combinations.map { [$0.joined()] }
        }
    }

    private func texts(for piece: SegmentPiece) -> [String] {
        switch piece {
        case .literal(let literal): [literal.decoded]
        case .capture(let capture): texts(for: capture)
        }
    }

    private func texts(for capture: Capture) -> [String] {
        if case .words(let words)? = capture.constraint { return words.prefix(Self.mostWords).map(\.decoded) }
        let accepted = Self.texts.filter { text in
            let bytes = Array(text.utf8)
            return capture.accepts(bytes.span, ignoringCase: false, asking: false)
        }
        // What code decides about is asked when the link is: one of all these may please it.
        return conditions.contains(capture.name ?? "_") ? accepted : Array(accepted.prefix(3))
    }
}

extension Literal {
    /// The literal as a text.
    fileprivate var decoded: String { String(decoding: exact, as: UTF8.self) }
}
