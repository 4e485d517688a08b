internal import SeededRandom

/// A writer of random URLs, which may follow a pattern.
struct RandomURL {
    var generator: SeededGenerator

    init(_ generator: SeededGenerator) {
        self.generator = generator
    }

    /// Writes a URL that is almost always valid: scheme, host, segments, and what routing ignores.
    mutating func text(near patterns: [String]) -> String {
        var scheme = generator.pick([nil, nil, "app", "app", "APP", "https", "http", "wss", "ftp", "other"])
        var host = generator.pick(RandomCases.hosts)
        var segments = words(upTo: 4)
        if !patterns.isEmpty, generator.chance(80), let pattern = NaivePattern(generator.pick(patterns)) {
            segments = self.segments(matching: generator.pick(pattern.alternatives))
            if generator.chance(20) { segments = mutated(segments) }
            if generator.chance(90), let demanded = pattern.scheme { scheme = demanded }
            if generator.chance(90), let demanded = pattern.host { host = self.host(matching: demanded) }
        }
        if let known = scheme, generator.chance(10) { scheme = known.uppercased() }
        return layout(scheme: scheme, host: host, segments: segments) + queryAndFragment()
    }

    private mutating func words(upTo count: Int) -> [String] {
        (0..<generator.number(below: count + 1)).map { _ in generator.pick(RandomCases.words) }
    }

    private mutating func mutated(_ segments: [String]) -> [String] {
        var segments = segments
        let word = generator.pick(RandomCases.words)
        guard !segments.isEmpty else { return [word] }
        let index = generator.number(below: segments.count)
        switch generator.number(below: 5) {
        case 0: segments.remove(at: index)
        case 1: segments.insert(word, at: index)
        case 2: segments[index] = word
        case 3: segments.append(segments[index])
        default: segments.swapAt(0, index)
        }
        return segments
    }
}

extension RandomURL {
    private mutating func host(matching pattern: NaiveHost) -> String {
        switch pattern {
        case .exactly(let host): host
        case .any: generator.pick(RandomCases.hosts)
        case .anyWithPort(let port): generator.pick(["localhost", "X.test"]) + port
        case .labelsBefore(let ending): generator.pick(["a", "a.B", "a..b", ""]) + ending
        }
    }

    private mutating func segments(matching alternative: [NaivePattern.Segment]) -> [String] {
        var segments: [String] = []
        for segment in alternative {
            switch segment {
            case .literal(let text): segments.append(recased(NaiveText.string(text)))
            case .anyOne: segments.append(generator.pick(RandomCases.words))
            case .anyNumber, .rest: segments += words(upTo: 2)
            case .capturedRest(let capture):
                for _ in 0...generator.number(below: 3) {
                    segments.append(sample(of: capture, among: 1))
                }
            case .parts(let parts):
                var text = ""
                let captures = parts.count { part in
                    if case .capture = part { true } else { false }
                }
                for part in parts {
                    switch part {
                    case .text(let literal): text += recased(NaiveText.string(literal))
                    case .capture(let capture): text += sample(of: capture, among: captures)
                    }
                }
                segments.append(text)
            }
        }
        return segments
    }

    /// Changes the case of all ASCII letters once in a while.
    private mutating func recased(_ text: String) -> String {
        guard generator.chance(15) else { return text }
        let isUpper = generator.chance(50)
        let folded = NaiveText.folded(text.unicodeScalars)
        return NaiveText.string(
            folded.map { isUpper && NaiveText.isLetter($0) ? Unicode.Scalar(UInt8($0.value) - 32) : $0 })
    }

    /// Writes a text that satisfies the constraint of a capture, most of the time.
    ///
    /// Some are as long as a constraint allows or longer, but not among more than two captures in one
    /// segment, as the reference tries every way to share it out.
    private mutating func sample(of capture: NaivePattern.Capture, among captures: Int) -> String {
        if generator.chance(1), captures <= 2 {
            return String(repeating: "7", count: generator.pick([256, 257]))
        }
        let typeName: String
        switch capture.constraint {
        case .words(let words): return recased(NaiveText.string(generator.pick(words)))
        case .expression(let expression):
            let known = RandomCases.expressions.first { $0.source == expression.source }
            return generator.pick(known?.samples ?? RandomCases.words)
        case .some(let type): typeName = "\(type)"
        case nil: typeName = ""
        }
        let samples = RandomCases.types.first { $0.name == typeName }?.samples ?? RandomCases.words
        return generator.pick(samples)
    }
}
