import Testing

@testable import Routing

/// Checks that parameters read like a dictionary that keeps order and repeated names.
@Suite struct ParametersTests {
    @Test func subscriptOfAnUnknownNameIsNil() {
        #expect(Parameters()["id"] == nil)
        #expect(Parameters().values(for: "id").isEmpty)
        #expect((["id": "7"] as Parameters)["ID"] == nil)
    }

    @Test func subscriptOfARepeatedNameGivesTheLastValue() {
        let parameters: Parameters = ["tag": "a", "id": "7", "tag": "b"]
        #expect(parameters["tag"] == "b")
        #expect(parameters.values(for: "tag") == ["a", "b"])
    }

    @Test func settingTakesThePlaceOfTheFirstValue() {
        var parameters: Parameters = ["x": "1", "tag": "a", "y": "2", "tag": "b"]
        parameters["tag"] = "c"
        #expect(pairs(parameters) == ["x=1", "tag=c", "y=2"])
    }

    @Test func settingANewNameAppends() {
        var parameters: Parameters = ["x": "1"]
        parameters["y"] = "2"
        #expect(pairs(parameters) == ["x=1", "y=2"])
    }

    @Test func settingNilRemovesEveryValue() {
        var parameters: Parameters = ["tag": "a", "x": "1", "tag": "b"]
        parameters["tag"] = nil
        parameters["unknown"] = nil
        #expect(pairs(parameters) == ["x=1"])
        #expect(parameters["tag"] == nil)
    }

    @Test func settingSeveralValuesKeepsTheirOrder() {
        var parameters: Parameters = ["tag": "a", "x": "1"]
        parameters.set(["b", "c"], for: "tag")
        #expect(pairs(parameters) == ["tag=b", "tag=c", "x=1"])
        parameters.set([], for: "tag")
        #expect(pairs(parameters) == ["x=1"])
    }

    @Test func appendingKeepsWhatIsThere() {
        var parameters: Parameters = ["tag": "a"]
        parameters.append("b", for: "tag")
        #expect(parameters.values(for: "tag") == ["a", "b"])
    }

    @Test func emptyNameAndEmptyValueAreLikeAnyOther() {
        let parameters: Parameters = ["": "v", "flag": ""]
        #expect(parameters[""] == "v")
        #expect(parameters["flag"] == "")
    }

    @Test func namesAreTheSameWhenTheirScalarsAre() {
        var parameters: Parameters = ["\u{E9}": "composed", "e\u{301}": "decomposed"]
        #expect(parameters["\u{E9}"] == "composed")
        #expect(parameters["e\u{301}"] == "decomposed")
        #expect(parameters.names.count == 2)
        parameters["e\u{301}"] = nil
        #expect(parameters["\u{E9}"] == "composed")
    }

    @Test func sequenceGivesThePairsInOrder() {
        let parameters = Parameters([("b", "1"), ("a", "2"), ("b", "3")])
        #expect(parameters.map(\.name) == ["b", "a", "b"])
        #expect(parameters.map(\.value) == ["1", "2", "3"])
        #expect(parameters.count == 3)
        #expect(parameters.names == ["b", "a"])
    }

    @Test func emptinessIsTheLackOfPairs() {
        var parameters = Parameters()
        #expect(parameters.isEmpty)
        parameters["x"] = ""
        #expect(!parameters.isEmpty)
        parameters["x"] = nil
        #expect(parameters.isEmpty)
    }

    @Test func descriptionIsALiteral() {
        #expect(Parameters().description == "[:]")
        let parameters: Parameters = ["tag": "a", "q": "\"é\n", "tag": "b"]
        #expect(parameters.description == #"["tag": "a", "q": "\"é\n", "tag": "b"]"#)
    }

    private func pairs(_ parameters: Parameters) -> [String] {
        parameters.map { "\($0.name)=\($0.value)" }
    }
}
