import Routing
import Testing

/// Parameters where older code has a dictionary of strings.
@Suite struct ParametersDictionaryTests {
    private let parameters: Parameters = ["tag": "new", "page": "2", "tag": "sale"]

    @Test func keysAndValuesAreThoseOfADictionary() {
        #expect(parameters.keys == ["tag", "page"] && parameters.values == ["sale", "2"])
        #expect([String: String](parameters) == ["tag": "sale", "page": "2"])
        #expect(Parameters().keys.isEmpty && [String: String](Parameters()).isEmpty)
    }

    @Test func aDictionaryBecomesParameters() {
        #expect(Parameters(["b": "2", "a": "1"]).map(\.name) == ["a", "b"])
        #expect([String: String](Parameters(["b": "2", "a": "1"])) == ["b": "2", "a": "1"])
    }

    @Test func aNameMayHaveADefault() {
        var parameters = parameters
        #expect(parameters["page", default: "1"] == "2" && parameters["size", default: "10"] == "10")
        parameters["visits", default: "0"] += "1"
        #expect(parameters["visits"] == "01")
    }

    @Test func mergingCombinesTheLastValues() {
        var parameters = parameters
        parameters.merge(["page": "3", "size": "10"]) { "\($0)+\($1)" }
        #expect(parameters.keys == ["tag", "page", "size"])
        #expect(parameters["page"] == "2+3" && parameters["size"] == "10")
        parameters.merge(["tag": "old", "tag": "older"] as Parameters) { $1 }
        #expect(parameters.values(for: "tag") == ["older"])
    }

    @Test func thePathOfACatchAllIsOneValue() async throws {
        let router = Routing()
        router.map("docs/:path...") { [String: String]($0.parameters) }
        let outcome = try await router.dispatch("docs/guide/intro.md?page=2")
        #expect(outcome.value as? [String: String] == ["path": "guide/intro.md", "page": "2"])
    }

    @Test func namesThatUnicodeHoldsEqualAreTwo() {
        let parameters: Parameters = ["\u{e9}": "1", "e\u{301}": "2"]
        #expect(parameters.values == ["1", "2"])
        // A dictionary of strings cannot hold both: the last one stays.
        #expect([String: String](parameters).count == 1)
    }
}
