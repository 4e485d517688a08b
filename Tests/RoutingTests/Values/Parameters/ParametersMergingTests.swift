import Testing

@testable import Routing

/// Checks how parameters of different origins are laid over one another.
@Suite struct ParametersMergingTests {
    @Test(
        arguments: [
            ([:], [:], [:]), (["a": "1"], [:], ["a": "1"]), ([:], ["a": "1"], ["a": "1"]),
            (["a": "1", "b": "2"], ["a": "3"], ["b": "2", "a": "3"]),
            (["a": "1", "b": "2", "a": "3"], ["a": "4"], ["b": "2", "a": "4"]),
            (["a": "1"], ["a": "2", "a": "3"], ["a": "2", "a": "3"]),
            (["é": "1"], ["e\u{301}": "2"], ["é": "1", "e\u{301}": "2"]),
            (["a": "1"], ["A": "2"], ["a": "1", "A": "2"]),
        ] as [(Parameters, Parameters, Parameters)])
    func aNameLosesItsValuesToAStrongerOne(_ weak: Parameters, _ strong: Parameters, _ merged: Parameters) {
        let overlaid = weak.overlaid(by: strong)
        #expect(overlaid.map { ExactText($0.name) } == merged.map { ExactText($0.name) })
        #expect(overlaid.map(\.value) == merged.map(\.value))
    }

    @Test func capturesFollowTheQueryFromLeftToRight() throws {
        let url = try RouteURL("/rome-oslo?x=1&from=q&y=2")
        let pattern: RoutePattern = "/:from-:to"
        let parameters = url.query.overlaid(by: try #require(try pattern.captures(in: "/rome-oslo")))
        #expect(parameters.map(\.name) == ["x", "y", "from", "to"])
        #expect(parameters["from"] == "rome")
    }

    @Test(
        arguments: [
            // given, committed, carried, changed
            (["a": "1", "b": "2"], ["a": "1", "b": "2"], ["a": "1", "b": "2"], [:]),
            (["a": "1", "b": "2"], ["a": "1", "b": "3"], ["a": "1"], ["b": "3"]),
            (["a": "1"], ["a": "1", "c": "3"], ["a": "1"], ["c": "3"]),
            (["a": "1", "b": "2"], ["b": "2"], ["b": "2"], [:]),
            (["a": "1"], ["a": "1", "a": "2"], [:], ["a": "1", "a": "2"]),
            (["a": "1", "a": "2"], ["a": "2", "a": "1"], [:], ["a": "2", "a": "1"]),
            (["a": "1", "a": "2"], ["a": "2"], [:], ["a": "2"]),
            (["a": "1", "b": "2"], ["b": "2", "a": "1"], ["b": "2", "a": "1"], [:]),
            (["é": "1"], ["e\u{301}": "1"], [:], ["e\u{301}": "1"]),
            ([:], [:], [:], [:]),
        ] as [(Parameters, Parameters, Parameters, Parameters)])
    func whatAProxyCommitsIsSplit(
        _ given: Parameters,
        _ committed: Parameters,
        _ carried: Parameters,
        _ changed: Parameters
    ) {
        let split = committed.split(from: given)
        #expect(split.carried == carried)
        #expect(split.changed == changed)
    }

    @Test func aPathThatBecameARepeatedNameHasChanged() throws {
        let pattern: RoutePattern = "/:path..."
        let given = try #require(try pattern.captures(in: "/a/b"))
        #expect(given.split(from: given).carried["path"] == "a/b")
        var committed = given
        committed.set(["a", "b"], for: "path")
        #expect(committed.split(from: given).changed == ["path": "a", "path": "b"])
    }

    @Test func redirectIsMergedFromWeakestToStrongest() throws {
        let given: Parameters = [
            "carried": "given", "query": "given", "capture": "given", "removed": "given",
        ]
        var committed = given
        committed["removed"] = nil
        committed["capture"] = "changed"
        committed["added"] = "changed"
        let url = try RouteURL("app://new/captured?query=url&added=url&capture=url")
        let pattern: RoutePattern = "app://new/:capture"
        let captures = try #require(try pattern.captures(in: "app://new/captured"))

        let (carried, changed) = committed.split(from: given)
        let merged = carried.overlaid(by: url.query).overlaid(by: captures).overlaid(by: changed)
        #expect(merged == ["carried": "given", "query": "url", "capture": "changed", "added": "changed"])
    }

    @Test func removedValueComesBackWithTheNewURLOnly() throws {
        let given: Parameters = ["a": "1", "b": "2"]
        let (carried, changed) = Parameters().split(from: given)
        let merged = carried.overlaid(by: try RouteURL("/?a=3").query).overlaid(by: changed)
        #expect(merged == ["a": "3"])
    }
}
