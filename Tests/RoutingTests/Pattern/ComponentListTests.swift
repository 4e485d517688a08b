import Testing

@testable import Routing

@Suite struct ComponentListTests {
    @Test(arguments: 0...9)
    func givesTheCodesThatItWasGiven(_ count: Int) {
        let codes = (0..<count).map { ComponentCode.literal($0 + 1..<$0 + 4_000) } + [.end]
        let list = ComponentList(codes)
        for (index, code) in codes.enumerated() {
            #expect(list[index].kind == code.kind)
            #expect(list[index].range == code.range)
        }
    }

    @Test(arguments: 0...7)
    func givesTheEndsBetweenAlternatives(_ count: Int) {
        let codes = Array(repeating: [ComponentCode.anySegment, .end], count: count / 2).joined() + [.end]
        let list = ComponentList(Array(codes))
        #expect(codes.indices.map { list[$0].kind } == codes.map(\.kind))
    }

    @Test func aCodeKeepsWhatBelongsToIt() {
        let literal = ComponentCode.literal(4_095..<4_096)
        #expect(literal.kind == .literal)
        #expect(literal.range == 4_095..<4_096)
        #expect(ComponentCode.literal(0..<4_096).range == 0..<4_096)
        for type in CaptureType.allCases {
            let capture = ComponentCode.capture(1_365, type)
            #expect(capture.kind == .typedCapture)
            #expect(capture.number == 1_365)
            #expect(capture.type == type)
        }
        #expect(ComponentCode.capture(7).number == 7)
        #expect(ComponentCode.restCapture(7).number == 7)
        for isRest in [false, true] {
            let other = ComponentCode.other(100_000, isRest: isRest)
            #expect(other.kind == (isRest ? .otherRest : .other))
            #expect(other.otherNumber == 100_000)
        }
    }
}
