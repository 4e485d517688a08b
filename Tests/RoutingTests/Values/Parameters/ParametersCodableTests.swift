import Foundation
import Testing

@testable import Routing

/// Checks that encoding keeps order, repeated names and paths.
@Suite struct ParametersCodableTests {
    @Test(
        arguments: [
            [:], ["a": "1"], ["b": "1", "a": "2", "b": "3"], ["": "", "é": "1", "e\u{301}": "2"],
            ["x": "\0\n\"/"],
        ] as [Parameters])
    func whatIsDecodedIsWhatWasEncoded(_ parameters: Parameters) throws {
        let decoded = try roundTrip(parameters)
        #expect(decoded == parameters)
        #expect(decoded.map { ExactText($0.name) } == parameters.map { ExactText($0.name) })
        #expect(decoded.map { ExactText($0.value) } == parameters.map { ExactText($0.value) })
    }

    @Test func pathIsDecodedAsAPath() throws {
        let pattern: RoutePattern = "/:kind/:path..."
        let captured = try #require(try pattern.captures(in: "/docs/a%2Fb/c"))
        let parameters = (["q": "1", "q": "2"] as Parameters).overlaid(by: captured)
        let decoded = try roundTrip(parameters)
        #expect(decoded == parameters)
        #expect(decoded["path"] == "a/b/c")
        #expect(decoded["q"] == "2")
        #expect(decoded.map(\.value) == ["1", "2", "docs", "a/b", "c"])
    }

    @Test(arguments: [
        (#"[["a"]]"#, "[0]"), (#"[["a","b"],[]]"#, "[1]"), (#"[["a","b"],["a","b","c"]]"#, "[1]"),
        (#"[["a","b"],["c",1]]"#, "[1][1]"),
    ])
    func aRefusalNamesTheElement(_ json: String, _ place: String) throws {
        let error = #expect(throws: DecodingError.self) { try Parameters(json: json) }
        guard case .dataCorrupted(let context)? = error else {
            guard case .typeMismatch(_, let context)? = error else { throw try #require(error) }
            #expect(context.codingPath.map(\.intValue) == [1, 1])
            return
        }
        #expect(context.codingPath.map { "[\($0.intValue ?? -1)]" }.joined() == place)
    }

    @Test func encodedFormIsAListOfLists() throws {
        let pattern: RoutePattern = "/:path..."
        var parameters = try #require(try pattern.captures(in: "/a/b"))
        parameters.append("1", for: "x")
        let text = try String(decoding: JSONEncoder().encode(parameters), as: UTF8.self)
        #expect(text == #"[["path","a","b"],["x","1"]]"#)
    }

    @Test func manyPathsAreEncodedEachWithItsSegments() throws {
        let lists = (0..<500).map { ["n\($0)", "a\($0)", "b\($0)"] }
        let decoded = try JSONDecoder().decode(Parameters.self, from: JSONEncoder().encode(lists))
        let encoded = try JSONDecoder().decode([[String]].self, from: JSONEncoder().encode(decoded))
        #expect(encoded == lists)
    }

    @Test(arguments: [
        "[[]]", #"[["a"]]"#, #"[["a", "1"], ["b"]]"#,
        // The segments of a `:name...` belong to one name, which no other pair has.
        #"[["a", "1"], ["a", "2", "3"]]"#, #"[["a", "2", "3"], ["a", "1"]]"#,
        #"[["a", "1", "2"], ["b", "1"], ["a", "3", "4"]]"#,
    ])
    func whatNoParametersAreEncodedAsIsRefused(_ text: String) throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Parameters.self, from: Data(text.utf8))
        }
        guard case .dataCorrupted? = error else {
            Issue.record("\(error.debugDescription)")
            return
        }
    }

    @Test(arguments: [#"{"a": "1"}"#, #"[["a", 1]]"#, #"["a"]"#, "7"])
    func otherShapesAreRefused(_ text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Parameters.self, from: Data(text.utf8))
        }
    }

    private func roundTrip(_ parameters: Parameters) throws -> Parameters {
        try JSONDecoder().decode(Parameters.self, from: JSONEncoder().encode(parameters))
    }
}
