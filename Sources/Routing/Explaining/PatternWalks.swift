/// The walks through the choices of optional groups of a pattern, made one by one.
struct PatternWalks: Sequence, IteratorProtocol {
    private let text: String
    private let url: ExplainedURL
    private var alternatives: ArraySlice<PatternAlternative>
    private(set) var answers: ComponentAnswers

    init(_ pattern: SegmentedPattern, _ url: ExplainedURL) {
        self.text = pattern.text
        self.url = url
        self.alternatives = pattern.alternatives[...]
        self.answers = ComponentAnswers(pattern, url.url.outline, caseSensitive: url.rules.caseSensitive)
    }

    mutating func next() -> PatternWalk? {
        guard let alternative = alternatives.popFirst() else { return nil }
        return text.withBytes { PatternWalk(alternative, $0, url, &answers) }
    }
}
