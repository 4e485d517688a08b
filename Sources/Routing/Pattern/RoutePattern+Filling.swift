extension RoutePattern {
    /// The names of the captures, from left to right; `:_` captures nothing.
    package var captureNames: [String] {
        switch form {
        case .segments(let pattern):
            (0..<pattern.names.count).map { pattern.names[$0] }.filter { $0 != "_" }
        case .wholeURL(let expression): expression.captureNames
        }
    }

    /// The names that are captured from every URL that matches, whatever optional groups it leaves out.
    package var certainNames: Set<String> {
        guard case .segments(let pattern) = form else { return [] }
        let names = pattern.alternatives.map { Set($0.components.flatMap(\.captures).compactMap(\.name)) }
        return names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    }

    /// Writes the pattern out as a URL.
    ///
    /// What stands for any number of segments is left out; optional groups are written out when their captures
    /// are given.
    ///
    /// - Parameter captures: The values of the captures, no others.
    /// - Returns: A URL that should match and capture these values, or `nil` when the pattern does not say all
    ///   of it, such as the text behind a `*`. Constraints are not asked: whoever needs to be sure matches it.
    /// - Complexity: O(length of the pattern), for each choice of its optional groups.
    package func route(filledWith captures: Parameters) -> String? {
        guard case .segments(let pattern) = form else { return nil }
        let names = Set(captures.names)
        for alternative in pattern.alternatives {
            let components = alternative.components
            guard Set(components.flatMap(\.captures).compactMap(\.name)) == names else { continue }
            var segments: [String] = []
            for component in components {
                guard let texts = component.texts(filledWith: captures) else { return nil }
                segments += texts
            }
            // What is escaped in a query value is all that a segment has to have escaped, a `:` included.
            let path = segments.map(RouteURL.escapingQueryValue).joined(separator: "/")
            return pattern.origin.map { $0.isEmpty && path.isEmpty ? "/" : $0 + path }
        }
        return nil
    }
}

extension SegmentedPattern {
    /// What a URL has before its segments, or `nil` when the pattern does not say it.
    fileprivate var origin: String? {
        guard let scheme else { return "" }
        switch host {
        case nil: return scheme + "://"
        case .exact(let host): return scheme + "://" + host + "/"
        default: return nil
        }
    }
}

extension PatternComponent {
    /// The captures in the component, those without a name included.
    fileprivate var captures: [Capture] {
        switch self {
        case .capture(let capture), .restCapture(let capture): [capture]
        case .mixed(let pieces):
            pieces.compactMap { if case .capture(let capture) = $0 { capture } else { nil } }
        case .literal, .anySegment, .anySegments, .rest: []
        }
    }

    /// The segments that the component stands for with these captures, or `nil` when it does not say.
    fileprivate func texts(filledWith captures: Parameters) -> [String]? {
        switch self {
        case .literal(let literal):
            return [String(decoding: literal.exact, as: UTF8.self)]
        case .capture(let capture):
            return capture.name.flatMap { captures[$0] }.map { [$0] }
        case .restCapture(let capture):
            return capture.name.map { captures.values(for: $0) }
        case .mixed(let pieces):
            var text = ""
            for piece in pieces {
                switch piece {
                case .literal(let literal):
                    text += String(decoding: literal.exact, as: UTF8.self)
                case .capture(let capture):
                    guard let value = capture.name.flatMap({ captures[$0] }) else { return nil }
                    text += value
                }
            }
            return [text]
        case .anySegment:
            return nil
        case .anySegments, .rest:
            return []
        }
    }
}
