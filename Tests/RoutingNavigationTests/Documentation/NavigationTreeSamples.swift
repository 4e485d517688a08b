import Foundation
import Routing
import RoutingNavigation
import Samples
import Testing

/// The samples of the article *Navigation trees* that are about trees and states.
@Suite struct NavigationTreeSamples {
    private let paper = Paper()

    private func print(_ items: Any...) { paper.print(items) }

    let tree = NavigationTree<String> {
        Switcher {
            Endpoint("login")
            Fork(name: "tabs") {
                Stack {
                    Endpoint("today") {
                        Modal { Endpoint("today/story/:type/:id") }
                    }
                }
                Stack {
                    Endpoint("books") { Endpoint("books/:id") }
                }
            }
        }
    }

    @Test func aTreePrintsItself() {
        print(tree)
        #expect(
            paper.text == """
                switcher
                ├─ endpoint login
                └─ fork 'tabs'
                   ├─ stack
                   │  └─ endpoint today
                   │     └─ ^ endpoint today/story/:type/:id
                   └─ stack
                      └─ endpoint books
                         └─ endpoint books/:id
                """
        )
    }

    @Test func aFlatStackReplacesItsRoot() throws {
        let flat = NavigationTree<String> {
            Stack {
                Endpoint("home")
                Endpoint("products/:id")
            }
        }
        let nested = NavigationTree<String> {
            Stack {
                Endpoint("home") { Endpoint("products/:id") }
            }
        }
        for tree in [flat, nested] {
            let home = try NavigationState().applying(.open("home"), on: tree)
            let product = try home.applying(.open("products/7"), on: tree)
            print(product.activePath.compactMap(\.destination.url))
        }
        #expect(
            paper.text == """
                ["products/7"]
                ["home", "products/7"]
                """
        )
    }

    @Test func aWrongTreeSaysWhere() throws {
        let line = #line + 3
        do {
            let tree = try NavigationTree<String>.validated {
                Endpoint("books/:id")
                Endpoint("books/new")
            }
            print(tree)
        } catch {
            print(error)
        }
        // What it says is the same wherever the tree is declared, but for the places.
        let here = "RoutingNavigationTests/NavigationTreeSamples.swift"
        let text = paper.text
            .replacingOccurrences(of: "\(here):\(line)", with: "MyApp/Tree.swift:11")
            .replacingOccurrences(of: "\(here):\(line + 1)", with: "MyApp/Tree.swift:12")
        #expect(
            text == """
                unreachable: 'books/new' can never match: 'books/:id' comes first and covers it; declare it before
                  declared at MyApp/Tree.swift:12
                  because of  MyApp/Tree.swift:11
                """
        )
    }

    @Test func aStateIsWalked() throws {
        let state = try NavigationState().applying(.open("books/7"), on: tree)
        let screens = state.nodes.lazy.filter { $0.kind == .endpoint }.map(\.destination)
        #expect(screens.map { $0.url ?? "" } == ["today", "books", "books/7"])
    }

    @Test func aURLGivesAState() throws {
        let state = try NavigationState().applying(.open("books/7?page=2"), on: tree)
        print(state)
        #expect(
            paper.text == """
                switcher (login) #1
                └─ * fork tabs #2
                   ├─   stack (today) #3
                   │  └─ * endpoint today #4
                   └─ * stack (books) #5
                      └─ * endpoint books #6
                         └─ * endpoint books/7?page=2 #7
                """
        )

        for node in state.activePath where node.kind == .endpoint {
            let place = node.destination
            print(place.url ?? "no URL", place.captures, place.parameters)
        }
        #expect(
            paper.text == """
                books [:] [:]
                books/7?page=2 ["id": "7"] ["page": "2", "id": "7"]
                """
        )
    }

    @Test func twoStatesHaveADifference() throws {
        let story = try NavigationState().applying(.open("today/story/news/1"), on: tree)
        let book = try story.applying(.open("books/7"), on: tree)
        for change in story.changes(to: book) { print(change) }
        #expect(
            paper.text == """
                dismiss #5 from #4
                push endpoint books/7 #8 at 0 onto #7
                activate #6 in #2
                """
        )
        let same = try story.applying(story.changes(to: book))
        assert(same == book)
        #expect(same == book)
    }

    @Test func junctionsAloneMayChange() throws {
        var state = try NavigationState().applying(.open("books/7"), on: tree)
        state = try state.applying(.open("today"), on: tree)

        let asLeft = try state.applying(.open("books", options: .junctionsOnly), on: tree)
        assert(asLeft.url == "books/7")
        let inFull = try state.applying(.open("books"), on: tree)
        assert(inFull.url == "books")
        #expect(asLeft.url == "books/7")
        #expect(inFull.url == "books")
    }

    @Test func actionsDoWhatNoURLSays() throws {
        let state = try NavigationState().applying(.open("books/7"), on: tree)
        let deeper = try state.applying(.push("books/8"), on: tree)
        assert(deeper.activePath.suffix(3).compactMap(\.destination.url) == ["books", "books/7", "books/8"])
        let root = try deeper.applying(.popToRoot, on: tree)
        assert(root.url == "books")
        #expect(deeper.activePath.suffix(3).compactMap(\.destination.url) == ["books", "books/7", "books/8"])
        #expect(root.url == "books")
    }

    @Test func anEndpointMayStayForAllItsURLs() throws {
        let player = NavigationTree<String> {
            Endpoint("player/:song", identity: .pattern)
        }
        let first = try NavigationState().applying(.open("player/1"), on: player)
        let second = try first.applying(.open("player/2"), on: player)
        print(first.changes(to: second))
        #expect(
            paper.text == """
                [update player/2 #1]
                """
        )
    }

    @Test func whatFloatsIsPresentedOverWhateverShows() throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack { Endpoint("books") { Endpoint("books/:id") } }
            }
            Modal { Endpoint("player/:song") }
        }
        let book = try NavigationState().applying(.open("books/7"), on: tree)
        let playing = try book.applying(.open("player/3"), on: tree)
        assert(playing.activePath.suffix(2).map(\.destination.url) == ["books/7", "player/3"])
        let today = try playing.applying(.open("today"), on: tree)
        assert(today.nodes.allSatisfy { $0.modal == nil })
    }

    @Test func anEndpointMayAskCode() throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("inbox") {
                    Endpoint({ $0.scheme == "mailto" }, name: "letter")
                }
            }
        }
        let state = try NavigationState().applying(.open("mailto:ada@example.com"), on: tree)
        assert(state.find(name: "letter") == state.activeLeaf)
        #expect(state.find(name: "letter") == state.activeLeaf)
    }
}
