/// Spells a pattern as paths through the index: one for each choice of its optional groups and of its words.
struct PathSpelling {
    /// Words are written out as literals as long as a pattern has no more paths than this.
    static let mostPaths = 64

    let caseSensitive: Bool

    /// The paths of a pattern; a URL matches it when it matches one of them, conditions in code apart.
    func paths(of pattern: RoutePattern) -> [[PathPart]] {
        switch pattern.form {
        case .wholeURL(let expression):
            return [[.restTest(.wholeURL(expression))]]
        case .segments(let segmented):
            let gate = gate(of: segmented)
            let alternatives = segmented.alternatives
            let most = Self.mostPaths / alternatives.count
            return alternatives.flatMap { alternative in
                paths(of: alternative.components, atMost: most).map { gate + $0 }
            }
        }
    }

    private func gate(of pattern: SegmentedPattern) -> [PathPart] {
        guard let scheme = pattern.scheme else { return [] }
        return [.scheme(Array(scheme.utf8))] + (pattern.host.map { [.host($0)] } ?? [])
    }

    private func paths(of components: [PatternComponent], atMost most: Int) -> [[PathPart]] {
        var paths: [[PathPart]] = [[]]
        for component in components {
            var choices = choices(for: component, atMost: most / paths.count)
            // Hosts fold in every router, also where they are a segment.
            if caseSensitive, paths[0].allSatisfy({ $0 == .anySegments }) {
                choices += choices.compactMap { $0.first?.asFirstHost.map { [$0] } }
            }
            paths = paths.flatMap { path in choices.map { path + $0 } }
        }
        return paths.map(closed)
    }

    /// The ways in which a component can be spelt.
    private func choices(for component: PatternComponent, atMost most: Int) -> [[PathPart]] {
        switch component {
        case .literal(let literal):
            return [[part(literal)]]
        case .anySegment:
            return [[.anySegment]]
        case .capture(let capture):
            guard let constraint = capture.constraint else { return [[.anySegment]] }
            if case .words(let words) = constraint, words.count <= most { return words.map { [part($0)] } }
            return [[.test(.constraint(constraint))]]
        case .mixed(let pieces):
            return [[.test(SegmentTest(pieces: pieces))]]
        case .anySegments:
            return [[.anySegments]]
        case .rest:
            return [[.rest]]
        case .restCapture(let capture):
            return [capture.constraint.map { [.restTest(.constraint($0))] } ?? [.anySegment, .rest]]
        }
    }

    private func part(_ literal: Literal) -> PathPart {
        .literal(caseSensitive ? literal.exact : literal.folded)
    }

    /// A path with its end, `**` before it being the rest.
    private func closed(_ path: [PathPart]) -> [PathPart] {
        switch path.last {
        case .rest, .restTest: path
        case .anySegments: path.dropLast() + [.rest]
        default: path + [.end]
        }
    }
}

extension PathPart {
    /// The part as it stands for a first segment that was written as a host; `nil` for what is no literal.
    fileprivate var asFirstHost: PathPart? {
        guard case .literal(let bytes) = self else { return nil }
        return .firstHost(bytes.map(\.foldedASCII))
    }
}
