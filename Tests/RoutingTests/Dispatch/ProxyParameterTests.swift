import Routing
import Testing

@testable import Support

/// The parameters that a proxy and the map behind it are given.
@Suite struct ProxyParameterTests {
    private let driven = DrivenRouter()
    private let given = Recorder<Parameters>()
    private var router: Routing { driven.router }

    private func proxy(_ pattern: RoutePattern) {
        router.proxy(pattern) { [given] _, parameters, _, next in
            given.record(parameters)
            next(nil)
        }
    }

    private func map(_ pattern: RoutePattern) {
        router.map(pattern) { [given] _, parameters, _, completed in
            given.record(parameters)
            completed()
        }
    }

    @Test func theQueryIsTheWeakest() {
        map("/:map/:both")
        proxy("/:proxy/:both")
        driven.run("/1/2?map=q&proxy=q&both=q&query=q")
        let all: Parameters = ["query": "q", "map": "1", "proxy": "1", "both": "2"]
        #expect(given.elements == [all, ["proxy": "q", "query": "q", "map": "1", "both": "2"]])
    }

    @Test func theCapturesOfTheProxyAreStrongerThanThoseOfTheMap() {
        map("/:x/*")
        proxy("/*/:x")
        driven.run("/map/proxy?x=query")
        #expect(given.elements == [["x": "proxy"], ["x": "map"]])
    }

    @Test func eachProxySeesItsOwnCapturesOnly() {
        map("/*")
        proxy("/:second")
        proxy("/:first")
        driven.run("/7")
        #expect(given.elements == [["first": "7"], ["second": "7"], [:]])
    }

    @Test func withoutAMapThereAreQueryAndOwnCaptures() {
        proxy("/:x")
        driven.run("/7?x=q&y=q")
        #expect(given.elements == [["x": "7", "y": "q"]])
    }

    @Test func repeatedValuesOfTheQueryAreAllThere() {
        proxy("/a")
        driven.run("/a?tag=1&tag=2")
        #expect(given.elements.first?.values(for: "tag") == ["1", "2"])
    }

    @Test func anAsyncProxyIsGivenTheSame() async throws {
        let router = Routing()
        router.map("/:x/*") { _ in }
        router.proxy("/*/:y", tags: ["T"]) { [given] request in
            given.record(request.parameters)
            #expect(request.route == "/1/2")
            #expect(request.url.string == "/1/2?x=q&z=q#top")
            #expect(request.fragment == "top")
            #expect(request.data as? String == "data")
            #expect(request.pattern == "/*/:y")
            #expect(request.tags == ["T"])
            return .pass
        }
        try await router.dispatch("/1/2?x=q&z=q#top", passing: "data")
        #expect(given.elements == [["x": "1", "y": "2", "z": "q"]])
    }
}
