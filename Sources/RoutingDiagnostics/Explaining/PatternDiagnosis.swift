internal import Routing

/// The reason why a pattern does not match a URL, and how near it comes.
///
/// It only diagnoses: ``PatternMatcher`` alone decides whether a pattern matches.
struct PatternDiagnosis {
    typealias Reason = RouteExplanation.Reason

    let reason: Reason
    let nearness: Nearness

    /// Diagnoses a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - url: The URL.
    ///   - texts: Makes the texts that reasons cite.
    /// - Returns: The first reason, or `nil` when the pattern matches, conditions in code apart.
    /// - Complexity: The cost of matching, for each choice of optional groups.
    static func diagnosis(
        of pattern: RoutePattern,
        _ url: ExplainedURL,
        _ texts: RedactedTexts
    ) -> PatternDiagnosis? {
        if url.match(pattern) != nil { return nil }
        switch pattern.form {
        case .wholeURL(let expression):
            if let reason = reasonOfOpenHost(url) { return PatternDiagnosis(reason: reason, nearness: .far) }
            return PatternDiagnosis(reason: reason(of: expression, url, texts), nearness: .far)
        case .segments(let segmented):
            let walks = url.walks(segmented)
            return diagnosisOfScheme(segmented, url, walks) ?? diagnosisOfHost(segmented, url, walks)
                ?? diagnosisOfSegments(walks, url, texts)
        }
    }

    private static func reason(
        of expression: RegularExpression,
        _ url: ExplainedURL,
        _ texts: RedactedTexts
    ) -> Reason {
        let route = url.url.routeWithoutUserInfo
        let isTooLong = route.count > PatternMatcher.longestSearchedRoute
        return Reason(
            .expression,
            wanted: RedactedTexts.cut(expression.text),
            seen: texts.route(route),
            isTooLong
                ? "the URL is longer than what expressions are tried on"
                : "the expression is not found in the URL"
        )
    }
}

extension PatternDiagnosis {
    private static func diagnosisOfScheme(
        _ pattern: SegmentedPattern,
        _ url: ExplainedURL,
        _ walks: [PartialMatch]
    ) -> PatternDiagnosis? {
        guard let wanted = pattern.scheme, wanted != url.scheme else { return nil }
        let saw = url.scheme.map { ", not '\($0)'" } ?? ", and there is none"
        let reason = Reason(
            .scheme, wanted: wanted, seen: url.scheme, "wants the scheme '\(wanted)'\(saw)")
        let nearness = nearness(
            of: walks, .scheme(wanted, pattern.host), wanted: wanted, seen: url.scheme ?? "")
        return PatternDiagnosis(reason: reason, nearness: nearness)
    }

    private static func diagnosisOfHost(
        _ pattern: SegmentedPattern,
        _ url: ExplainedURL,
        _ walks: [PartialMatch]
    ) -> PatternDiagnosis? {
        guard let wanted = pattern.host else {
            return reasonOfOpenHost(url).map { PatternDiagnosis(reason: $0, nearness: .far) }
        }
        if let host = url.host, wanted.accepts(host) { return nil }
        let text = wanted.written
        let saw = url.host.map { ", not '\(RedactedTexts.cut($0))'" } ?? ", and there is none"
        let seen = url.host.map { RedactedTexts.cut($0) }
        let reason = Reason(.host, wanted: text, seen: seen, "wants the host '\(text)'\(saw)")
        let nearness = nearness(of: walks, .host(wanted), wanted: text, seen: url.host ?? "")
        return PatternDiagnosis(reason: reason, nearness: nearness)
    }

    /// The reason why a pattern without a host cannot match a web URL of this host, if there is one.
    private static func reasonOfOpenHost(_ url: ExplainedURL) -> Reason? {
        guard let host = url.host, !url.rules.acceptsWithoutHost(host) else { return nil }
        let seen = RedactedTexts.cut(host)
        return Reason(.host, seen: seen, "names no host, and '\(seen)' is not in 'webHosts'")
    }

    private static func nearness(
        of walks: [PartialMatch],
        _ change: URLChange,
        wanted: String,
        seen: String
    ) -> Nearness {
        let matching = walks.filter { $0.stop == nil }
        if matching.isEmpty { return .far }
        if let letters = EditDistance.slip(wanted.utf8, seen.utf8) { return .slip(letters, change) }
        return matching.contains { $0.isTelling() } ? .part(change) : .far
    }
}

extension PatternDiagnosis {
    /// The diagnosis of the nearest choice of optional groups, or else of the choice whose walk came
    /// furthest.
    private static func diagnosisOfSegments(
        _ walks: [PartialMatch],
        _ url: ExplainedURL,
        _ texts: RedactedTexts
    ) -> PatternDiagnosis? {
        var best: (walk: PartialMatch, stop: PartialMatch.Stop, nearness: Nearness)?
        for walk in walks {
            guard let stop = walk.stop else { return nil }
            let nearness = walk.nearness(of: stop, in: url)
            guard let other = best else {
                best = (walk, stop, nearness)
                continue
            }
            let isNearer = nearness.rank < other.nearness.rank
            if isNearer || nearness.rank == other.nearness.rank && walk.came(stop, further: other) {
                best = (walk, stop, nearness)
            }
        }
        return best.map {
            PatternDiagnosis(reason: $0.walk.reason(of: $0.stop, in: url, texts), nearness: $0.nearness)
        }
    }
}

extension PartialMatch {
    /// Whether a walk stops further on than another; at one segment, whether only the other's pattern has
    /// ended.
    fileprivate func came(
        _ stop: Stop,
        further other: (walk: PartialMatch, stop: Stop, nearness: Nearness)
    ) -> Bool {
        if stop.segment != other.stop.segment { return stop.segment > other.stop.segment }
        return other.stop.component == other.walk.components.count && stop.component < components.count
    }

    /// The reason why the walk stops.
    fileprivate func reason(
        of stop: Stop,
        in url: ExplainedURL,
        _ texts: RedactedTexts
    ) -> RouteExplanation.Reason {
        typealias Reason = RouteExplanation.Reason
        let number = stop.segment + 1
        let seen = url.ends(at: stop) ? nil : texts.segment(stop.segment, of: url)
        guard stop.component < components.count else {
            let message = "segment \(number), '\(seen ?? "")', is one too many"
            return Reason(.length, segment: number, seen: seen, message)
        }
        let component = components[stop.component]
        let wanted = RedactedTexts.cut(component.written)
        guard let seen else {
            let message = "segment \(number), '\(wanted)', is missing"
            return Reason(.length, segment: number, wanted: wanted, message)
        }
        var code = Reason.Code.constraint
        var message = "segment \(number) wants '\(wanted)', not '\(seen)'"
        switch component {
        case .literal(let literal):
            code = .segment
            let text = url.segments[stop.segment]
            if literal.equals(text.span, ignoringCase: true) { message += ": capitals count" }
        case .mixed:
            code = .segment
        case .capture, .restCapture, .anySegment, .anySegments, .rest:
            break
        }
        return Reason(code, segment: number, wanted: wanted, seen: seen, message)
    }
}
