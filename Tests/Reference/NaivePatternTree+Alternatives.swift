extension NaivePatternTree {
    /// Writes out every way to take or leave the groups, in the order in which they are tried.
    ///
    /// The most segments come first; on a tie, the alternative that takes the leftmost group.
    func alternatives() -> [[NaivePattern.Segment]]? {
        var alternatives: [[NaivePattern.Segment]] = []
        for nodes in NaivePatternTree.expansions(of: nodes) {
            guard let segments = segments(of: nodes) else { return nil }
            alternatives.append(segments)
        }
        return alternatives.enumerated().sorted { first, second in
            let (more, fewer) = (first.element.count, second.element.count)
            return more == fewer ? first.offset < second.offset : more > fewer
        }.map(\.element)
    }

    /// Expands the groups; what takes a group comes before what leaves it, the leftmost group first.
    private static func expansions(of nodes: [Node]) -> [[Node]] {
        guard let first = nodes.first else { return [[]] }
        let others = Array(nodes.dropFirst())
        if case .group(let inner) = first {
            return expansions(of: inner + others) + expansions(of: others)
        }
        return expansions(of: others).map { [first] + $0 }
    }

    private func segments(of nodes: [Node]) -> [NaivePattern.Segment]? {
        let isSlash = { (node: Node) in if case .slash = node { true } else { false } }
        var pieces = nodes.split(omittingEmptySubsequences: false, whereSeparator: isSlash).map(Array.init)
        var components: [[Node]] = []
        // Only the first component of `app://` is an authority, which no `..` removes.
        if scheme != nil, host == nil {
            let authority = pieces.removeFirst()
            guard NaivePatternTree.isGoodAuthority(authority) else { return nil }
            components = [authority]
        } else if host != nil, pieces.first?.isEmpty == false {
            return nil
        }
        guard let path = NaivePatternTree.withoutDots(pieces) else { return nil }
        components = (components + path).filter { !$0.isEmpty }
        var segments: [NaivePattern.Segment] = []
        for (index, component) in components.enumerated() {
            let isLast = index == components.count - 1
            guard let segment = NaivePatternTree.segment(component, isLast: isLast) else { return nil }
            segments.append(segment)
        }
        return segments
    }

    private static func isGoodAuthority(_ component: [Node]) -> Bool {
        let hasUserInfo = component.contains { node in
            if case .text(let text) = node { text.contains("@") } else { false }
        }
        guard !hasUserInfo else { return false }
        guard let literal = literal(component) else { return true }
        return literal != ["."] && literal != [".", "."] && !literal.contains("/")
    }

    /// Resolves `.` and `..` as in a URL; `nil` when `..` would remove more than a literal.
    private static func withoutDots(_ pieces: [[Node]]) -> [[Node]]? {
        var resolved: [[Node]] = []
        for piece in pieces {
            let literal = literal(piece)
            if literal == [".", "."] {
                // The page does not say what becomes of a capture or wildcard before `..`.
                if let last = resolved.popLast(), self.literal(last) == nil { return nil }
            } else if literal != ["."] {
                resolved.append(piece)
            }
        }
        return resolved
    }

    /// Decodes a component that consists of literal text only, the empty component included.
    private static func literal(_ component: [Node]) -> [Unicode.Scalar]? {
        guard case .literal(let text)? = segment(component, isLast: false) else { return nil }
        return text
    }

    private static func segment(_ component: [Node], isLast: Bool) -> NaivePattern.Segment? {
        if component.count == 1, let first = component.first {
            switch first {
            case .text(["*"]): return isLast ? .rest : .anyOne
            case .text(["*", "*"]): return .anyNumber
            case .text([".", ".", "."]): return isLast ? .rest : nil
            case .capturedRest(let capture): return isLast ? .capturedRest(capture) : nil
            default: break
            }
        }
        guard let parts = parts(component) else { return nil }
        switch parts.first {
        case nil: return .literal([])
        case .text(let text) where parts.count == 1: return .literal(text)
        default: return .parts(parts)
        }
    }

    /// Decodes the literals of a component and joins those that groups had separated.
    private static func parts(_ component: [Node]) -> [NaivePattern.Part]? {
        var parts: [NaivePattern.Part] = []
        var captures = 0
        for node in component {
            switch node {
            case .text(let raw):
                let looksLikeCatchAll = NaiveText.string(raw).contains("...")
                guard !raw.contains("*"), !looksLikeCatchAll, let text = NaiveText.decoded(raw) else {
                    return nil
                }
                if case .text(let before)? = parts.last {
                    parts[parts.count - 1] = .text(before + text)
                } else {
                    parts.append(.text(text))
                }
            case .capture(let capture):
                captures += 1
                parts.append(.capture(capture))
            case .slash, .capturedRest, .group:
                return nil
            }
        }
        return captures <= 8 ? parts : nil
    }
}
