/// A pattern as written, with its groups still in place.
struct NaivePatternTree {
    private(set) var scheme: String?
    private(set) var host: NaiveHost?
    private(set) var nodes: [Node] = []

    /// What the text of a pattern is made of.
    enum Node {
        case slash
        /// A run of literal text or a wildcard, escapes not yet decoded.
        case text([Unicode.Scalar])
        case capture(NaivePattern.Capture)
        case capturedRest(NaivePattern.Capture)
        case group([Node])
    }

    init?(_ pattern: String) {
        let whole = Array(pattern.unicodeScalars)
        guard !whole.isEmpty, pattern.utf8.count <= 4096 else { return nil }
        var path = whole
        let (scheme, afterScheme) = NaiveText.scheme(of: whole)
        if scheme != nil, afterScheme.starts(with: ["/", "/"]) {
            self.scheme = scheme
            path = Array(afterScheme.dropFirst(2))
        } else if whole.starts(with: ["/", "/"]) {
            // The page does not say whether this is an authority in a pattern.
            return nil
        }
        if let scheme = self.scheme, NaiveHost.webSchemes.contains(scheme) {
            let text = path.prefix { $0 != "/" && $0 != "(" }
            path = Array(path.dropFirst(text.count))
            guard let host = NaiveHost(pattern: Array(text), scheme: scheme) else { return nil }
            self.host = host
        }
        var parser = NaivePatternParser(path, startsWithAuthority: self.scheme != nil && host == nil)
        guard let nodes = parser.parse(), NaivePatternTree.keepsTheLimits(nodes) else { return nil }
        self.nodes = nodes
    }

    /// Checks that there are at most six groups and that no name occurs twice.
    private static func keepsTheLimits(_ nodes: [Node]) -> Bool {
        let all = flattened(nodes)
        let groups = all.filter { if case .group = $0 { true } else { false } }
        let names = all.compactMap { node in
            switch node {
            case .capture(let capture), .capturedRest(let capture): capture.name
            case .slash, .text, .group: nil
            }
        }.filter { $0 != "_" }
        return groups.count <= 6 && Set(names).count == names.count
    }

    private static func flattened(_ nodes: [Node]) -> [Node] {
        nodes.flatMap { node in
            if case .group(let inner) = node { [node] + flattened(inner) } else { [node] }
        }
    }
}
