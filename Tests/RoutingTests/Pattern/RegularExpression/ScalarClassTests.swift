import Testing

@testable import Routing

@Suite struct ScalarClassTests {
    private static let ranges: [ScalarClass.Ranges] = [
        [],
        ["a"..."a"],
        ["?"..."@"],
        ["\u{0}"..."\u{10FFFF}"],
        ["k"..."z", "a"..."m", "b"..."c"],
        ["x"..."é", "0"..."9", "\u{4E00}"..."\u{9FFF}", "\u{10000}"..."\u{10FFFF}"],
        ["\u{7F}"..."\u{80}", "\u{D7FF}"..."\u{E000}"],
    ]

    private static let probes: [Unicode.Scalar] =
        (0..<0x180).compactMap { Unicode.Scalar($0) } + [
            "\u{4DFF}", "\u{4E00}", "\u{9FFF}", "\u{A000}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}",
            "\u{10FFFF}",
        ]

    @Test(arguments: ranges, [false, true])
    func membersAreThoseOfTheRangesOrAllOthers(_ ranges: ScalarClass.Ranges, _ isNegated: Bool) {
        let scalars = ScalarClass(ranges, isNegated: isNegated)
        for probe in Self.probes {
            let isInRanges = ranges.contains { $0.contains(probe) }
            #expect(scalars.contains(probe, ignoringCase: false) == (isInRanges != isNegated), "\(probe)")
        }
    }

    @Test(arguments: ranges, [false, true])
    func caseIsFoldedBeforeNegationAndOverASCIIOnly(_ ranges: ScalarClass.Ranges, _ isNegated: Bool) {
        let scalars = ScalarClass(ranges, isNegated: isNegated)
        for probe in Self.probes {
            let cases =
                probe.isASCII ? [probe.properties.lowercaseMapping, probe.properties.uppercaseMapping] : []
            let spellings = [probe] + cases.flatMap(\.unicodeScalars)
            let isInRanges = ranges.contains { spellings.contains(where: $0.contains) }
            #expect(scalars.contains(probe, ignoringCase: true) == (isInRanges != isNegated), "\(probe)")
        }
    }
}
