internal import Routing
internal import RoutingDiagnostics

/// Links that a route's pattern should match, and links that it should narrowly miss.
///
/// Neither is certain, so a check asks the router about each link.
struct RouteSamples {
    /// The number of paths from which near misses are made.
    private static let mostMissed = 4
    /// The number of segments of such a path that are replaced, one at a time.
    private static let mostMisfits = 8
    /// The texts that replace a segment.
    private static let misfits = ["x", "7", "x.y"]

    /// Links that should match.
    let urls: [String]
    /// Links with one segment too many, one too few, or one replaced.
    let nearMisses: [String]

    /// Writes links; returns `nil` when no link of the host can match, or when the pattern names no segments.
    ///
    /// - Complexity: O(*n*) in the length of the pattern, for each choice of its optional groups.
    init?(_ route: RegisteredRoute, host: String) {
        let listed = try? RoutePattern(
            listed: route.pattern,
            isRegularExpression: route.isRegularExpression
        )
        guard let pattern = listed?.segmented, pattern.isOfLinks,
            pattern.host?.accepts(host.foldedASCII) ?? true
        else { return nil }
        var parts = PathParts(conditions: route.conditions)
        let alternatives = pattern.alternatives
        let paths = alternatives.flatMap { alternative in
            let choices = alternative.components.map { parts.texts(for: $0) }
            return SegmentSamples.fewVariations(of: choices, sharedBy: alternatives.count).map { $0.joined() }
        }
        let origin = "https://" + host
        urls = paths.map { origin + ($0.isEmpty ? "/" : $0) }
        nearMisses = paths.prefix(Self.mostMissed).flatMap(Self.misses).map { origin + $0 }
    }

    private static func misses(of path: String) -> [String] {
        let segments = path.split(separator: "/").map(String.init)
        var misses = [segments + ["x"], Array(segments.dropLast())]
        for index in segments.indices.prefix(mostMisfits) {
            for text in misfits {
                var other = segments
                other[index] = text
                misses.append(other)
            }
        }
        return misses.map { "/" + $0.joined(separator: "/") }
    }
}

/// Writes the parts of paths that components stand for; each part begins with a slash.
private struct PathParts {
    /// The number of texts for a capture or a wildcard.
    private static let mostTexts = 3
    /// The number of texts where the site may list each one: the words of a capture, or captures that share a
    /// segment.
    private static let mostWords = 8

    private let conditions: [String]
    private let samples = SegmentSamples(ignoringCase: false)
    /// The texts of the components seen so far: the choices of optional groups share most components.
    private var known: [PatternComponent: [String]] = [:]

    init(conditions: [String]) {
        self.conditions = conditions
    }

    mutating func texts(for component: PatternComponent) -> [String] {
        if let texts = known[component] { return texts }
        let segments = samples.texts(for: component).prefix(count(for: component))
            .map { "/" + AppSiteEscapes.segment($0) }
        let texts =
            switch component {
            case .literal, .capture, .mixed, .anySegment: segments
            case .anySegments, .rest: segments.prefix(1).flatMap { ["", $0, $0 + $0] }
            case .restCapture: segments.flatMap { [$0, $0 + $0] }
            }
        known[component] = texts
        return texts
    }

    private func count(for component: PatternComponent) -> Int {
        let captures = component.captures
        // The router asks the condition about each link, and perhaps only one text of many satisfies it.
        if captures.contains(where: { conditions.contains($0.name ?? "_") }) { return .max }
        let listsWords = captures.contains { $0.words != nil }
        return listsWords || captures.count > 1 ? Self.mostWords : Self.mostTexts
    }
}
