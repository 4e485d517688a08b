import Foundation
import Testing

@testable import Routing

@Suite struct ParametersDecodingTests {
    private enum Tab: String, Codable { case notes, quotes }
    private enum Level: Int, Codable {
        case low = 1
        case high
    }

    private func read<Value: Decodable & Equatable>(_ text: String, _ type: Value.Type) -> Value? {
        let parameters: Parameters = ["x": text]
        return try? parameters.value("x", as: type)
    }

    @Test func integersAreReadInTheirWidth() {
        #expect(read("-128", Int8.self) == -128 && read("127", Int8.self) == 127)
        #expect(read("-129", Int8.self) == nil && read("128", Int8.self) == nil)
        #expect(read("255", UInt8.self) == 255 && read("256", UInt8.self) == nil)
        #expect(read("-32768", Int16.self) == .min && read("32768", Int16.self) == nil)
        #expect(read("65535", UInt16.self) == .max && read("65536", UInt16.self) == nil)
        #expect(read("-2147483648", Int32.self) == .min && read("2147483648", Int32.self) == nil)
        #expect(read("4294967295", UInt32.self) == .max && read("4294967296", UInt32.self) == nil)
        #expect(read("-9223372036854775808", Int64.self) == .min)
        #expect(read("9223372036854775807", Int.self) == .max && read("9223372036854775808", Int.self) == nil)
        #expect(read("18446744073709551615", UInt64.self) == .max && read("7", UInt.self) == 7)
        #expect(read("18446744073709551616", UInt.self) == nil)
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func wideIntegersAreRead() {
        #expect(read("-170141183460469231731687303715884105728", Int128.self) == .min)
        #expect(read("340282366920938463463374607431768211455", UInt128.self) == .max)
    }

    @Test(arguments: ["", "+7", "7 ", " 7", "7.0", "0x7", "seven", "-", "--7", "٧", "1_000"])
    func whatIsNoIntegerIsRefused(text: String) {
        #expect(read(text, Int.self) == nil)
        #expect(read(text, UInt8.self) == nil)
    }

    @Test func anUnsignedIntegerHasNoSign() {
        #expect(read("-0", UInt.self) == nil)
        #expect(read("-0", Int.self) == 0)
        #expect(read("007", Int.self) == 7)
    }

    @Test func numbersAreReadAsPatternsReadThem() {
        #expect(read("7", Double.self) == 7 && read("-0.5", Double.self) == -0.5)
        #expect(read("1e3", Double.self) == 1000 && read("1E-3", Float.self) == 0.001)
        for text in ["", "1.", ".5", "+1", "inf", "nan", "0x1p3", "1e400", "1,5", " 1"] {
            #expect(read(text, Double.self) == nil, "'\(text)'")
        }
        #expect(read("1e300", Double.self) == 1e300 && read("1e300", Float.self) == nil)
    }

    @Test func onlyTwoTextsAreBooleans() {
        #expect(read("true", Bool.self) == true && read("false", Bool.self) == false)
        for text in ["", "True", "TRUE", "1", "0", "yes", "true "] {
            #expect(read(text, Bool.self) == nil, "'\(text)'")
        }
    }

    @Test func aUUIDHasItsHyphens() {
        let text = "1b4e28ba-2fa1-11d2-883f-0016d3cca427"
        #expect(read(text, UUID.self) == UUID(uuidString: text))
        #expect(read("1b4e28ba2fa111d2883f0016d3cca427", UUID.self) == nil)
        #expect(read("+b4e28ba-2fa1-11d2-883f-0016d3cca427", UUID.self) == nil)
    }

    @Test func aURLIsOneAsItStands() {
        #expect(read("app://a/b?c=d", URL.self) == URL(string: "app://a/b?c=d"))
        #expect(read("a b", URL.self) == nil)
        #expect(read("", URL.self) == nil)
    }

    @Test(
        arguments: [
            ("2001-01-01T00:00:00Z", 0),
            ("2001-01-01T00:00:00.5Z", 0.5),
            ("2000-12-31T23:59:58.75Z", -1.25),
            ("2000-12-31T23:59:59.0Z", -1),
            ("1970-01-01T00:00:00Z", -978_307_200),
            ("2024-02-29T12:30:00Z", 730_902_600),
            ("2024-02-29T14:30:00+02:00", 730_902_600),
            ("2024-02-29T07:00:00-05:30", 730_902_600),
            ("9999-12-31T23:59:59Z", 252_423_993_599),
            ("0000-01-01T00:00:00Z", -63_145_526_400),
        ] as [(String, Double)])
    func aDateIsReadAsISO8601(text: String, time: Double) {
        #expect(read(text, Date.self)?.timeIntervalSinceReferenceDate == time)
    }

    @Test(
        arguments: [
            "", "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z",
            "2024-00-01T00:00:00Z",
            "2024-01-01", "2024-01-01T00:00:00", "2024-01-01 00:00:00Z", "2024-01-01T24:00:00Z",
            "2024-01-01T00:60:00Z", "2024-01-01T00:00:60Z", "2024-01-01T00:00:00.Z", "24-01-01T00:00:00Z",
            "2024-01-01T00:00:00+25:00", "2024-01-01T00:00:00+0200", "2024-01-01T00:00:00Zx", "0", "1.5",
            "2024-01-01T00:00:00.1234567890123456789Z", "+024-01-01T00:00:00Z", "2024-01-32T00:00:00Z",
        ])
    func whatIsNoDateIsRefused(text: String) {
        #expect(read(text, Date.self) == nil)
    }

    @Test func enumerationsAreReadByTheirRawValues() {
        #expect(read("notes", Tab.self) == .notes && read("Notes", Tab.self) == nil)
        #expect(read("2", Level.self) == .high && read("3", Level.self) == nil)
    }

    @Test func optionalsAndListsMayBeMissing() throws {
        let parameters: Parameters = ["n": "7", "tag": "new", "tag": "sale", "e": ""]
        #expect(try parameters.value("n", as: Int?.self) == 7)
        #expect(try parameters.value("none", as: Int?.self) == nil)
        #expect(try parameters.value("none", as: [Int].self) == [])
        #expect(try parameters.value("none", as: [Int]?.self) == nil)
        #expect(try parameters.value("tag", as: [String].self) == ["new", "sale"])
        #expect(try parameters.value("tag", as: Set<String>.self) == ["new", "sale"])
        #expect(try parameters.value("tag", as: String.self) == "sale")
        #expect(try parameters.value("e", as: String?.self) == "")
        #expect(throws: RouteValueError.self) { try parameters.value("tag", as: Int?.self) }
        #expect(throws: RouteValueError.self) { try parameters.value("tag", as: [Int].self) }
    }

    @Test func aCaughtRestIsReadAsListAndAsText() throws {
        let url = "/docs/a%2Fb/7"
        let parameters = try #require(try RoutePattern("/docs/:path...").captures(in: url))
        #expect(try parameters.value("path", as: [String].self) == ["a/b", "7"])
        #expect(try parameters.value("path", as: String.self) == "a/b/7")
    }

    private struct Everything: Codable, Equatable {
        var flag: Bool
        var width: Int8
        var share: Float
        var id: UUID
        var link: URL
        var date: Date
        var tab: Tab?
        var levels: [Level] = []
        var ids: [UUID]?
        var note = "none"

        enum CodingKeys: String, CodingKey {
            case flag, width, share
            case id = "the-id"
            case link, date, tab, levels, ids, note
        }
    }

    @Test func propertiesAreReadByTheirKeys() throws {
        let id = UUID()
        let parameters: Parameters = [
            "flag": "true", "width": "-7", "share": "0.5", "the-id": id.uuidString, "link": "app://x",
            "date": "2001-01-01T00:00:01Z", "levels": "2", "levels": "1", "note": "", "more": "ignored",
        ]
        let value = try parameters.decoded(as: Everything.self)
        #expect(
            value
                == Everything(
                    flag: true, width: -7, share: 0.5, id: id, link: try #require(URL(string: "app://x")),
                    date: Date(timeIntervalSinceReferenceDate: 1), levels: [.high, .low], note: ""
                ))
    }

    private struct Defaulted: Decodable {
        var page: Int

        enum CodingKeys: String, CodingKey { case page }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            page = try container.decodeIfPresent(Int.self, forKey: .page) ?? 1
        }
    }

    @Test func aDefaultStandsInForAMissingKey() throws {
        #expect(try Parameters().decoded(as: Defaulted.self).page == 1)
        #expect(try (["page": "2"] as Parameters).decoded(as: Defaulted.self).page == 2)
        #expect(throws: RouteValueError.self) {
            try (["page": "x"] as Parameters).decoded(as: Defaulted.self)
        }
    }

    private struct Point: Codable, Equatable { var x = 1 }
    private struct Pair: Codable { var point: Point }
    private struct Points: Codable { var points: [Point] }
    private struct Table: Codable { var rows: [[Int]] }
    private struct Lookup: Codable { var entries: [String: Int] }

    @Test func whatIsNestedIsRefusedByName() {
        let parameters: Parameters = ["point": "1", "points": "1", "rows": "1", "entries": "1"]
        func name(_ type: (some Decodable).Type) -> String? {
            let error = #expect(throws: RouteValueError.self) { try parameters.decoded(as: type) }
            #expect(error?.code == .nested)
            return error?.name
        }
        #expect(name(Pair.self) == "point")
        #expect(name(Points.self) == "points")
        #expect(name(Table.self) == "rows")
        #expect(name(Lookup.self) == "entries")
        #expect(name(Int.self) == nil)
        #expect(name([Int].self) == nil)
    }

    @Test func anErrorNamesWhatWasExpected() {
        let parameters: Parameters = ["id": "seven"]
        let invalid = #expect(throws: RouteValueError.self) { try parameters.value("id", as: Int.self) }
        #expect(invalid?.description == #"invalid 'id' ("seven"): this is not a valid Int"#)
        let tab = #expect(throws: RouteValueError.self) { try parameters.value("id", as: Tab.self) }
        #expect(tab?.description == #"invalid 'id' ("seven"): this is not a valid Tab"#)
        let missing = #expect(throws: RouteValueError.self) { try parameters.value("page", as: Int.self) }
        #expect(missing?.description == "missing 'page': there is no value, and Int is expected")
        let none = #expect(throws: RouteValueError.self) { try parameters.value("page", as: Tab.self) }
        #expect(none?.code == .missing && none?.name == "page")
    }
}
