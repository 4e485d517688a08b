import Testing

@testable import Routing

/// Checks the values of a `:name...`, which are the segments of one path.
@Suite struct ParametersCatchAllTests {
    private let captured: Parameters

    init() throws {
        let pattern: RoutePattern = "/docs/:path..."
        captured = try #require(try pattern.captures(in: "/docs/a%2Fb/c"))
    }

    @Test func subscriptJoinsTheSegments() {
        #expect(captured["path"] == "a/b/c")
        #expect(captured.values(for: "path") == ["a/b", "c"])
        #expect(captured.names == ["path"])
    }

    @Test func oneSegmentIsThatSegment() throws {
        let pattern: RoutePattern = "/docs/:path..."
        let captured = try #require(try pattern.captures(in: "/docs/a%2Fb"))
        #expect(captured["path"] == "a/b")
        #expect(captured.values(for: "path") == ["a/b"])
    }

    @Test func settingMakesItAnOrdinaryValue() {
        var parameters = captured
        parameters["path"] = "x"
        #expect(parameters.values(for: "path") == ["x"])
        parameters.append("y", for: "path")
        #expect(parameters["path"] == "y")
    }

    @Test func settingSeveralValuesMakesThemOrdinary() {
        var parameters = captured
        parameters.set(["x", "y"], for: "path")
        #expect(parameters["path"] == "y")
    }

    @Test func appendingMakesTheValuesOrdinary() {
        var parameters = captured
        parameters.append("d", for: "path")
        #expect(parameters["path"] == "d")
        #expect(parameters.values(for: "path") == ["a/b", "c", "d"])
    }

    @Test func removedAndCapturedAgainItIsAPathAgain() {
        var parameters = captured
        parameters["path"] = nil
        #expect(parameters["path"] == nil)
        #expect(parameters.overlaid(by: captured)["path"] == "a/b/c")
    }

    @Test func pathDiffersFromARepeatedName() {
        #expect(captured != ["path": "a/b", "path": "c"])
        #expect(captured != ["path": "a/b/c"])
    }

    @Test func aQueryPairOfTheNameGivesWay() throws {
        let url = try RouteURL("/docs/a/b?path=q&x=1&path=r")
        let parameters = url.query.overlaid(by: captured)
        #expect(parameters["path"] == "a/b/c")
        #expect(parameters.map(\.name) == ["x", "path", "path"])
    }
}
