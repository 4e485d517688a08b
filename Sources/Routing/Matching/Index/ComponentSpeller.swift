/// Spells the components of one pattern as parts of paths, each component once.
struct ComponentSpeller: ~Copyable {
    private let pattern: SegmentedPattern
    private let bytes: [UInt8]
    private let caseSensitive: Bool
    /// The spellings so far, by the code of the component: alternatives share most components.
    private var known = [UInt32: [[Int]]]()

    init(_ pattern: SegmentedPattern, caseSensitive: Bool) {
        self.pattern = pattern
        self.bytes = Array(pattern.text.utf8)
        self.caseSensitive = caseSensitive
    }

    /// The ways in which a component can be spelt, as the numbers of parts.
    ///
    /// - Parameters:
    ///   - code: The component.
    ///   - isFirst: Whether it may match the first segment.
    ///   - most: The maximum number of spellings for lists of words.
    ///   - table: The table that numbers the parts.
    /// - Returns: The spellings.
    mutating func choices(
        _ code: ComponentCode,
        isFirst: Bool,
        atMost most: Int,
        _ table: inout PathTable
    ) -> [[Int]] {
        // A host ignores case in every router, also as a segment.
        let mayBeHost = caseSensitive && isFirst
        if !mayBeHost, let choices = known[code.bits] { return choices }
        guard let component = pattern.component(code, in: bytes) else { return [] }
        var parts = parts(of: component, atMost: most)
        if mayBeHost { parts += parts.compactMap { $0.first?.asFirstHost.map { [$0] } } }
        let choices = parts.map { $0.map { table.number(of: $0) } }
        // Each word becomes a literal, up to the maximum.
        let isList = if case .capture(let capture) = component { capture.words != nil } else { false }
        if !mayBeHost, !isList { known[code.bits] = choices }
        return choices
    }

    private func parts(of component: PatternComponent, atMost most: Int) -> [[PathPart]] {
        switch component {
        case .literal(let literal):
            return [[part(literal)]]
        case .anySegment:
            return [[.anySegment]]
        case .capture(let capture):
            guard let constraint = capture.constraint else { return [[.anySegment]] }
            if let words = capture.words, words.count <= most { return words.map { [part($0)] } }
            return [[.test(.constraint(constraint))]]
        case .mixed(let pieces):
            return [[.test(.mixed(pieces.map(\.withoutName)))]]
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
}

extension PathPart {
    /// Returns the part for a first segment that was written as a host; `nil` unless the part is a literal.
    fileprivate var asFirstHost: PathPart? {
        guard case .literal(let bytes) = self else { return nil }
        return .firstHost(bytes.map(\.foldedASCII))
    }
}
