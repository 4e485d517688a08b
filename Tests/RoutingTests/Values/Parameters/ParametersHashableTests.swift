import Testing

@testable import Routing

/// Checks that parameters are equal when each name has the same values in the same order.
@Suite struct ParametersHashableTests {
    @Test(
        arguments: [
            ([:], [:]), (["a": "1"], ["a": "1"]), (["a": "1", "b": "2"], ["b": "2", "a": "1"]),
            (["a": "1", "b": "2", "a": "3"], ["b": "2", "a": "1", "a": "3"]),
        ] as [(Parameters, Parameters)])
    func sameValuesOfEachNameAreEqual(_ one: Parameters, _ other: Parameters) {
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
    }

    @Test(
        arguments: [
            ([:], ["a": ""]), (["a": "1"], ["a": "2"]), (["a": "1"], ["A": "1"]),
            (["a": "1"], ["a": "1", "b": "2"]),
            (["a": "1", "a": "2"], ["a": "2", "a": "1"]), (["a": "1"], ["a": "1", "a": "1"]),
            (["a": "1", "b": "1"], ["a": "1", "a": "1"]), (["é": "1"], ["e\u{301}": "1"]),
            (["a": "é"], ["a": "e\u{301}"]),
        ] as [(Parameters, Parameters)])
    func anythingElseIsDifferent(_ one: Parameters, _ other: Parameters) {
        #expect(one != other)
        #expect(Set([one, other]).count == 2)
    }

    @Test func whatWasSetAndRemovedLeavesNoTrace() throws {
        var parameters: Parameters = ["a": "1"]
        parameters["b"] = "2"
        parameters["b"] = nil
        #expect(parameters == ["a": "1"])

        let pattern: RoutePattern = "/:p..."
        var captured = try #require(try pattern.captures(in: "/x/y"))
        captured.set(["x", "y"], for: "p")
        #expect(captured == ["p": "x", "p": "y"])
    }
}
