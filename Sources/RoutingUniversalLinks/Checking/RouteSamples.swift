internal import Routing
internal import RoutingDiagnostics

/// Links that a pattern may match, and some that it nearly does.
///
/// None of them is certain to match or to miss: a check asks about each.
struct RouteSamples {
    /// How many paths have near misses.
    private static let mostMissed = 4
    /// How many segments of a path are something else in them.
    private static let mostMisfits = 8
    /// What takes the place of a segment in them.
    private static let misfits = ["x", "7", "x.y"]

    /// Links that should match.
    let urls: [String]
    /// Links that should not, since a segment too many or too few does not fit, or one is something else.
    let nearMisses: [String]

    /// Writes links; gives `nil` for a route that no link of the host matches, or that does not say what it
    /// matches.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - host: The host of the links.
    /// - Complexity: O(*n*) in the length of the pattern, for each choice of its optional groups.
    init?(_ route: RegisteredRoute, host: String) {
        let listed = try? RoutePattern(
            listed: route.pattern,
            isRegularExpression: route.isRegularExpression
        )
        guard let pattern = listed?.segmented else { return nil }
        if let scheme = pattern.scheme {
            guard AppSiteAssociation.linkSchemes.contains(scheme),
                pattern.host?.accepts(host.foldedASCII) == true
            else { return nil }
        }
        var pieces = RouteSamplePieces(conditions: route.conditions)
        let alternatives = pattern.alternatives
        let paths = alternatives.flatMap { alternative in
            let choices = alternative.components.map { pieces.choices(for: $0) }
            return SampleChoices(choices, sharedBy: alternatives.count).combinations.map { $0.flatMap { $0 } }
        }
        func url(_ segments: [String]) -> String {
            "https://" + host + "/" + segments.map(AppSiteEscapes.segment).joined(separator: "/")
        }
        urls = paths.map(url)
        nearMisses = paths.prefix(Self.mostMissed).flatMap(Self.misses).map(url)
    }

    private static func misses(of path: [String]) -> [[String]] {
        var misses = [path + ["x"], Array(path.dropLast())]
        for index in path.indices.prefix(mostMisfits) {
            for text in misfits {
                var other = path
                other[index] = text
                misses.append(other)
            }
        }
        return misses
    }
}

/// Writes segments that the components of a pattern may stand for.
private struct RouteSamplePieces {
    /// Texts that are something to most types and expressions.
    private static let texts = [
        "x", "7", "42", "2024", "1.5", "true", "af", "abc", "abc1", "x-1", "A", "en", "en-US", "2024-01-31",
        "12:30", "index.html", "1b4e28ba-2fa1-11d2-883f-0016d3cca427",
    ]
    private static let mostWords = 8
    private let conditions: [String]
    /// What captures accept, so that each is asked once however often its group is chosen.
    private var known: [Capture: [String]] = [:]

    init(conditions: [String]) {
        self.conditions = conditions
    }

    /// The segments that a component may stand for.
    mutating func choices(for component: PatternComponent) -> [[String]] {
        switch component {
        case .literal(let literal): [[literal.decoded]]
        case .capture(let capture): texts(for: capture).map { [$0] }
        case .anySegment: Self.texts.prefix(3).map { [$0] }
        case .anySegments, .rest: [[], ["x"], ["x", "y"]]
        case .restCapture(let capture): texts(for: capture).flatMap { [[$0], [$0, $0]] }
        case .mixed(let pieces):
            SampleChoices(pieces.map { texts(for: $0) }).combinations.map { [$0.joined()] }
        }
    }

    private mutating func texts(for piece: SegmentPiece) -> [String] {
        switch piece {
        case .literal(let literal): [literal.decoded]
        case .capture(let capture): texts(for: capture)
        }
    }

    private mutating func texts(for capture: Capture) -> [String] {
        let texts = known[capture] ?? accepted(by: capture)
        known[capture] = texts
        return texts
    }

    private func accepted(by capture: Capture) -> [String] {
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
