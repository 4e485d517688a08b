import Routing
import Testing

@testable import Support

/// The parameters after a redirect: carried over, then the new query, then new captures, then what was
/// changed.
@Suite struct RedirectParameterTests {
    /// One redirect of `/old/:old` and what the map at its end is given.
    struct Row: Sendable, CustomStringConvertible {
        let description: String
        var opened = "/old/1?q=1"
        let change: @Sendable (inout Parameters) -> Void
        let target: String
        let expected: Parameters

        init(
            _ description: String,
            opened: String = "/old/1?q=1",
            target: String,
            gives expected: Parameters,
            change: @escaping @Sendable (inout Parameters) -> Void = { _ in }
        ) {
            self.description = description
            self.opened = opened
            self.target = target
            self.expected = expected
            self.change = change
        }
    }

    static let rows = [
        Row("carried over", target: "/new/2", gives: ["old": "1", "q": "1", "new": "2"]),
        Row("new query beats carried", target: "/new/2?q=9", gives: ["old": "1", "q": "9", "new": "2"]),
        Row(
            "new query replaces all carried values", opened: "/old/1?q=1&q=2", target: "/new/2?q=9",
            gives: ["old": "1", "q": "9", "new": "2"]),
        Row(
            "new capture beats carried", opened: "/old/1?new=0", target: "/new/2",
            gives: ["old": "1", "new": "2"]),
        Row(
            "new capture beats new query", target: "/new/2?new=3",
            gives: ["old": "1", "q": "1", "new": "2"]),
        Row("changed beats new query", target: "/new/2?q=9", gives: ["old": "1", "q": "5", "new": "2"]) {
            $0["q"] = "5"
        },
        Row(
            "added beats new query", target: "/new/2?z=9",
            gives: ["old": "1", "q": "1", "z": "5", "new": "2"]
        ) {
            $0["z"] = "5"
        },
        Row("added beats new capture", target: "/new/2", gives: ["old": "1", "q": "1", "new": "5"]) {
            $0["new"] = "5"
        },
        Row("removed stays removed", target: "/new/2", gives: ["old": "1", "new": "2"]) { $0["q"] = nil },
        Row(
            "removed, but the new query has it", target: "/new/2?q=9",
            gives: ["old": "1", "q": "9", "new": "2"]
        ) {
            $0["q"] = nil
        },
        Row(
            "removed, but the new URL captures it", opened: "/old/1?new=0", target: "/new/2",
            gives: ["new": "2"]
        ) {
            $0 = [:]
        },
        Row(
            "set to the same value is not changed", target: "/new/2?q=9",
            gives: ["old": "1", "q": "9", "new": "2"]
        ) {
            $0["q"] = "1"
        },
        Row(
            "another value of a name changes the name", target: "/new/2?q=9",
            gives: ["old": "1", "q": "1", "q": "2", "new": "2"]
        ) {
            $0.append("2", for: "q")
        },
    ]

    @Test(arguments: rows) func classicRedirect(row: Row) {
        let driven = DrivenRouter()
        let given = Recorder<Parameters>()
        driven.router.map("/new/:new") { _, parameters, _, completed in
            given.record(parameters)
            completed()
        }
        driven.router.proxy("/old/:old") { _, parameters, data, next in
            var parameters = parameters
            row.change(&parameters)
            next((row.target, parameters, data))
        }
        driven.run(row.opened)
        #expect(given.elements == [row.expected])
    }

    @Test(arguments: rows) func asyncRedirect(row: Row) async throws {
        let router = Routing()
        router.map("/new/:new") { _ in }
        router.proxy("/old/:old") { request in
            var parameters = request.parameters
            row.change(&parameters)
            return .redirect(to: row.target, parameters: parameters)
        }
        let outcome = try await router.dispatch(row.opened)
        #expect(outcome.parameters == row.expected)
    }

    @Test func parametersLeftOutAreInherited() async throws {
        let router = Routing()
        router.map("/new/:new") { _ in }
        router.proxy("/old/:old") { _ in .redirect(to: "/new/2?z=3") }
        let outcome = try await router.dispatch("/old/1?q=1")
        #expect(outcome.parameters == ["old": "1", "q": "1", "z": "3", "new": "2"])
    }

    @Test func theCapturesOfTheOldMapAreCarriedOver() async throws {
        let router = Routing()
        router.map("/:kind/:old") { _ in }
        router.map("/new") { _ in }
        router.proxy("/old/*") { _ in .redirect(to: "/new") }
        let outcome = try await router.dispatch("/old/1")
        #expect(outcome.parameters == ["kind": "old", "old": "1"])
    }
}
