import Foundation
import Routing
import Testing

@Suite struct ParametersEncodingTests {
    private enum Tab: String, Codable { case notes }

    private struct One<Value: Codable & Equatable>: Codable, Equatable {
        var x: Value
    }

    private func text<Value: Codable & Equatable>(_ value: Value) throws -> String? {
        let parameters = try Parameters(encoding: One(x: value))
        #expect(try parameters.decoded(as: One<Value>.self) == One(x: value))
        return parameters["x"]
    }

    @Test func valuesAreWrittenAsTheyAreRead() throws {
        #expect(try text(Int8.min) == "-128")
        #expect(try text(Int16.max) == "32767")
        #expect(try text(Int32.min) == "-2147483648")
        #expect(try text(Int64.min) == "-9223372036854775808")
        #expect(try text(-7) == "-7")
        #expect(try text(UInt8.max) == "255")
        #expect(try text(UInt16.max) == "65535")
        #expect(try text(UInt32.max) == "4294967295")
        #expect(try text(UInt64.max) == "18446744073709551615")
        #expect(try text(7 as UInt) == "7")
        #expect(try text(true) == "true")
        #expect(try text(1e300) == "1e+300")
        #expect(try text(-0.1 as Float) == "-0.1")
        #expect(try text(Double.leastNonzeroMagnitude) == "5e-324")
        #expect(try text(Tab.notes) == "notes")
        #expect(try text("") == "")
        let id = try #require(UUID(uuidString: "1b4e28ba-2fa1-11d2-883f-0016d3cca427"))
        #expect(try text(id) == "1B4E28BA-2FA1-11D2-883F-0016D3CCA427")
        #expect(try text(try #require(URL(string: "app://a?b=c"))) == "app://a?b=c")
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func wideIntegersAreWritten() throws {
        #expect(try text(Int128.min) == "-170141183460469231731687303715884105728")
        #expect(try text(UInt128.max) == "340282366920938463463374607431768211455")
    }

    @Test(
        arguments: [
            (0, "2001-01-01T00:00:00Z"), (-1.25, "2000-12-31T23:59:58.75Z"),
            (0.001, "2001-01-01T00:00:00.001Z"),
            (-0.001, "2000-12-31T23:59:59.999Z"), (730_902_600.123456, "2024-02-29T12:30:00.123456Z"),
            (-978_307_200, "1970-01-01T00:00:00Z"), (-63_145_526_400, "0000-01-01T00:00:00Z"),
        ] as [(Double, String)])
    func aDateIsWrittenAsISO8601(time: Double, date: String) throws {
        #expect(try text(Date(timeIntervalSinceReferenceDate: time)) == date)
    }

    @Test func optionalsAndListsAreWrittenAsValues() throws {
        #expect(try Parameters(encoding: One(x: ["a", "b"])) == ["x": "a", "x": "b"])
        #expect(try Parameters(encoding: One(x: [1, 2] as Set)).values(for: "x").sorted() == ["1", "2"])
        #expect(try Parameters(encoding: One<[Int]>(x: [])).isEmpty)
        #expect(try Parameters(encoding: One<Int?>(x: nil)).isEmpty)
        #expect(try Parameters(encoding: One<Int?>(x: 7)) == ["x": "7"])
    }

    private struct MaybeList: Codable { var tags: [String]? }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func onlyFiniteNumbersAreWritten(number: Double) {
        let error = #expect(throws: RouteValueError.self) { try Parameters(encoding: One(x: number)) }
        #expect(error?.code == .unprintable && error?.name == "x")
    }

    @Test func whatWouldNotComeBackIsRefused() throws {
        func code(_ value: some Encodable) -> RouteValueError.Code? {
            let error = #expect(throws: RouteValueError.self) { try Parameters(encoding: value) }
            #expect(error?.name != nil)
            return error?.code
        }
        #expect(code(MaybeList(tags: [])) == .empty)
        #expect(code(One<[Int?]>(x: [1, nil])) == .unprintable)
        #expect(code(One(x: Date(timeIntervalSinceReferenceDate: 1e15))) == .unprintable)
        #expect(code(One(x: Date(timeIntervalSinceReferenceDate: -1e11))) == .unprintable)
        #expect(code(One(x: Date(timeIntervalSinceReferenceDate: 1e-9))) == .unprintable)
        let base = URL(string: "app://base")
        #expect(code(One(x: try #require(URL(string: "a", relativeTo: base)))) == .unprintable)
    }

    private struct Point: Codable, Equatable { var x = 1 }

    private enum Choice: Codable, Equatable { case one(Int) }

    @Test func whatIsNestedIsRefusedByName() {
        func name(_ value: some Encodable) -> String? {
            let error = #expect(throws: RouteValueError.self) { try Parameters(encoding: value) }
            #expect(error?.code == .nested)
            return error?.name
        }
        #expect(name(One(x: Point())) == "x")
        #expect(name(One(x: [Point()])) == "x")
        #expect(name(One(x: [[1]])) == "x")
        #expect(name(One(x: [[] as [Int]])) == "x")
        #expect(name(One(x: ["a": 1])) == "x")
        #expect(name(Choice.one(7)) == "one")
        #expect(name(7) == nil)
        #expect(name(["a"]) == nil)
    }
}
