import Foundation
import Routing
import Testing

@testable import RoutingNavigation

/// States as data, sound and broken.
@Suite struct NavigationStateCodableTests {
    @Test func aStateComesBackAsItWas() throws {
        let tree = ReadingApp.tree
        let state = try NavigationState.opening("books/7?q=1", "story/news/1", "settings/font", on: tree)
            .applying(.push("books/9"), on: tree, passing: 7)
        let data = try JSONEncoder().encode(state)
        let decoded = try JSONDecoder().decode(NavigationState.self, from: data)
        #expect(decoded == state)
        #expect(decoded.activeLeaf?.destination.context == nil)
        // Identities go on where they were.
        let next = NavigationAction.push("books")
        #expect(try decoded.applying(next, on: tree) == state.applying(next, on: tree))
        let empty = try JSONEncoder().encode(NavigationState())
        #expect(try JSONDecoder().decode(NavigationState.self, from: empty) == NavigationState())
    }

    @Test func theFormIsStable() throws {
        let state = try NavigationState.opening("settings/font", on: ReadingApp.tree)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(state), as: UTF8.self)
        let head = """
            {"next":13,"nodes":[{"destination":{"id":1,"origin":{"place":"(login)"}},"kind":"switcher"},\
            {"active":2,"destination":{"id":2,"name":"tabs","origin":{"name":"tabs"}},"kind":"fork","parent":0},
            """
        #expect(text.hasPrefix(head.dropLast()))
        #expect(text.hasSuffix(#""kind":"endpoint","parent":7}],"version":1}"#))
        #expect(text.contains(#""modal":true,"parent":6}"#))
    }

    @Test func theDeepestStateComesBack() throws {
        let tree = ReadingApp.tree
        var state = try NavigationState.opening("login", on: tree)
        for _ in 0..<254 { state = try state.applying(.push("login"), on: tree) }
        #expect(state.root?.height == NavigationState.maximumDepth)
        let data = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(NavigationState.self, from: data) == state)
    }

    /// Foundation's decoder stops the program on 513 brackets that are never closed.
    @Test func whatStopsTheDecoderIsRefusedFirst() {
        for count in [65, 513, 100_000] {
            let text = String(repeating: "[", count: count)
            #expect(throws: DecodingError.self) { try NavigationState(json: text) }
            #expect(throws: DecodingError.self) { try NavigationAction(json: text) }
            #expect(throws: DecodingError.self) { try [NavigationAction](json: Data(text.utf8)) }
        }
        let twice = Self.list(Self.node(1)).replacing("\"next\"", with: "\"version\":1,\"next\"")
        #expect(throws: DecodingError.self) { try NavigationState(json: twice) }
    }

    @Test func aStateIsSavedAndRead() throws {
        let state = try NavigationState.opening("books/7", "story/news/1", on: ReadingApp.tree)
        #expect(try NavigationState(json: state.json()) == state)
        let actions: [NavigationAction] = [.open("books/9"), .dismiss]
        #expect(try [NavigationAction](json: actions.json()) == actions)
    }

    private static func node(_ id: Int, _ kind: String = "endpoint", _ more: String = "") -> String {
        #"{"destination":{"id":\#(id),"origin":{"pattern":"p"}},"kind":"\#(kind)"\#(more)}"#
    }

    private static func list(_ nodes: String..., next: String = "9", version: Int = 1) -> String {
        #"{"version":\#(version),"next":\#(next),"nodes":[\#(nodes.joined(separator: ","))]}"#
    }

    @Test func theLargestNumberIsRead() throws {
        let state = try NavigationState(json: Self.list(Self.node(1), next: "9007199254740992"))
        #expect(state.nextNumber == 1 << 53)
    }

    static let broken: [(text: String, code: NavigationError.Code, message: String)] = [
        (list(version: 2), .unknownVersion, "version 2"),
        (list(node(1), next: "1"), .brokenState, "#1 was never counted"),
        (list(node(-1)), .brokenState, "#-1 was never counted"),
        (list(node(1), next: "9007199254740993"), .brokenState, "too large"),
        (list(node(1), next: "0"), .brokenState, "the next number is 0"),
        (list(node(1), next: "-9223372036854775808"), .brokenState, "counted from 1"),
        (list(next: "0"), .brokenState, "the next number is 0"),
        (list(node(1), node(1, "endpoint", #","parent":0"#)), .brokenState, "#1 occurs twice"),
        (list(node(1, "endpoint", #","parent":0"#)), .brokenState, "has no parent"),
        (list(node(1), node(2)), .brokenState, "no parent before it"),
        (list(node(1), node(2, "endpoint", #","parent":1"#)), .brokenState, "no parent before it"),
        (list(node(1), node(2, "endpoint", #","parent":-1"#)), .brokenState, "no parent before it"),
        (list(node(1, "endpoint", #","active":1"#)), .brokenState, "no child 1"),
        (
            list(node(1, "fork", #","active":-1"#), node(2, "endpoint", #","parent":0"#)), .brokenState,
            "no child -1"
        ),
        (list(node(1, "fork")), .brokenState, "fork #1 has 0 children"),
        (list(node(1, "stack")), .brokenState, "stack #1 has 0 children"),
        (
            list(
                node(1, "switcher"), node(2, "endpoint", #","parent":0"#),
                node(3, "endpoint", #","parent":0"#)),
            .brokenState, "switcher #1 has 2 children"
        ),
        (
            list(node(1), node(2, "endpoint", #","parent":0"#), node(3, "endpoint", #","parent":0"#)),
            .brokenState, "endpoint #1 has 2 children"
        ),
        (
            list(
                node(1), node(2, "endpoint", #","parent":0"#),
                node(3, "endpoint", #","parent":0,"modal":true"#)),
            .brokenState, "has a modal and something on its stack"
        ),
        (
            list(
                node(1), node(2, "endpoint", #","parent":0,"modal":true"#),
                node(3, "endpoint", #","parent":0,"modal":true"#)), .brokenState, "two modals"
        ),
        (
            list(
                node(1, "stack"), node(2, "endpoint", #","parent":0"#),
                node(3, "endpoint", #","parent":0,"modal":true"#)), .brokenState, "as only an endpoint can"
        ),
    ]

    @Test(arguments: broken)
    func whatIsNoStateIsRefused(text: String, code: NavigationError.Code, message: String) throws {
        let error = try decodingError(text)
        guard case .dataCorrupted(let context) = error else { throw error }
        let underlying = try #require(context.underlyingError as? NavigationError)
        #expect(underlying.code == code)
        #expect(underlying.message.contains(message), "\(underlying)")
        // Printed, the error says it once.
        #expect("\(error)".components(separatedBy: underlying.description).count == 2)
    }

    @Test(arguments: ["2.5", "1e30", "9223372036854775808"])
    func aNumberThatIsNotWholeIsNamedWithItsPlace(number: String) throws {
        let text = Self.list(Self.node(1), next: number)
        let error = try #require(throws: DecodingError.self) { try NavigationState(json: text) }
        guard case .dataCorrupted(let context) = error else { throw error }
        let fault = try #require(context.underlyingError as? RouteDocumentError)
        #expect(fault.code == .invalidValue && fault.place == "line 1, column 21")
        #expect(fault.message.contains("not whole"))
    }

    @Test func nestingIsBounded() throws {
        let nodes = (0..<100_000).map {
            Self.node($0 + 1, "endpoint", $0 == 0 ? "" : #","parent":\#($0 - 1)"#)
        }
        let text = #"{"version":1,"next":100001,"nodes":[\#(nodes.joined(separator: ","))]}"#
        guard case .dataCorrupted(let context) = try decodingError(text) else { return }
        #expect((context.underlyingError as? NavigationError)?.code == .tooDeep)
    }

    @Test(arguments: [
        "{}", #"{"version":1,"next":1}"#, "[]", #"{"version":1,"next":1,"nodes":[{}]}"#,
        #"{"version":1,"next":9,"nodes":[{"kind":"tab","destination":{"id":1,"origin":{"name":"x"}}}]}"#,
        #"{"version":1,"next":9,"nodes":[{"kind":"endpoint","destination":{"id":1,"origin":{}}}]}"#,
        #"{"version":1,"next":9,"nodes":[{"kind":"endpoint","destination":{"id":1,"origin":{"a":"x"}}}]}"#,
    ])
    func whatIsNotEvenAListIsRefused(text: String) throws {
        _ = try decodingError(text)
    }

    private func decodingError(_ text: String) throws -> DecodingError {
        try #require(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationState.self, from: Data(text.utf8))
        }
    }

    @Test func actionsAreData() throws {
        let actions: [NavigationAction] = [
            .open("a", options: .junctionsOnly), .push("a"), .add(["a"], to: "x", active: 0),
            .remove(.id(Destination.ID(1))), .removeCurrent, .popTo("x"), .popToRoot, .select("x"),
            .replace("a"), .present("a"), .dismiss, .setRoot("a"),
        ]
        let data = try JSONEncoder().encode(actions)
        #expect(try JSONDecoder().decode([NavigationAction].self, from: data) == actions)
    }
}
