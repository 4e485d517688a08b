extension SegmentSampling {
    /// Texts of many kinds, the simplest first.
    private static let texts = [
        "x", "7", "x1", "1.5", "true", "f", "a1", "-7", "0", "42", "2024", "123456", "007", "false", "X",
        "some-title", "a.b", "x_y", "a b", "é", "1e5", "18446744073709551616", "9223372036854775808",
        "1b4e28ba-2fa1-11d2-883f-0016d3cca427", "2024-01-31", "en-GB", "x.html",
    ]
    .map { SegmentSample(text: Array($0.utf8)) }

    /// Texts that a part may take, the simplest first.
    func trials(of part: PathPart) -> [SegmentSample] {
        switch part {
        case .anySegment:
            return Self.texts + [hardest(nil)].compactMap { $0.map { SegmentSample(text: $0) } }
        case .literal(let bytes), .firstHost(let bytes):
            return spellings(of: bytes)
        case .test(.constraint(let constraint)):
            return trials(of: constraint)
        case .test(.mixed(let pieces)):
            return trials(of: pieces)
        case .scheme, .host, .anySegments, .end, .rest, .restTest, .test(.wholeURL):
            return []
        }
    }

    private func trials(of constraint: CaptureConstraint) -> [SegmentSample] {
        switch constraint {
        case .type(let type):
            return Self.texts + [hardest(type)].compactMap { $0.map { SegmentSample(text: $0) } }
        case .words(let words):
            return words.flatMap { spellings(of: $0.exact) }
        case .expression(let expression):
            let texts = expression.trials(as: .segment)
            return texts.map { SegmentSample(text: Array($0.utf8)) } + Self.texts
        }
    }

    /// Spells a literal as it is written, and in capitals if these do not count.
    private func spellings(of bytes: [UInt8]) -> [SegmentSample] {
        let capitals = bytes.map { $0.isASCIILetter ? $0 & 0xDF : $0 }
        let spellings = caseSensitive || capitals == bytes ? [bytes] : [bytes, capitals]
        return spellings.map { SegmentSample(text: $0, isKnown: true) }
    }

    /// Puts samples into the captures of a mixed segment, all of them the simplest but for one.
    private func trials(of pieces: [SegmentPiece]) -> [SegmentSample] {
        let choices = pieces.map(texts)
        guard choices.allSatisfy({ !$0.isEmpty }) else { return [] }
        let simplest = choices.map { $0[0] }
        var samples = [SegmentSample(text: Array(simplest.joined()))]
        for (index, texts) in choices.enumerated() {
            for text in texts.dropFirst() {
                var changed = simplest
                changed[index] = text
                samples.append(SegmentSample(text: Array(changed.joined())))
            }
        }
        return samples
    }

    private func texts(of piece: SegmentPiece) -> [[UInt8]] {
        switch piece {
        case .literal(let literal):
            return [literal.exact]
        case .capture(let capture):
            let part = capture.constraint.map { PathPart.test(.constraint($0)) } ?? .anySegment
            return samples(of: part, isHost: false, .trial).map(\.text)
        }
    }
}
