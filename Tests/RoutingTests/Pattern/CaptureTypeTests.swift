import Testing

@testable import Routing

/// Checks what each type of a capture accepts, in the text of a pattern and given apart.
@Suite struct CaptureTypeTests {
    @Test(arguments: [
        ("int", ["0", "7", "-7", "007", "-0", "9223372036854775807", "-9223372036854775808"]),
        ("uint", ["0", "007", "18446744073709551615"]),
        (
            "double",
            ["0", "-0", "7", "1.5", "-0.5", "1e3", "1E3", "1.5e-3", "1e+3", "00.10", "1e-400", "1e308"]
        ),
        ("bool", ["true", "false"]),
        ("uuid", ["1b4e28ba-2fa1-11d2-883f-0016d3cca427", "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"]),
        ("hex", ["0", "00ffAA", "abcdefABCDEF0123456789"]), ("alpha", ["a", "Zz"]),
        ("alnum", ["a", "7", "Zz09"]),
    ])
    func typeAcceptsItsValues(_ type: String, _ texts: [String]) throws {
        for text in texts {
            #expect(try capture(type, text) == text)
            #expect(try captureApart(type, text) == text)
        }
    }

    @Test(arguments: [
        (
            "int",
            [
                "+7", "7a", "-", "--7", "7-", "1.0", "1e3", "%207", "7%20", "٧", "９", "0x7",
                "9223372036854775808",
                "-9223372036854775809", "99999999999999999999",
            ]
        ),
        ("uint", ["-7", "+7", "-0", "7a", "18446744073709551616", "٧"]),
        (
            "double",
            [
                ".5", "5.", "+5", "1e", "1e+", "e3", "1.e3", "1e400", "-1e400", "nan", "inf", "infinity",
                "0x1p3",
                "1,5", "1.5.5", "--1", "-", "1e3.5", "1_000", "%201",
            ]
        ),
        ("bool", ["True", "TRUE", "yes", "1", "0", "truefalse"]),
        (
            "uuid",
            [
                "1b4e28ba2fa111d2883f0016d3cca427", "1b4e28ba-2fa1-11d2-883f-0016d3cca42",
                "1b4e28ba-2fa1-11d2-883f-0016d3cca4270", "{1b4e28ba-2fa1-11d2-883f-0016d3cca427}",
                "1b4e28ba-2fa1-11d2-883f0-016d3cca427", "1b4e28bg-2fa1-11d2-883f-0016d3cca427",
                "1b4e28ba-2fa1-11d2-883f-0016d3cca4%0A", "+b4e28ba-2fa1-11d2-883f-0016d3cca427",
                "0x4e28ba-2fa1-11d2-883f-0016d3cca427",
            ]
        ),
        ("hex", ["g", "0x0", "-1", "ａ", "0 0"]), ("alpha", ["a1", "é", "a-b", "a%20"]),
        ("alnum", ["é", "a_b", "a-b", "٧", "a%2F"]),
    ])
    func typeRefusesEverythingElse(_ type: String, _ texts: [String]) throws {
        for text in texts {
            #expect(try capture(type, text) == nil, "\(text)")
            #expect(try captureApart(type, text) == nil, "\(text)")
        }
    }

    @Test func everyTypeIsTested() {
        #expect(CaptureType.allCases.map(\.rawValue) == Self.types.map(\.name))
    }

    private static let types: [(name: String, constraint: RoutePattern.Constraint)] = [
        ("int", .int), ("uint", .uint), ("double", .double), ("bool", .bool), ("uuid", .uuid), ("hex", .hex),
        ("alpha", .alpha), ("alnum", .alnum),
    ]

    private func capture(_ type: String, _ text: String) throws -> String? {
        try RoutePattern("/u/:x<\(type)>" as String).captures(in: "/u/\(text)")?["x"]
    }

    private func captureApart(_ type: String, _ text: String) throws -> String? {
        let constraint = try #require(Self.types.first { $0.name == type }).constraint
        return try RoutePattern("/u/:x", where: ["x": constraint]).captures(in: "/u/\(text)")?["x"]
    }
}
