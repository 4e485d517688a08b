import Routing
import Testing

@testable import RoutingNavigation

/// What is wrong with a tree: the code, what it is about, and both places.
@Suite struct NavigationTreeErrorTests {
    typealias Content = @Sendable () -> [NavigationDeclaration<String>]

    struct Case: Sendable, CustomTestStringConvertible {
        let code: NavigationTreeError.Code
        let message: String
        let lines: [UInt?]
        let content: Content

        init(
            _ code: NavigationTreeError.Code,
            _ message: String,
            _ lines: [UInt?] = [1, nil],
            @NavigationBuilder<String> content: @escaping Content
        ) {
            self.code = code
            self.message = message
            self.lines = lines
            self.content = content
        }

        var testDescription: String { "\(code): \(message)" }
    }

    static let empties: [Case] = [
        Case(.empty, "the tree has nothing", [nil, nil]) {},
        Case(.empty, "a stack has nothing") { Stack(line: 1) {} },
        Case(.empty, "a fork has nothing") { Fork(line: 1) {} },
        Case(.empty, "a switcher has nothing") { Fork { Switcher(line: 1) {} } },
        Case(.empty, "a modal has nothing") { Endpoint("a") { Modal(line: 1) {} } },
    ]

    static let parts: [Case] = [
        Case(.ambiguousPart, "a stack and a stack are both found again as '(books)'", [2, 1]) {
            Fork {
                Stack(line: 1) { Endpoint("books") }
                Stack(line: 2) {
                    Endpoint("library" as RoutePattern, name: "books") { Endpoint("library/:id") }
                }
                Stack { Endpoint({ _ in false }, name: "other") }
            }
        },
        Case(.ambiguousPart, "a switcher and a fork", [2, 1]) {
            Fork(line: 1) { Stack { Endpoint("a") } }
            Switcher(line: 2) { Stack(name: "s") { Endpoint({ _ in false }, name: "a") } }
        },
    ]

    static let patterns: [Case] = [
        Case(.duplicatePattern, "'a' and 'a'", [2, 1]) {
            Endpoint("a", line: 1)
            Endpoint("a", line: 2)
        },
        Case(.duplicatePattern, "'Books/:number' and '/books/:id'", [2, 1]) {
            Stack { Endpoint("/books/:id", line: 1) }
            Stack { Endpoint("Books/:number", line: 2) }
        },
        Case(.unreachable, "'books/new' can never match: 'books/:id'", [2, 1]) {
            Endpoint("books/:id", line: 1)
            Endpoint("books/new", line: 2)
        },
        Case(.unreachable, "'app://a/b' can never match: 'a/*'", [2, 1]) {
            Endpoint("a/*", line: 1) { Endpoint("app://a/b", line: 2) }
        },
        Case(.unreachable, "'a/b' can never match: 'a/*', on which it lies, covers it; make", [2, 1]) {
            Endpoint("a/*", line: 1) { Stack { Endpoint("a/b", line: 2) } }
        },
        Case(.unreachable, "'a(/b)' can never match: '**'", [2, 1]) {
            Endpoint("**", line: 1)
            Endpoint("a(/b)", line: 2)
        },
        Case(.unreachable, "'a/:id' can never match: '/a(/:x)'", [2, 1]) {
            Endpoint("z") { Modal { Endpoint("/a(/:x)", line: 1) } }
            Endpoint("a/:id", line: 2)
        },
        Case(.malformedPattern, "not a URL pattern") { Endpoint("a/:", line: 1) },
        Case(.missingCapture, "'settings' lies on 'user/:name' and does not capture :name", [2, 1]) {
            Endpoint("user/:name", line: 1) { Stack { Endpoint("settings", line: 2) } }
        },
        Case(.missingCapture, "':b' lies on ':a/:b' and does not capture :a", [2, 1]) {
            Endpoint(":a/:b", line: 1) { Modal { Endpoint(":b", line: 2) } }
        },
    ]

    static let names: [Case] = [
        Case(.duplicateName, "the name 'x'", [2, 1]) {
            Endpoint("a", name: "x", line: 1)
            Stack(name: "x", line: 2) { Endpoint("b") }
        },
        Case(.missingName, "needs a 'name:'") { Endpoint({ _ in true }, line: 1) },
        Case(.missingName, "needs a 'name:'") {
            if let pattern = try? RoutePattern("a/:id", where: ["id": .satisfying { $0 == "1" }]) {
                Endpoint(pattern, line: 1)
            }
        },
    ]

    static let shapes: [Case] = [
        Case(.misplacedModal, "over an endpoint") { Stack { Modal(line: 1) { Endpoint("a") } } },
        Case(.misplacedModal, "over an endpoint") { Modal(line: 1) { Endpoint("a") } },
        Case(.empty, "a modal has nothing in it") {
            Endpoint("a")
            Modal(line: 1) {}
        },
        Case(.misplacedModal, "over an endpoint") {
            Endpoint("a") { Modal { Modal(line: 1) { Endpoint("b") } } }
        },
        Case(.tooDeep, "deeper than 64") {
            var part = Endpoint<String>("a", line: 1).declaration
            let _ = (0..<64).reduce(into: ()) { _, _ in part = Stack { part }.declaration }
            part
        },
    ]

    @Test(arguments: empties + parts + patterns + names + shapes)
    func aMistakeIsToldWithItsPlaces(_ row: Case) throws {
        let error = try #require(throws: NavigationTreeError.self) {
            try NavigationTree(validating: row.content())
        }
        #expect(error.code == row.code)
        #expect(error.message.contains(row.message), "\(error)")
        #expect([error.sourceLine?.line, error.other?.line] == row.lines, "\(error)")
    }

    @Test func anErrorPrintsBothPlaces() throws {
        let error = try #require(throws: NavigationTreeError.self) {
            try NavigationTree<String>.validated {
                Endpoint(":id", fileID: "App/Tree.swift", line: 3)
                Endpoint("new", fileID: "App/Tree.swift", line: 4)
            }
        }
        #expect(
            error.description == """
                unreachable: 'new' can never match: ':id' comes first and covers it; declare it before
                  declared at App/Tree.swift:4
                  because of  App/Tree.swift:3
                """
        )
        let malformed = try #require(throws: NavigationTreeError.self) {
            try NavigationTree<String>.validated { Endpoint("a/:") }
        }
        #expect((malformed.underlying as? RoutePatternError)?.code == .missingName)
        #expect(malformed.description.contains("malformed pattern at byte"))
    }

    @Test func whatCannotBeToldIsNoMistake() throws {
        _ = try NavigationTree<String>.validated {
            Endpoint("a/:id<uint>")
            Endpoint("a/:id<int>")
            Endpoint("a/x7")
            Endpoint("a/:id")
            Endpoint("b/:x/c")
            Endpoint("b/**/c")
            Endpoint("https://*.example.com/d")
            Endpoint("d")
            Endpoint(try RoutePattern(regularExpression: "e"))
            Endpoint("e")
            Endpoint(try RoutePattern("f/:id", where: ["id": .satisfying { $0 == "1" }]), name: "odd")
            Endpoint(try RoutePattern("f/:id", where: ["id": .satisfying { $0 == "2" }]), name: "even")
            Endpoint("user(/:name)") { Endpoint("settings") }
        }
    }

    @Test func aMistakeInAProgramStopsIt() async {
        await #expect(processExitsWith: .failure) {
            _ = NavigationTree<String> { Stack {} }
        }
    }
}
