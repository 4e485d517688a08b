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
}

extension PatternComponent {
    /// The captures in the component, those without a name included.
    var captures: [Capture] {
        switch self {
        case .capture(let capture), .restCapture(let capture): [capture]
        case .mixed(let pieces):
            pieces.compactMap(\.capture)
        case .literal, .anySegment, .anySegments, .rest: []
        }
    }
}
