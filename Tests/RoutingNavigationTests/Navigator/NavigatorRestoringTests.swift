import Foundation
import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// The end of a session, and another one.
@MainActor @Suite struct NavigatorRestoringTests {
    private let stage = Stage()

    private func session(_ stage: Stage) -> Navigator {
        let tree = ReadingApp.tree(presentedBy: stage.presenters)
        return Navigator(tree, renderer: stage.renderer(tree))
    }

    private func saved(_ urls: String...) async throws -> NavigationState {
        let navigator = session(Stage())
        for url in urls { try await navigator.open(url, passing: "not saved") }
        let data = try JSONEncoder().encode(navigator.snapshot())
        return try JSONDecoder().decode(NavigationState.self, from: data)
    }

    /// The saved state of a navigator, after changes of its text.
    private func edited(_ navigator: Navigator, _ edits: (old: String, new: String)...) throws
        -> NavigationState
    {
        let json = try edits.reduce(navigator.snapshot().json()) { json, edit in
            try #require(json.contains(edit.old))
            return json.replacing(edit.old, with: edit.new)
        }
        return try NavigationState(json: json)
    }

    @Test func anotherSessionGoesOnWhereOneEnded() async throws {
        let saved = try await saved("books/7", "today", "settings/font?size=2")
        let navigator = session(stage)
        #expect(try await navigator.restore(saved).isEmpty)
        #expect(navigator.state == saved)
        #expect(navigator.state.url == "settings/font?size=2")
        #expect(stage.outline == saved.screenOutline)
        #expect(navigator.history.map(\.url) == ["settings/font?size=2"])
        #expect(!navigator.canGoBack)
        #expect(navigator.state.activeLeaf?.destination.context == nil)
        #expect(try await navigator.open("books", options: .junctionsOnly).url == "books/7")
    }

    @Test func restoredPlacesHaveTheNamesOfTheTree() async throws {
        func tree(_ list: String?, _ book: String?) -> NavigationTree<String> {
            NavigationTree { Stack { Endpoint("books", name: list) { Endpoint("books/:id", name: book) } } }
        }
        let earlier = Navigator(tree("list", "book"))
        try await earlier.open("books/7")
        let json = try earlier.snapshot().json()
        for (list, book) in [("book", "list"), ("books", "detail"), (nil, nil)] {
            let navigator = Navigator(tree(list, book))
            #expect(try await navigator.restore(NavigationState(json: json)).isEmpty)
            #expect(navigator.state.activePath.suffix(2).map(\.destination.name) == [list, book])
            if let list { try await navigator.dispatch(.popTo(.name(list))) }
            #expect(navigator.state.url == (list == nil ? "books/7" : "books"))
        }
    }

    @Test func identitiesAreCountedOn() async throws {
        let saved = try await saved("books/7", "books/8", "books/9")
        let last = try #require(saved.activeLeaf?.id)
        let navigator = session(stage)
        try await navigator.restore(saved)
        #expect(try #require(try await navigator.open("books/10").activeLeaf?.id).number > last.number)
    }

    @Test func anEmptyStateIsNoVisit() async throws {
        let navigator = session(stage)
        #expect(try await navigator.restore(NavigationState()).isEmpty)
        #expect(navigator.history.isEmpty)
        try await navigator.open("books")
        try await navigator.restore(NavigationState())
        #expect(stage.outline == "nothing" && navigator.state == NavigationState())
        #expect(navigator.history.isEmpty)
    }

    @Test func anEarlierStateOfTheSameSessionKeepsWhatIsThere() async throws {
        let navigator = session(stage)
        try await navigator.open("books/7")
        let snapshot = navigator.snapshot()
        try await navigator.open("today")
        let made = stage.made.count
        try await navigator.restore(snapshot)
        #expect(navigator.state == snapshot)
        #expect(stage.made.count == made)
        #expect(stage.outline == snapshot.screenOutline)
    }

    @Test func whatIsThereIsNotTakenForSomethingElse() async throws {
        // Both sessions count from 1, and their books have one number.
        let saved = try await saved("books/8")
        let navigator = session(stage)
        try await navigator.open("books/7")
        let book = try #require(navigator.state.activeLeaf?.id)
        #expect(saved.activeLeaf?.id == book)
        stage.clear()
        try await navigator.restore(saved)
        #expect(navigator.state.url == "books/8")
        #expect(try #require(navigator.state.activeLeaf?.id).number > book.number)
        // Another book is another screen; the one before is left.
        #expect(stage.unwound == ["books/7\(book)"])
        #expect(stage.calls.allSatisfy { !$0.hasPrefix("update") })
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func somethingElseEntirelyTakesThePlaceOfWhatIsThere() async throws {
        let navigator = session(stage)
        try await navigator.open("login")
        for urls in [["books/7", "story/a/1"], ["login"], ["settings/font"], ["settings/size", "profile"]] {
            let other = session(Stage())
            for url in urls { try await other.open(url) }
            try await navigator.restore(other.snapshot())
            #expect(navigator.state.url == urls.last)
            #expect(stage.outline == navigator.state.screenOutline)
            #expect(navigator.state.fault == nil)
            #expect(navigator.history.count == 1)
        }
    }

    @Test func whatStandsHigherAfterATakeOutIsKept() async throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("home") {
                    Endpoint("shelf") {
                        Fork {
                            Stack { Endpoint("today") }
                            Stack { Endpoint("books") }
                        }
                    }
                }
            }
        }
        let navigator = Navigator(tree)
        for taken in ["shelf", "home"] {
            try await navigator.open("books")
            let place = try #require(navigator.state.nodes.first { $0.destination.url == taken })
            try await navigator.dispatch(.takeOut(.id(place.id)))
            let saved = navigator.snapshot()
            #expect(try await Navigator(tree).restore(saved).isEmpty)
            #expect(try await navigator.restore(saved).isEmpty && navigator.state == saved)
        }
    }

    @Test func aPlaceThatNeedsCapturesIsDroppedWithoutThem() async throws {
        let tree = NavigationTree<String> {
            Stack(name: "st") { Endpoint("home") { Endpoint("secret/:id") } }
        }
        let router = Routing()
        router.protect("**") { _ in .reject("no") }
        let navigator = Navigator(tree, renderer: RecordingRenderer(), in: router)
        let json = """
            {"version":1,"next":9,"nodes":[
              {"kind":"stack","destination":{"id":1,"origin":{"name":"st"},"name":"st"}},
              {"kind":"endpoint","parent":0,"destination":{"id":2,"origin":{"pattern":"secret/:id"}}}
            ]}
            """
        let dropped = try await navigator.restore(NavigationState(json: json))
        #expect(dropped.count == 2 && navigator.state.root == nil)
    }

    @Test(arguments: [(1 << 39, false), (1 << 40 + 1, true), (1 << 53, true)])
    func aStateThatCountsFarIsCountedAnew(number: Int, isCountedAnew: Bool) async throws {
        let other = session(Stage())
        try await other.open("books/7")
        let next = "\"next\" : "
        let saved = try edited(other, (next + "\(other.state.nextNumber)", next + "\(number)"))
        let navigator = session(stage)
        try await navigator.restore(saved)
        try await navigator.open("story/a/1")
        #expect(try NavigationState(json: navigator.snapshot().json()) == navigator.state)
        #expect((navigator.state.nextNumber < 100) == isCountedAnew)
    }

    @Test func whatIsThereSomewhereElseGetsAnIdentityOfItsOwn() async throws {
        let navigator = session(stage)
        try await navigator.open("books/8")
        let book = try #require(navigator.state.activeLeaf?.id)
        let other = session(Stage())
        try await other.open("today")
        try await other.dispatch(.push("books/8"))
        let pushed = try #require(other.state.activeLeaf?.id)
        // The two places of the other state that have these numbers change them with each other.
        func id(_ number: Int) -> String { "\"id\" : \(number)," }
        let saved = try edited(
            other, (id(pushed.number), id(0)), (id(book.number), id(pushed.number)), (id(0), id(book.number)))
        try await navigator.restore(saved)
        #expect(navigator.state.url == "books/8" && navigator.state.activeLeaf?.id != book)
        #expect(stage.outline == navigator.state.screenOutline)
    }

    @Test func whatTheTreeDoesNotHaveIsDroppedAndListed() async throws {
        let saved = try await saved("books/7", "story/news/1")
        let older = NavigationTree<String> {
            Switcher {
                Endpoint("login")
                Fork(name: "tabs") {
                    Stack { Endpoint("today") }
                    Stack { Endpoint("books") { Endpoint("books/:id") } }
                }
            }
        }
        let renderer = RecordingRenderer()
        let navigator = Navigator(older, renderer: renderer)
        let dropped = try await navigator.restore(saved)
        #expect(dropped.map(\.url) == ["story/news/1", "profile"])
        // What is left of the active path is kept.
        #expect(navigator.state.url == "today")
        #expect(renderer.shown == navigator.state)
        #expect(try await navigator.open("books", options: .junctionsOnly).url == "books/7")
    }

    @Test func aRestorationThatFailsChangesNothing() async throws {
        let saved = try await saved("settings/font")
        let navigator = session(stage)
        let state = try await navigator.open("books/7")
        stage.failCall(4)
        await #expect(throws: Fault.self) { try await navigator.restore(saved) }
        stage.failNever()
        #expect(navigator.state == state)
        #expect(stage.outline == state.screenOutline)
        #expect(navigator.history.map(\.url) == ["books/7"])
    }

    /// A screen that has left may still be at work, and finish later.
    @Test func aRestoredPlaceIsNotThatOfAnEarlierOneWithItsNumber() async throws {
        let saved = try await saved("books/3")
        let navigator = session(stage)
        try await navigator.open("books/9")
        let earlier = try #require(navigator.state.activeLeaf?.destination)
        #expect(saved.activeLeaf?.destination.id == earlier.id)
        try await navigator.open("login")
        try await navigator.restore(saved)
        earlier.finish()
        await navigator.idle()
        #expect(navigator.state.url == "books/3" && stage.outline == navigator.state.screenOutline)
    }

    /// A program closes a window in this way, where no user can answer the guard any more.
    @Test func anEmptyStateEndsTheQuestionOfAGuard() async throws {
        let router = Routing(configuration: .init(concurrency: .limit(2)))
        let tree = ReadingApp.tree(presentedBy: stage.presenters)
        let navigator = Navigator(tree, renderer: stage.renderer(tree), in: router)
        router.protect("books/:id") { [weak navigator] _ in
            let isLoggedIn = try? await navigator?.result(of: "login", as: Bool.self)
            return isLoggedIn == true ? .pass : .reject("signed out")
        }
        let request = Task { try await navigator.open("books/7") }
        for await state in navigator.states() where state.url == "login" { break }
        try await navigator.restore(NavigationState())
        await #expect { try await request.value } throws: { ($0 as? RoutingError)?.code == .rejected }
        #expect(navigator.state == NavigationState())
    }

    /// The requests count on while a guard is asked, so the places have other numbers afterwards.
    @Test(arguments: 0..<5)
    func requestsMeanwhileDoNotChangeWhatAGuardRefuses(requests: Int) async throws {
        let tree = NavigationTree<String> {
            Switcher {
                Endpoint("welcome") { Endpoint("help/:id") }
                Fork {
                    Stack { Endpoint("books") { Endpoint("books/:id") } }
                    Stack { Endpoint("account") { Endpoint("account/orders") } }
                }
            }
            Modal { Endpoint("login") }
        }
        let (earlier, router, gate) = (Navigator(tree), Routing(), Gate())
        for url in ["books/7", "account/orders"] { try await earlier.open(url) }
        let saved = try NavigationState(json: earlier.snapshot().json())
        router.protect("account/orders") { @MainActor _ in
            await gate.pass()
            return .redirect(to: "login")
        }
        let navigator = Navigator(tree, renderer: RecordingRenderer(), in: router)
        for number in 1...9 { try await navigator.open("help/\(number)") }
        let restoration = Task { try await navigator.restore(saved) }
        await gate.arrival()
        for number in 0..<requests { try await navigator.open("help/2\(number)") }
        gate.open()
        #expect(try await restoration.value.map(\.url) == ["account/orders"])
        let places = navigator.state.nodes.compactMap(\.destination.url)
        #expect(places == ["books", "books/7", "account", "login"])
    }
}
