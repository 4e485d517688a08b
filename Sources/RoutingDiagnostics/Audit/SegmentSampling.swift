/// Makes texts for the parts of paths, and compares them as the matcher does.
///
/// For a proof one text for each part is enough, whatever the patterns are. A text that no pattern names and
/// that is a value of no other type than it has to be is refused wherever a text of its kind can be refused:
/// what takes this one takes all. A literal written in capitals is refused wherever one of its spellings is,
/// because types are the only tests that know capitals, and they ask for small letters (`true`).
struct SegmentSampling {
    let caseSensitive: Bool
    /// By type, a text that no pattern names, and that is of no more types than all texts of the type are.
    private let fresh: [CaptureType?: [UInt8]]
    /// The trials of what takes everything, which are asked for all the time.
    private var anyTrials: [SegmentSample] = []

    /// Prepares texts.
    ///
    /// - Parameters:
    ///   - caseSensitive: Whether literals distinguish capitals.
    ///   - named: The literals and words of all patterns, in lower case.
    init(caseSensitive: Bool, avoiding named: Set<[UInt8]>) {
        self.caseSensitive = caseSensitive
        var fresh: [CaptureType?: [UInt8]] = [:]
        for type in [nil] + CaptureType.allCases.map(Optional.some) where type != .bool {
            // There are more numbers than names, so one of these is free.
            let texts = (0...named.count).lazy.map { Array(Self.text(of: type, $0).utf8) }
            fresh[type] = texts.first { !named.contains($0) }
        }
        self.fresh = fresh
        anyTrials = trials(of: .anySegment)
    }

    /// A text that is a value of a type, and of others only when all values of the type are; of `nil`, of
    /// none.
    private static func text(of type: CaptureType?, _ number: Int) -> String {
        switch type {
        case nil: number == 0 ? "z-" : "z-\(number)"
        case .int: "-\(number + 7)"
        case .uint: "\(Int64.max.magnitude + UInt64(number) + 1)"
        case .double: "\(number + 1).5"
        case .bool: "true"
        case .uuid: "1b4e28ba-2fa1-41d2-883f-\(number + 100_000_000_000)"
        case .hex: "a\(number + 1)"
        case .alpha: String(repeating: "z", count: number + 1)
        case .alnum: "z\(number + 1)"
        }
    }

    /// The text of a type that is the hardest to take; `nil` for `bool`, which has two values only.
    func hardest(_ type: CaptureType?) -> [UInt8]? { fresh[type] }
}

extension SegmentSampling {
    /// Makes samples of the segments that a part takes.
    ///
    /// - Parameters:
    ///   - part: The part, of one segment.
    ///   - isHost: Whether the segment is written as the host of a URL, where capitals fold.
    ///   - purpose: What they are for.
    /// - Returns: The samples, the simplest first; for a proof, as many as there are kinds of segments.
    func samples(of part: PathPart, isHost: Bool, _ purpose: SamplingPurpose) -> [SegmentSample] {
        let samples =
            switch purpose {
            case .proof: proofs(of: part, isHost: isHost)
            case .trial where part == .anySegment && !isHost: anyTrials
            case .trial: trials(of: part).filter { accepts(part, $0, isHost: isHost, .trial) }
            }
        return samples.filter { canStand($0.text, isHost: isHost) }
    }

    private func proofs(of part: PathPart, isHost: Bool) -> [SegmentSample] {
        switch part {
        case .literal(let bytes):
            return isHost && caseSensitive ? [] : [known(bytes, isHost: isHost)]
        case .firstHost(let bytes):
            return isHost ? [known(bytes, isHost: isHost)] : []
        case .test(.constraint(.words(let words))):
            return words.map { known($0.exact, isHost: isHost) }
        case .test(.constraint(.type(.bool))):
            return ["true", "false"].map { SegmentSample(text: Array($0.utf8), isKnown: true) }
        case .test(.constraint(.type(let type))):
            return [SegmentSample(text: fresh[type] ?? [])]
        case .test(let test):
            let passing = samples(of: part, isHost: isHost, .trial).first?.text
            return [SegmentSample(text: fresh[nil] ?? [], passed: test, passing: passing)]
        case .anySegment:
            return [SegmentSample(text: fresh[nil] ?? [])]
        case .scheme, .host, .anySegments, .end, .rest, .restTest:
            return []
        }
    }

    private func known(_ bytes: [UInt8], isHost: Bool) -> SegmentSample {
        if isHost { return SegmentSample(text: bytes.map(\.foldedASCII), isKnown: true) }
        let text = caseSensitive ? bytes : bytes.map { $0.isASCIILetter ? $0 & 0xDF : $0 }
        return SegmentSample(text: text, isKnown: true)
    }

    /// Whether a text can be read as one segment.
    private func canStand(_ text: [UInt8], isHost: Bool) -> Bool {
        guard !text.isEmpty, !text.contains(0), DotSegment(text.span, text.indices) == nil else {
            return false
        }
        return !isHost || text.allSatisfy { $0 != ascii("/") && $0 == $0.foldedASCII }
    }
}

extension SegmentSampling {
    /// Whether a part takes a sample; for a proof, whether it is certain that it takes all that the sample is
    /// for.
    func accepts(
        _ part: PathPart,
        _ sample: SegmentSample,
        isHost: Bool,
        _ purpose: SamplingPurpose
    ) -> Bool {
        switch part {
        case .anySegment:
            return true
        case .literal(let bytes):
            guard !(isHost && caseSensitive) else { return false }
            return sample.text.span.equals(bytes.span, ignoringCase: !caseSensitive)
        case .firstHost(let bytes):
            return isHost && sample.text.span.equals(bytes.span, ignoringCase: true)
        case .test(let test):
            if purpose == .proof, test.isOpaque, !sample.isKnown { return sample.passed == test }
            let part = URLOutline.Part(sample.text.span, sample.text.indices)
            var steps = 0
            return test.accepts(
                sample.text.span, part, ignoringCase: !caseSensitive || isHost, counting: &steps)
        case .scheme, .host, .anySegments, .end, .rest, .restTest:
            return false
        }
    }
}
