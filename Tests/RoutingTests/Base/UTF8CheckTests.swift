import Testing

@testable import Routing

/// Checks byte by byte what is UTF-8, against what the standard library decodes without a repair.
@Suite struct UTF8CheckTests {
    /// The bytes at which table 3-7 of the Unicode Standard changes its mind, and their neighbours.
    private static let bytes: [UInt8] = [
        0x01, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
        0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]

    @Test(arguments: bytes)
    func sequenceIsUTF8WhenItsDecodingIsNoRepair(_ first: UInt8) {
        for second in Self.bytes {
            check([first, second])
            for third in Self.bytes {
                check([first, second, third])
                guard first >= 0xE0 else { continue }
                for fourth in Self.bytes { check([first, second, third, fourth]) }
            }
        }
    }

    @Test func everyPairOfBytesIsJudged() {
        for first in UInt8.min...UInt8.max {
            check([first])
            for second in UInt8.min...UInt8.max { check([first, second]) }
        }
    }

    private func check(_ bytes: [UInt8]) {
        var check = UTF8Check()
        let isUTF8 = bytes.allSatisfy { check.accept($0) } && check.isComplete
        let expected = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
        if isUTF8 != expected { Issue.record("\(bytes) is \(expected ? "" : "not ")UTF-8") }
    }
}
