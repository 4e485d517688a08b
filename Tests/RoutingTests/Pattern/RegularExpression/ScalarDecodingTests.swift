import Testing

@testable import Routing

@Suite struct ScalarDecodingTests {
    @Test(arguments: [
        "\u{0}", "a", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}", "€", "\u{D7FF}", "\u{E000}",
        "\u{FFFF}", "\u{10000}", "𝄞", "\u{10FFFF}",
    ])
    func scalarsAreDecodedWithTheirWidth(_ scalar: Unicode.Scalar) {
        let bytes = Array("x\(scalar)y".utf8)
        let decoded = bytes.scalar(at: 1)
        #expect(decoded.scalar == scalar)
        #expect(decoded.width == UTF8.width(scalar))
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0xAF],
            [0xE0, 0x9F, 0xBF],
            [0xE2, 0x82], [0xE2, 0x28, 0xAC], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0xAF],
            [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF0, 0x9D, 0x84], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
        ] as [[UInt8]])
    func whatIsNotUTF8IsReplacedByteByByte(_ bytes: [UInt8]) {
        let decoded = bytes.scalar(at: 0)
        #expect(decoded.scalar == "\u{FFFD}")
        #expect(decoded.width == 1)
    }
}
