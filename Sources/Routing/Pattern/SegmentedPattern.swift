/// A pattern of segments, with its scheme and host if it has them.
///
/// A router may hold a hundred thousand patterns, so their rare properties are in a separate object.
package final class SegmentedPattern: Sendable {
    /// The text of the pattern.
    let text: String
    /// The components of all choices of optional groups, in the order of trial.
    let components: ComponentList
    /// The names of the captures.
    let names: CaptureNames
    private let lengthOfScheme: UInt16
    private let countOfAlternatives: UInt8
    /// Whether each capture begins at the same segment in all URLs that match.
    let placesAreKnown: Bool
    private let rareData: PatternRareData?

    /// Reads the text of a pattern.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - predicates: Conditions in code, by the name of their capture.
    ///   - webSchemes: The schemes whose patterns begin with a host.
    /// - Throws: A ``RoutePatternError`` for the first fault in the text.
    init(
        _ text: String,
        predicates: [String: CapturePredicate],
        webSchemes: Set<String>
    ) throws(RoutePatternError) {
        let reading = try ParsedPattern(text, predicates: predicates, webSchemes: webSchemes)
        self.text = text
        self.components = ComponentList(reading.components)
        self.names = CaptureNames(reading.captures)
        self.lengthOfScheme = UInt16(reading.schemeLength)
        self.countOfAlternatives = UInt8(reading.components.count { $0.kind == .end })
        self.placesAreKnown =
            countOfAlternatives == 1
            && reading.components.allSatisfy { ![.anySegments, .other, .otherRest].contains($0.kind) }
        self.rareData = PatternRareData(
            host: reading.host,
            others: reading.others,
            predicates: predicates,
            webSchemes: webSchemes
        )
    }

    private init(_ pattern: SegmentedPattern, _ rareData: PatternRareData?) {
        self.text = pattern.text
        self.components = pattern.components
        self.names = pattern.names
        self.lengthOfScheme = pattern.lengthOfScheme
        self.countOfAlternatives = pattern.countOfAlternatives
        self.placesAreKnown = pattern.placesAreKnown
        self.rareData = rareData
    }

    /// The pattern in its form for guards; see ``RoutePattern/failingClosed``.
    var failingClosed: SegmentedPattern {
        if others.isEmpty { return self }
        let rareData = PatternRareData(
            host: host,
            others: others.map(\.failingClosed),
            predicates: predicates,
            webSchemes: webSchemes,
            failsClosed: true
        )
        return SegmentedPattern(self, rareData)
    }
}

extension SegmentedPattern {
    /// The length of the scheme at the beginning of the text; 0 if the pattern has no scheme.
    var schemeLength: Int { Int(lengthOfScheme) }

    /// The number of choices of optional groups.
    var alternativeCount: Int { Int(countOfAlternatives) }

    /// The scheme in lower case, or `nil` if the pattern has no scheme.
    package var scheme: String? {
        if schemeLength == 0 { return nil }
        return String(decoding: text.utf8.prefix(schemeLength), as: UTF8.self).foldedASCII
    }

    /// The host of a web pattern, or `nil`.
    package var host: HostPattern? { rareData?.host }

    /// The components that do not fit in a `ComponentCode`; their codes hold an index into this array.
    var others: [PatternComponent] { rareData?.others ?? [] }

    /// Conditions in code, by the name of their capture.
    var predicates: [String: CapturePredicate] { rareData?.predicates ?? [:] }

    /// Whether the pattern is in its form for guards.
    var failsClosed: Bool { rareData?.failsClosed ?? false }

    /// The web schemes that the pattern was read with; those of the router after registration.
    var webSchemes: Set<String> { rareData?.webSchemes ?? RouteURL.Options.standardWebSchemes }
}

extension SegmentedPattern {
    /// The choices of optional groups, in the order of trial.
    package var alternatives: [PatternAlternative] {
        let bytes = Array(text.utf8)
        var alternatives: [PatternAlternative] = []
        alternatives.reserveCapacity(alternativeCount)
        var index = 0
        for _ in 0..<alternativeCount {
            let codes = codes(from: index)
            let components = codes.compactMap { component($0, in: bytes) }
            alternatives.append(PatternAlternative(components: components, codes: codes))
            index += codes.count + 1
        }
        return alternatives
    }

    /// The codes from a component to the end of its alternative.
    func codes(from first: Int) -> [ComponentCode] {
        var codes: [ComponentCode] = []
        var index = first
        while components[index].kind != .end {
            codes.append(components[index])
            index += 1
        }
        return codes
    }

    /// A number for the requirement of a component, regardless of capture names; components with the same requirement
    /// may share it.
    func question(of code: ComponentCode) -> UInt32 {
        switch code.kind {
        case .capture: ComponentCode.anySegment.bits
        case .typedCapture: ComponentCode.capture(0, code.type).bits
        case .restCapture: ComponentCode.restCapture(0).bits
        case .other, .otherRest: question(ofOther: code)
        case .literal, .anySegment, .anySegments, .rest, .end: code.bits
        }
    }

    private func question(ofOther code: ComponentCode) -> UInt32 {
        guard let questions = rareData?.questions, !questions.isEmpty else { return code.bits }
        return questions[code.otherNumber]
    }

    /// The component that a code stands for, or `nil` at the end of an alternative.
    func component(_ code: ComponentCode, in bytes: [UInt8]) -> PatternComponent? {
        switch code.kind {
        case .end: nil
        case .literal: .literal(Literal(Array(bytes[code.range])))
        case .capture: .capture(Capture(name: names[code.number]))
        case .typedCapture: .capture(Capture(name: names[code.number], constraint: .type(code.type)))
        case .restCapture: .restCapture(Capture(name: names[code.number]))
        case .anySegment: .anySegment
        case .anySegments: .anySegments
        case .rest: .rest
        case .other, .otherRest: others[code.otherNumber]
        }
    }
}
